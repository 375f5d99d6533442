//! What is proposed to the players: a judgement as far as they could agree on it.

use super::{Effort, Findings, judge};
use crate::{Agreement, Color, Dispute, Game, Phase, Settlement};

/// Who plays next at the present moment of `game`, or nobody: the players have stopped, or the board was only drawn.
pub fn next_to_play(game: &Game) -> Option<Color> {
    let playing = *game.phase() == Phase::Playing && !game.taken().is_empty();
    playing.then(|| game.to_move())
}

/// The agreement that follows from a judgement of the board, without stones that only their own side could have killed,
/// and with the claims that go with its sekis where the ruleset knows such.
///
/// Where the ruleset leaves every stone alive, it is what others could agree on.
///
/// ```
/// use jiping::{Diagram, Game, Position, Ruleset, Setup, life};
/// let drawn: Diagram = "..XO.O.\n..XO.XO\n.XXOO.O\n..X.OO.\n.XXO.O.".parse()?;
/// let game = Game::new(Ruleset::preset("law-2012")?, Position::new(Setup::of(drawn.board))?);
/// let agreement = life::proposal(&game, life::Effort::default());
/// let size = game.board().size();
/// assert_eq!(agreement.dead, [size.parse_point("F4").unwrap()]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn proposal(game: &Game, effort: Effort) -> Agreement {
    let mut agreement = Agreement {
        dead: judge(game.board(), next_to_play(game), effort).dead(),
        ..Agreement::default()
    };
    while let Err(Dispute::DeadAtHome { dead, .. }) = Settlement::agree(game, &agreement) {
        let before = agreement.dead.len();
        agreement.dead.retain(|point| !dead.contains(point));
        if agreement.dead.len() == before {
            break;
        }
    }
    let claims = Findings::of(game.board(), &agreement.dead).claims();
    let claimed = Agreement {
        claims,
        ..agreement.clone()
    };
    match Settlement::agree(game, &claimed) {
        Ok(_) => claimed,
        Err(_) => agreement,
    }
}

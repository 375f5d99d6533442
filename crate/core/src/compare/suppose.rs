//! What if: the same game with one fact changed.

use super::Comparison;
use crate::{Action, Agreement, Color, Game, Illegal, Intent, Point, Ruleset};

/// One fact that a reader changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Supposition {
    /// This side made the game's first pass.
    FirstPass(Color),
    /// The last stone before the closing passes was not put there.
    TakeBack,
    /// The side to move before the closing passes put one more stone: a dame, or a reinforcement.
    OneMore(Point),
}

/// A game and an agreement with some facts changed.
#[derive(Clone, Debug)]
pub struct WhatIf {
    /// The game with moves added or taken back, and two passes at the end.
    game: Game,
    /// The agreement without what the moves changed.
    agreement: Agreement,
    /// Who is to have passed first, whatever the moves say.
    first_pass: Option<Color>,
}

impl WhatIf {
    /// Changes facts one after another.
    ///
    /// # Errors
    /// [`Illegal`] if a stone cannot be put where it is supposed.
    ///
    /// ```
    /// use jiping::compare::{Supposition, WhatIf};
    /// use jiping::{Agreement, Ruleset, sgf};
    /// let (games, _) = sgf::parse("(;SZ[5];B[ca];W[da];B[cb];W[];B[])");
    /// let game = games.first_record()?.replay(Ruleset::preset("law-2012")?)?.game;
    /// let changed = WhatIf::new(&game, &Agreement::default(), &[Supposition::TakeBack])?;
    /// let comparison = changed.compare(Ruleset::presets());
    /// assert_eq!(comparison.game().board().stones().count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(
        game: &Game,
        agreement: &Agreement,
        suppositions: &[Supposition],
    ) -> Result<WhatIf, Illegal> {
        let mut changed = WhatIf {
            game: game.clone(),
            agreement: agreement.clone(),
            first_pass: None,
        };
        for supposition in suppositions {
            match *supposition {
                Supposition::FirstPass(color) => changed.first_pass = Some(color),
                Supposition::TakeBack => {
                    let plays = changed.plays();
                    changed.stop_after(plays.saturating_sub(1));
                }
                Supposition::OneMore(point) => {
                    let (mut longer, _) = changed.game.replayed(*game.rules(), changed.plays());
                    longer.play(point)?;
                    changed.game = longer;
                    changed.stop_after(usize::MAX);
                }
            }
        }
        let board = changed.game.board();
        let stands = |point: Point| board.get(point) == game.board().get(point);
        let Agreement { dead, claims } = &mut changed.agreement;
        dead.retain(|point| stands(*point));
        claims.retain(|(point, _)| stands(*point));
        Ok(changed)
    }

    /// The game so changed under each of these rulesets.
    pub fn compare(&self, rulesets: &[Ruleset]) -> Comparison<'_> {
        super::supposing(&self.game, &self.agreement, rulesets, self.first_pass)
    }

    /// Whose pass is taken for the first of the game.
    pub fn first_pass(&self) -> Option<Color> {
        self.first_pass.or(self.game.first_pass())
    }

    /// Whose turn it was when the closing passes began.
    pub fn to_move(&self) -> Color {
        let last = self.plays().checked_sub(1);
        let last = last.and_then(|last| self.game.taken().get(last));
        last.map_or(self.game.start().to_move(), |taken| taken.color.other())
    }

    /// The number of actions up to the last stone put on the board.
    fn plays(&self) -> usize {
        let taken = self.game.taken();
        let last = taken
            .iter()
            .rposition(|taken| matches!(taken.action, Action::Play(_)));
        last.map_or(0, |last| last + 1)
    }

    /// Cuts the game off, and lets the sides pass that have not done so there.
    fn stop_after(&mut self, actions: usize) {
        let (mut game, _) = self.game.replayed(*self.game.rules(), actions);
        let last = game.taken().iter().rev().take(2);
        let passes = last.take_while(|taken| matches!(taken.action, Action::Pass(_)));
        for _ in passes.count()..2 {
            game.replay_pass(game.to_move(), Intent::Stop);
        }
        self.game = game;
    }
}

//! Real games of `../shared/data` play through, and those whose index lists the dead stones of the file's own marks
//! give the recorded result.
#![allow(
    clippy::print_stdout,
    reason = "the test says how many games there were"
)]

mod real;

use jiping::Points;
use real::{RealGame, real_games};

/// Black's lead by our count of the record with its own marks.
fn counted(game: &RealGame) -> Result<Points, String> {
    let played = game.played()?;
    let dead = game.marked(played.board().size()).unwrap_or_default();
    game.lead(&played, dead)
}

#[test]
fn real_games_play_through_and_give_their_results() {
    let games = real_games();
    if games.is_empty() {
        return;
    }
    let (mut played, mut marked, mut agree) = (0, 0, 0);
    let mut differ = Vec::new();
    for game in &games {
        let file = &game.file;
        match counted(game) {
            Ok(margin) => {
                played += 1;
                if !game.known["marks"].is_null() {
                    marked += 1;
                    if Some(margin) == game.result() {
                        agree += 1;
                    } else {
                        differ.push(format!(
                            "{file}: {} is counted {margin}",
                            game.known["result"]
                        ));
                    }
                }
            }
            Err(error) => differ.push(format!("{file}: {error}")),
        }
    }
    println!(
        "{played} games play through; {agree} of {marked} with marks give the recorded result"
    );
    println!("{}", differ.join("\n"));
    assert!(played >= 70 && agree == marked, "{}", differ.join("\n"));
}

// Moves as the tests and the pages about rulesets write them.

import type { Game } from "../../www/engine.js";

/** Makes a move: a point, `pass` to stop, `pass!` to leave a move out, `resume`, or `resign`. */
export function make(game: Game, move: string): void {
  if (move === "pass") game.pass("stop");
  else if (move === "pass!") game.pass("play-on");
  else if (move === "resume") game.resume();
  else if (move === "resign") game.resign(game.state.toMove);
  else game.play(move);
}

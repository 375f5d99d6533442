// What is said of a game that is played on: which sentence, and which name a pass has.

import assert from "node:assert/strict";
import { test } from "node:test";
import { statusSentence } from "../../www/captions.js";
import { Game } from "../../www/engine.js";
import { languages } from "../../www/messages.js";
import { passKindOf, statusOf } from "../../www/status.js";
// Starts the engine.
import "./counts.js";
import { make } from "./moves.js";

/** A board after these moves. */
function after(rules: string, moves: string): Game {
  const game = Game.fromDiagram("...\n...\n...", { rules });
  for (const move of moves.split(" ").filter((word) => word !== "")) make(game, move);
  return game;
}

function check(rules: string, moves: string, key: string, sentence: RegExp): void {
  const { state } = after(rules, moves);
  const resumed = moves.endsWith("resume");
  assert.equal(statusOf(state, resumed).key, key, `${rules}: ${moves}`);
  assert.match(statusSentence(state, resumed, languages.en), sentence, `${rules}: ${moves}`);
}

test("what is going on has one sentence", () => {
  check("tangsong-2008", "", "turn", /^Black to move: click/);
  check(
    "tangsong-2008",
    "b2 pass",
    "passed-then",
    /^White has passed\. If Black passes too, the game pauses\.$/,
  );
  check("law-2012", "b2 pass", "proposed", /^White proposes a stop: Black agrees, or plays on\.$/);
  check("law-2012", "b2 pass!", "passed", /^White has passed: Black to move\.$/);
  check("tangsong-2008", "pass pass", "paused", /or dispute it and play on\.$/);
  check("tangsong-2008", "pass pass pass", "paused-then", / One more pass, and .* with every stone alive\.$/);
  check(
    "tangsong-2008",
    "pass pass resume",
    "resumed",
    /^The stop was disputed and play goes on: Black to move\.$/,
  );
  check("chinese-2002", "pass pass", "ended", /^Both sides have stopped, and the game is over\./);
  check("tangsong-2008", "pass pass pass pass", "all-alive", /every stone on the board is alive\.$/);
  check("seven-article", "pass pass resume pass pass", "paused", /or dispute it and play on\.$/);
  check("aga", "b2 resign", "resigned", /^White resigns; Black wins\.$/);
});

test("a pass has the name of what it says, or of what it costs", () => {
  const kinds = (rules: string, moves = "") => {
    const { passes } = after(rules, moves).state;
    return passes.map((row) => passKindOf(row, passes)).join(" ");
  };
  assert.equal(kinds("tangsong-2008"), "stone");
  assert.equal(kinds("law-2012"), "proposal play-on");
  assert.equal(kinds("law-2012", "pass"), "agreement play-on");
  assert.equal(kinds("law-2012", "pass! pass! pass!"), "proposal plain");
  assert.equal(kinds("law-2012", "pass pass"), "");
  assert.equal(kinds("seven-article"), "abstain-proposal stone");
  assert.equal(kinds("seven-article", "pass pass"), "");
  assert.equal(kinds("seven-article", "pass"), "abstain-agreement stone");
  assert.equal(kinds("aga"), "prisoner");
  assert.equal(kinds("chinese-2002"), "plain");
});

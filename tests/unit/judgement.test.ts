// What a click on the board means where players agree on a finished game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ownersText } from "../../www/agreement.js";
import { JipingError } from "../../www/error.js";
import { claimed, judged } from "../../www/judgement.js";
import { type Reading, readingOf } from "../../www/reading.js";
// Starts the engine.
import "./counts.js";

/** White may fill any one of B3, C5 and E4, and Black none. */
const oneSided = "OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.";
const lane = ".X..O\n..XXO\n..XO.\n..XO.\n..XO.";

function reading(text: string, rules: string, owners = ""): Reading {
  return readingOf({ text, rules, owners, method: undefined, komi: undefined, dead: "none" });
}

/** The owners that are named after clicks on these points, or the code of what refuses one. */
function check(text: string, rules: string, clicks: string, expected: string): void {
  let owners = "";
  try {
    for (const point of clicks.split(" ")) owners = ownersText(claimed(point, reading(text, rules, owners)));
  } catch (thrown) {
    owners = JipingError.from(thrown).code;
  }
  assert.equal(owners, expected, `${rules}: ${clicks}`);
}

test("a click on a neutral point names its next owner: shared, Black, White, nobody", () => {
  check(lane, "law-2012", "C5", "C5=shared");
  check(lane, "law-2012", "C5 C5", "C5=black");
  check(lane, "law-2012", "C5 C5 D5", "C5=black D5=shared");
  check(lane, "law-2012", "C5 C5 C5", "C5=white");
  check(lane, "law-2012", "C5 C5 C5 C5", "");
});

test("in a seki the liberty that stays is named first", () => {
  check(oneSided, "tangsong-2008", "B3 E4 E4 E4", "B3=shared E4=white");
  check(oneSided, "tangsong-2008", "E4 E4", "dispute-no-shared-liberty");
});

test("what nobody can claim is refused", () => {
  check(oneSided, "law-2012", "F7", "dispute-claim-inside");
  check(lane, "chinese-2002", "C5", "dispute-no-claims");
});

test("a chain cannot be dead if that contradicts an owner that is named", () => {
  const game = reading(".X.O.\n.X.O.\n.X.O.", "law-2012", "C2=white");
  assert.throws(
    () => judged("D2", game),
    ({ code }: JipingError) => code === "dispute-claim-inside",
  );
  assert.deepEqual(judged("D2", { ...game, owners: {} }), ["D3", "D2", "D1"]);
});

test("a chain is judged also where an owner is named under a ruleset that knows no claims", () => {
  const game = { ...reading(lane, "chinese-2002"), owners: { C5: "black" } as const };
  assert.deepEqual(judged("D2", game), ["D3", "D2", "D1"]);
});

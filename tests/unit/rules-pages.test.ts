// The pages about rulesets: whole in both languages, true to the engine's sheets, and their boards do what they say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ownersIn } from "../../www/agreement.js";
import { Game, type Ruleset, rulesets } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";
import { languages as messages } from "../../www/messages.js";
import { marksOf } from "../../www/reservations.js";
import { pages } from "../../www/site/rules/all.js";
import { isPlayed, languages, type Played, type Words } from "../../www/site/rules/page.js";
import { drawn, recordOf } from "../../www/site/rules/record.js";
import { valueWords } from "../../www/site/rules/values.js";
import { fileOf, writePages } from "../../www/site/rules/write.js";
// Starts the engine.
import "./counts.js";
import { make } from "./moves.js";

function row(id: string): Ruleset {
  return rulesets().find((rules) => rules.id === id) ?? assert.fail(id);
}

test("every ruleset has a page, with texts in both languages", () => {
  assert.deepEqual(
    pages.map(({ id }) => id).sort(),
    rulesets()
      .map(({ id }) => id)
      .sort(),
  );
  const whole = (text: Words, where: string) => {
    for (const language of languages) assert.ok(text[language].length > 0, where);
    assert.match(text["zh-Hans"], /[\u4e00-\u9fff]|Tromp/, where);
    // Terms of the field may stand in the English, sentences may not.
    assert.doesNotMatch(text.en, /[。，；：]|[\u4e00-\u9fff]{9}/, where);
  };
  for (const { id, source, title, line, intro, asks, peculiar, remarks = [] } of pages) {
    for (const text of [title, line, intro, peculiar.heading, peculiar.look, peculiar.see, ...remarks])
      whole(text, id);
    assert.match(source, /[\u4e00-\u9fff]{2}/, id);
    assert.ok(asks.length >= 3, id);
    for (const { text } of asks) whole(text, id);
    for (const board of peculiar.boards) {
      whole(board.caption, id);
      if (isPlayed(board)) for (const { text } of board.trials) whole(text, id);
    }
  }
});

test("every value of every sheet has words", () => {
  for (const { id, fields } of rulesets()) {
    for (const { field, value } of fields) {
      for (const language of languages)
        assert.ok(valueWords(field, value, language), `${id} ${field} ${value}`);
    }
  }
});

test("a page cites what the sheet cites", () => {
  for (const { id, asks } of pages) {
    const { fields } = row(id);
    for (const { field, article } of asks) {
      assert.ok(
        fields.some((found) => found.field === field),
        `${id}: ${field}`,
      );
      if (article !== undefined) {
        assert.ok(
          fields.some((found) => found.article.split(", ").includes(article)),
          `${id}: ${article}`,
        );
      }
    }
  }
});

test("what is only approximated is explained, and what is explained is marked", () => {
  for (const { id, remarks = [] } of pages) {
    const basis = new Map(row(id).fields.map((field) => [field.field, field.basis]));
    const explained = remarks.flatMap(({ fields }) => fields);
    for (const field of explained)
      assert.match(basis.get(field) ?? "absent", /^(approximate|inferred)$/, `${id} ${field}`);
    for (const [field, known] of basis) {
      if (known === "approximate") assert.ok(explained.includes(field), `${id} ${field}`);
    }
  }
});

test("what the AGA text asks for and is not done here is said on its page", () => {
  const told = pages.find(({ id }) => id === "aga")?.remarks ?? [];
  assert.deepEqual(
    [/illegal move back .* becomes no pass\.$/, /White's third pass is not made on the board/].map((text) =>
      told.some(({ en }) => text.test(en)),
    ),
    [true, true],
  );
});

test("the boards that are counted come to what the page says", () => {
  for (const { id, peculiar } of pages) {
    for (const board of peculiar.boards) {
      if (isPlayed(board)) continue;
      const game = Game.fromSgf(recordOf(board), { rules: id });
      const owners = ownersIn(board.owners ?? "", (word) => assert.fail(word));
      const count = game.settle({ dead: board.dead?.split(" ") ?? [], owners }).count(board.method);
      assert.equal(count.result.margin, board.margin, `${id}: ${board.caption.en}`);
      assert.ok(count.checks.every(({ agrees }) => agrees));
      // The numbers that the page tells are the ones that the board shows.
      assert.deepEqual(
        game.state.notes.map(({ code }) => code).filter((code) => code !== "record-passes-supplied"),
        [],
      );
    }
  }
});

function outcome(id: string, board: Played): string {
  const game = Game.fromDiagram(drawn(board).join("\n"), { rules: id, toMove: board.toMove ?? "black" });
  let last = "";
  for (const [index, { move }] of board.trials.entries()) {
    try {
      make(game, move);
      last = "legal";
    } catch (thrown) {
      last = JipingError.from(thrown).code;
      assert.equal(index, board.trials.length - 1, `${id} ${move}: ${last}`);
    }
  }
  const { phase } = game.state;
  return phase === "playing" ? last : phase;
}

test("a ruleset that knows claims plays one, and the point goes to the side that may take it", () => {
  const boards = pages.flatMap(({ id, peculiar }) =>
    peculiar.boards.flatMap((board) =>
      isPlayed(board) || board.owners === undefined ? [] : [{ id, board }],
    ),
  );
  assert.ok(boards.length > 0);
  for (const { id, board } of boards) {
    const game = Game.fromSgf(recordOf(board), { rules: id });
    const nobody = game.settle({}).count(board.method).result.margin;
    assert.equal(board.margin - nobody, -1, id);
  }
});

test("the moves to try come to what the page says", () => {
  for (const { id, peculiar } of pages) {
    for (const board of peculiar.boards) {
      if (isPlayed(board)) assert.equal(outcome(id, board), board.expect, `${id}: ${board.caption.en}`);
    }
  }
});

test("a ruleset has its marks wherever a page names it in a list or a heading", () => {
  const written = new Map(writePages(rulesets()).map(({ name, text }) => [name, text]));
  const marked = rulesets().filter(({ fields }) => marksOf(fields) !== "");
  assert.ok(marked.length > 5);
  for (const { id, fields } of marked) {
    for (const language of languages) {
      const page = pages.find((one) => one.id === id);
      const marks = marksOf(fields);
      assert.ok(written.get(fileOf(id, language))?.includes(`<h1>${page?.title[language]}${marks}</h1>`), id);
      const link = `>${messages[language].rulesets[id]}${marks}</a>`;
      assert.ok([...written.values()].filter((text) => text.includes(link)).length >= 1, link);
    }
  }
});

test("a point that is only inferred or approximated is marked where it is asked for, as in the sheet", () => {
  const page = (id: string) =>
    writePages(rulesets()).find(({ name }) => name === fileOf(id, "en"))?.text ?? assert.fail(id);
  const rowsOf = (id: string, start: string) =>
    [...page(id).matchAll(/<tr class="[a-z]+">.*?<\/tr>/g)]
      .map(([text]) => text.replace(/<[^>]+>/g, "|"))
      .filter((text) => text.startsWith(`||${start}`));
  assert.match(page("ikeda-area-3"), /<b>owners of empty points \*<\/b>/);
  assert.match(page("ing"), /<b>repetition ≈<\/b>/);
  assert.match(page("ancient-stones"), /<b>repetition \*<\/b>/);
  assert.match(page("tangsong-2008"), /<b>compensation<\/b>/);
  // Who says nothing of a handicap gives nothing for it: the name has no mark for that, and neither has the sheet.
  assert.match(rowsOf("tangsong-2008", "handicap").join(), /not mentioned/);
  assert.match(rowsOf("tangsong-2008", "equal results").join(), /\* inferred/);
  for (const { id, fields } of rulesets()) {
    const sheet = page(id).split('class="sheet"')[1] ?? "";
    for (const mark of ["≈", "*"])
      assert.equal(sheet.includes(`${mark} `), marksOf(fields).includes(mark), `${id} ${mark}`);
  }
});

test("the pages are written whole, escaped, and link to one another", () => {
  const written = writePages(rulesets());
  const names = new Set(written.map(({ name }) => name));
  assert.equal(names.size, 2 * (pages.length + 1));
  for (const { name, text } of written) {
    assert.match(text, /^<!doctype html>\n<html lang="(zh-Hans|en)">/, name);
    assert.equal(text.match(/<h1>/g)?.length, 1, name);
    const tried = text.match(/<li data-move="[^"]+"><button type="button">[^<]+<\/button>/g) ?? [];
    assert.equal(tried.length, text.match(/data-move/g)?.length ?? 0, name);
    assert.doesNotMatch(text, /undefined|\[object|<style| style=|<script>|javascript:/, name);
    for (const [, href = ""] of text.matchAll(/href="([^"./][^"]*\.html)"/g))
      assert.ok(names.has(href), `${name}: ${href}`);
    const other = name.endsWith("-en.html") ? name.replace("-en", "") : name.replace(".html", "-en.html");
    assert.ok(text.includes(`href="${other}"`), name);
  }
});

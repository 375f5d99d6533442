// The pages about rulesets, over http and from a disk: they open, they fit, and their boards come to what they say.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { errorSentence, statusSentence } from "../../www/captions.js";
import { Game } from "../../www/engine.js";
import { JipingError } from "../../www/error.js";
import { type Messages, languages as messages } from "../../www/messages.js";
import { fraction } from "../../www/number.js";
import { pages } from "../../www/site/rules/all.js";
import { isPlayed, languages, type Played } from "../../www/site/rules/page.js";
import { recordOf } from "../../www/site/rules/record.js";
import { fileOf } from "../../www/site/rules/write.js";
// Starts the engine.
import "../unit/counts.js";
import { make } from "../unit/moves.js";
import { clickOn, places, troubles } from "./board.js";

const files = languages.flatMap((language) =>
  pages.map((page) => ({ page, language, file: `rules/${fileOf(page.id, language)}` })),
);
const lists = languages.map((language) => `rules/${fileOf("index", language)}`);

/** Every board has a game or has said why not. */
function settled(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    [...document.querySelectorAll("jiping-board")].every((board) => board.count || board.error),
  );
}

/** What the boards that are counted show at their end. */
function verdicts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("jiping-board:not([playing])")].map((found) => {
      const board = found as HTMLElementTagNameMap["jiping-board"];
      board.step = board.steps;
      const shown = (part: string) => board.shadowRoot?.querySelector(part)?.textContent ?? "";
      return `${board.count?.method}: ${shown(".headline")} ${shown(".margin")}`;
    }),
  );
}

function sentence(margin: number, language: string): string {
  const points = fraction(Math.abs(margin));
  if (language === "en") {
    return `${margin >= 0 ? "Black" : "White"} wins by ${points} ${Math.abs(margin) === 1 ? "point" : "points"}`;
  }
  return `${margin >= 0 ? "黑" : "白"}胜 ${points} 点`;
}

for (const { name, address } of places) {
  test(`every page over ${name} opens, and its counted boards reach their verdicts`, async ({ page }) => {
    test.slow();
    const heard = troubles(page);
    for (const { page: about, language, file } of files) {
      await page.goto(address(file));
      await settled(page);
      const counted = about.peculiar.boards.flatMap((board) => (isPlayed(board) ? [] : [board]));
      const told = await verdicts(page);
      expect(told.length, file).toBe(counted.length);
      for (const [index, board] of counted.entries()) {
        expect(told[index], file).toBe(`${board.method}: ${sentence(board.margin, language)}`);
      }
      expect(await page.locator("h1").count(), file).toBe(1);
      await expect(page.locator("html"), file).toHaveAttribute("lang", language);
    }
    for (const list of lists) await page.goto(address(list));
    expect(heard).toEqual([]);
  });
}

/** Does what a trial says, by the buttons that the board offers. */
async function attempt(board: Locator, move: string): Promise<void> {
  const act = (name: string) => board.locator(`[data-act="${name}"]`);
  if (move === "resume") return board.locator('[data-act^="resume"]:visible').first().click();
  if (!move.startsWith("pass")) return clickOn(board, move);
  // Where a pass has no intent there is one button.
  const [wanted, other] = move === "pass!" ? ["pass-play-on", "pass-stop"] : ["pass-stop", "pass-play-on"];
  await act((await act(wanted).isVisible()) ? wanted : other).click();
}

/** What a board says when the moves to try have been made: a refusal, or what is going on. */
function endOf(rules: string, board: Played, words: Messages): { heading: string; sentence: string } {
  const { play } = words;
  const game = Game.fromSgf(recordOf(board), { rules }).at(0);
  try {
    for (const { move } of board.trials) make(game, move);
  } catch (thrown) {
    const error = JipingError.from(thrown);
    const shown = error.code === "illegal-repeats" ? play.shown(Number(error.params.moment)) : "";
    expect(error.code).toBe(board.expect);
    return { heading: play.refused, sentence: errorSentence(error, words) + shown };
  }
  const resumed = board.trials.at(-1)?.move === "resume";
  expect(board.expect).toBe(game.state.phase === "playing" ? "legal" : game.state.phase);
  return { heading: play.heading(game.state), sentence: statusSentence(game.state, resumed, words) };
}

test("the moves to try do on the board what the page says", async ({ page }) => {
  test.slow();
  const heard = troubles(page);
  for (const { page: about, language, file } of files) {
    const played = about.peculiar.boards.filter(isPlayed);
    if (played.length === 0) continue;
    await page.goto(file);
    await settled(page);
    const boards = page.locator("jiping-board[playing]");
    await expect(boards, file).toHaveCount(played.length);
    for (const [index, trying] of played.entries()) {
      const { trials } = trying;
      const board = boards.nth(index);
      const listed = await page
        .locator("ol.moves")
        .nth(index)
        .locator("li")
        .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.move));
      expect(listed).toEqual(trials.map(({ move }) => move));
      const where = `${file}, board ${index + 1}`;
      const end = endOf(about.id, trying, messages[language]);
      const check = async () => {
        await expect(board.locator(".caption .phase"), where).toHaveText(end.heading);
        await expect(board.locator(".caption .sentence"), where).toHaveText(end.sentence);
      };
      for (const { move } of trials) await attempt(board, move);
      await check();
      // The list makes the same moves at once.
      const buttons = page.locator("ol.moves").nth(index).getByRole("button");
      await buttons.first().click();
      expect(await board.evaluate((host: HTMLElementTagNameMap["jiping-board"]) => host.move)).toBe(1);
      await buttons.last().click();
      await check();
    }
  }
  expect(heard).toEqual([]);
});

test("the list of moves is reached by the keyboard, in both languages, and the reader goes on", async ({
  page,
}) => {
  for (const file of ["rules/ing.html", "rules/ing-en.html"]) {
    await page.goto(file);
    await settled(page);
    const board = page.locator("jiping-board[playing]").first();
    const state = () =>
      board.evaluate(
        (host: HTMLElementTagNameMap["jiping-board"]) => `${host.move} ${host.game?.state.phase}`,
      );
    const buttons = page.locator("ol.moves").first().getByRole("button");
    await buttons.nth(2).focus();
    await page.keyboard.press("Enter");
    await expect.poll(state).toBe("3 paused");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect.poll(state).toBe("2 playing");
    await clickOn(board, "E5");
    expect(await state()).toBe("3 playing");
  }
});

test("on a board with a claim the reader names another point, or none, and the result follows", async ({
  page,
}) => {
  await page.goto("rules/seven-article-en.html");
  await settled(page);
  const board = page.locator("jiping-board[owners]");
  const margin = () =>
    board.evaluate((host: HTMLElementTagNameMap["jiping-board"]) => host.count?.result.margin);
  expect(await margin()).toBe(-17.5);
  await board.getByRole("button", { name: "Dead stones" }).click();
  await clickOn(board, "E4");
  await expect(board).toHaveAttribute("owners", "B3=shared C5=shared");
  await expect.poll(margin).toBe(-16.5);
  for (const owner of ["black", "white"]) {
    await clickOn(board, "C5");
    await expect(board).toHaveAttribute("owners", `B3=shared C5=${owner}`);
  }
  await expect.poll(margin).toBe(-17.5);
  await expect(board.locator(".stage")).toHaveAttribute("role", "application");
  // One liberty must stay.
  await clickOn(board, "B3");
  await expect(board.locator(".note")).toContainText("must name one that stays shared");
  await expect(board).toHaveAttribute("owners", "B3=shared C5=white");
  // What White surrounds is no matter of claims.
  await clickOn(board, "G1");
  await expect(board.locator(".note")).toContainText("is surrounded by white alone");
});

test("boards side by side have their sliders in one line", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto("rules/tangsong-2008-en.html");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("jiping-board")].every(({ steps }) => steps > 0),
  );
  const tops = await page
    .locator("jiping-board input[type=range]")
    .evaluateAll((sliders) => sliders.map((slider) => Math.round(slider.getBoundingClientRect().top)));
  expect(tops.length).toBe(4);
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
});

test("every link of the pages about rulesets leads somewhere", async ({ page }) => {
  test.slow();
  const seen = new Set<string>();
  for (const file of [...lists, ...files.map((one) => one.file), "article.html", "article-en.html"]) {
    await page.goto(file);
    const links = await page.evaluate(() =>
      [...document.links].map((link) => link.href.replace(/[?#].*/, "")),
    );
    for (const link of links) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(files.length);
  for (const link of seen) expect((await page.request.get(link)).status(), link).toBe(200);
});

test("no page about rulesets is wider than a small screen", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const file of [...lists, ...files.map((one) => one.file)]) {
    await page.goto(file);
    await settled(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, file).toBeLessThanOrEqual(0);
  }
});

test("nothing of the pages about rulesets is wrong for those who cannot see them", async ({ page }) => {
  test.slow();
  for (const file of [...lists, "rules/tangsong-2008.html", "rules/ing-en.html"]) {
    await page.goto(file);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual(
      [],
    );
  }
});

test("the page of the board leads to the page of its ruleset", async ({ page }) => {
  await page.goto("index.html?lang=zh-Hans");
  await page.waitForFunction(() => (document.querySelector("jiping-board")?.steps ?? 0) > 0);
  await expect(page.locator("#about")).toHaveAttribute("href", "rules/tangsong-2008.html");
  await page.locator("jiping-board").getByLabel("规则").selectOption("ing");
  await expect(page.locator("#about")).toHaveAttribute("href", "rules/ing.html");
  await expect(page.locator("jiping-board .reservations")).toHaveText("≈这里只能近似：同形再现。");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("#about")).toHaveAttribute("href", "rules/ing-en.html");
  await page.locator("#about").click();
  await expect(page.locator("h1")).toHaveText("Ing's rules · SST ≈");
});

test("an organiser's choices are attributes, and the board says what was decided", async ({ page }) => {
  await page.goto("index.html?lang=en");
  await page.waitForFunction(() => (document.querySelector("jiping-board")?.steps ?? 0) > 0);
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (!board) return;
    board.compensation = "nothing";
    board.longCycles = "no-result";
  });
  const board = page.locator("jiping-board");
  await expect(board).toHaveAttribute("long-cycles", "no-result");
  await expect(board.locator(".reservations")).toContainText(
    "Decided for this game, not by the ruleset: repetition, compensation.",
  );
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.count?.result.compensation)).toBe(
    0,
  );
  await page.evaluate(() => document.querySelector("jiping-board")?.setAttribute("compensation", "much"));
  await expect(board.locator(".note")).toContainText('"much" is not a value for compensation');
});

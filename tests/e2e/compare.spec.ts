// The section that compares one game under all rulesets, as a reader uses it.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import type { CompareOptions } from "../../www/engine.js";
import { clickOn, open, picture, troubles } from "./board.js";

const table = "#comparison table";

async function openGame(page: Page, game = "19-6", lang = "en"): Promise<void> {
  await open(page, `index.html?lang=${lang}`);
  await page.locator(`#games button[value='${game}']`).click();
  await page.locator(table).waitFor();
  await page.waitForFunction(() => document.querySelector("jiping-board")?.count);
  await settled(page);
}

/** Waits until what was asked last is shown: the section compares one frame after the board. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))),
      ),
  );
}

function rowOf(page: Page, rules: string) {
  return page.locator(`#comparison tr[data-rules='${rules}']`);
}

function partOf(page: Page, rules: string, cause: string) {
  return page.locator(`[data-key='part ${rules} ${cause}']`);
}

/** Differences and parts as the table shows them. */
function shown(page: Page) {
  return page.locator("#comparison tr[data-rules]").evaluateAll((rows) =>
    rows.map((row) => ({
      rules: row.getAttribute("data-rules"),
      kind: row.getAttribute("data-kind"),
      difference: row.querySelector(".difference")?.textContent ?? "",
      parts: [...row.querySelectorAll(".part")].map((part) => part.textContent ?? ""),
      result: row.querySelector(".outcome")?.textContent ?? "",
    })),
  );
}

/** The points that a signed fraction such as "Δ −1½" means. */
function pointsIn(text: string): number {
  const [, sign = "", whole = "", part = ""] = /([+−]?)(\d*)([¼½¾]?)$/.exec(text) ?? [];
  const quarters: Record<string, number> = { "": 0, "¼": 0.25, "½": 0.5, "¾": 0.75 };
  return (sign === "−" ? -1 : 1) * (Number(whole) + (quarters[part] ?? 0));
}

/** The margins that the engine gives for the game on the board. */
function margins(page: Page, options: CompareOptions = {}) {
  return page.evaluate((asked) => {
    const board = document.querySelector("jiping-board");
    const rows = board?.game?.compare({ dead: board.deadStones, ...asked }).rows ?? [];
    return rows.map(({ rules, outcome }) => ({
      rules,
      margin: outcome.kind === "counted" ? Math.abs(outcome.margin) : 0,
    }));
  }, options);
}

/** The rows of the table are those that the engine gives. */
async function agrees(page: Page, options: CompareOptions): Promise<void> {
  const expected = await margins(page, options);
  expect(expected.length).toBeGreaterThan(10);
  await expect
    .poll(async () =>
      (await shown(page)).map(({ rules, result }) => ({
        rules,
        margin: result === "A draw" ? 0 : pointsIn(/by ([\d¼½¾]+)/.exec(result)?.[1] ?? ""),
      })),
    )
    .toEqual(expected);
}

const rings = "jiping-board .ring";

test("in every row the parts add up to the difference", async ({ page }) => {
  const heard = troubles(page);
  for (const game of ["19-6", "9-2", "seki"]) {
    await openGame(page, game);
    for (const row of await shown(page)) {
      const sum = row.parts.reduce((all, part) => all + pointsIn(part), 0);
      if (row.kind !== "base") expect(sum, `${game} ${row.rules}`).toBe(pointsIn(row.difference));
    }
  }
  expect(heard).toEqual([]);
});

test("a part rings its points and is told; pressed again, or Escape, and it is put away", async ({
  page,
}) => {
  await openGame(page, "seki");
  const part = partOf(page, "chinese-2002", "sole-liberty");
  await part.click();
  await expect(part).toHaveAttribute("aria-expanded", "true");
  const disclosed = await part.getAttribute("aria-controls");
  await expect(page.locator(`#${disclosed}`)).toBeVisible();
  await expect(page.locator(rings)).toHaveCount(2);
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.marked)).toEqual(["C6", "D6"]);
  const explained = page.locator("#comparison .explained");
  await expect(explained).toContainText("in a seki, C6 and D6 are shared under Chinese 2002");
  await expect(explained.locator(".small-board .ring")).toHaveCount(2);
  await expect(page.locator("#comparison .spoken")).toContainText("C6 and D6");
  await part.click();
  await expect(part).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(rings)).toHaveCount(0);
  await expect(explained).toHaveCount(0);
  await part.click();
  await expect(page.locator(rings)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.locator(rings)).toHaveCount(0);
  await expect(part).toBeFocused();
});

test("a part of moves names them, and rings the stone", async ({ page }) => {
  await openGame(page);
  await partOf(page, "art-2012", "first-pass").click();
  await expect(page.locator("#comparison .explained")).toContainText("White was the first to pass, move 228");
  await partOf(page, "art-2012", "parity").click();
  await expect(page.locator("#comparison .explained")).toHaveCount(1);
  await expect(page.locator("#comparison .explained")).toContainText(
    /put the last stone before the stop, move \d+ at [A-T]\d+/,
  );
  await expect(page.locator(rings)).toHaveCount(1);
});

test("the rings are in the picture, at any step, and gone when put away", async ({ page }) => {
  await openGame(page, "seki");
  const before = await picture(page);
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.marked = ["A1", "Z99", "C3"];
  });
  await expect(page.locator(rings)).toHaveCount(2);
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.toSvg())).toContain(
    'class="ring"',
  );
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.marked = [];
  });
  expect(await picture(page)).toBe(before);
});

test("another row becomes the base", async ({ page }) => {
  await openGame(page);
  await expect(rowOf(page, "tangsong-2008")).toHaveAttribute("data-kind", "base");
  await rowOf(page, "chinese-2002").getByRole("button", { name: "Chinese 2002" }).click();
  await expect(rowOf(page, "chinese-2002")).toHaveAttribute("data-kind", "base");
  await expect(rowOf(page, "chinese-2002").getByRole("button")).toBeFocused();
  await expect(page.locator("#comparison [aria-current]")).toHaveText("Chinese 2002 ≈*");
  await expect(page.locator("#comparison .spoken")).toHaveText("Compared with Chinese 2002.");
  await expect(rowOf(page, "tangsong-2008")).toHaveAttribute("data-kind", "same");
  await expect(rowOf(page, "tangsong-2008").locator(".part")).toHaveText(["komi +1", "first pass −1"]);
});

test("the base is the ruleset of the board, and follows it", async ({ page }) => {
  await openGame(page);
  await page.locator("jiping-board").getByLabel("Rules").selectOption("tromp-taylor");
  await expect(rowOf(page, "tromp-taylor")).toHaveAttribute("data-kind", "base");
  // The others still lift the stones that are called dead.
  await expect(rowOf(page, "tangsong-2008").locator(".outcome")).toContainText("Black by 5½ points");
});

test("where the winner changes, what turned it is said", async ({ page }) => {
  await openGame(page);
  const row = rowOf(page, "tromp-taylor");
  await expect(row).toHaveAttribute("data-kind", "turned");
  await expect(row.locator(".turn")).toContainText("White wins here. Turned by dead stones");
  await expect(row.locator(".part.turning")).toHaveText(/^dead stones −\d+$/);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(row.locator(".turn")).toContainText("翻转胜负的是死子");
});

test("who passed first, one komi, a stone less: every row is what the engine says", async ({ page }) => {
  await openGame(page);
  const section = page.locator("#comparison");
  const chips = section.locator(".chips li");
  await section.getByRole("button", { name: "Black", exact: true }).click();
  await agrees(page, { suppose: [{ firstPass: "black" }] });
  const spoken = section.locator(".spoken");
  await expect(spoken).toHaveText("Supposed: Black passed first. 4 results change, the winner in none.");
  await section.getByLabel("One komi for all").fill("6½");
  await page.keyboard.press("Enter");
  await agrees(page, { komi: 6.5, suppose: [{ firstPass: "black" }] });
  await expect(section.locator(".part").filter({ hasText: /^komi/ })).toHaveCount(0);
  await section.getByRole("button", { name: "Take back the last stone" }).click();
  await agrees(page, { komi: 6.5, suppose: [{ firstPass: "black" }, { takeBack: true }] });
  await expect(chips).toHaveText([/Black passed first/, /komi 6½ for all/, /last stone taken back/]);
  await section.getByRole("button", { name: "No longer suppose: Black passed first" }).click();
  await agrees(page, { komi: 6.5, suppose: [{ takeBack: true }] });
  await section.getByRole("button", { name: "Back to the game as it was" }).click();
  await agrees(page, {});
  await expect(chips).toHaveCount(0);
  await expect(section.getByLabel("One komi for all")).toHaveValue("");
  await expect(spoken).toHaveText(/^As it was\. \d+ results change, the winner in /);
});

test("one more stone, typed; it is ringed, and its chip takes it away", async ({ page }) => {
  await openGame(page, "seki");
  const section = page.locator("#comparison");
  const before = await page.locator("jiping-board .stage svg").evaluate((svg) => svg.innerHTML);
  await section.getByRole("button", { name: "One more stone for Black" }).click();
  await section.getByLabel("At", { exact: true }).fill("g1");
  await page.keyboard.press("Enter");
  await agrees(page, { suppose: [{ oneMore: "G1" }] });
  await expect(page.locator(rings)).toHaveCount(1);
  await expect(section.getByRole("button", { name: "One more stone for White" })).toBeFocused();
  // The small board is that of the game as it was, so it does not explain what is supposed.
  await partOf(page, "chinese-2002", "sole-liberty").click();
  await expect(section.locator(".explained")).toContainText("C6 and D6");
  await expect(section.locator(".small-board")).toHaveCount(0);
  await partOf(page, "chinese-2002", "sole-liberty").click();
  await section.getByRole("button", { name: "No longer suppose: one more stone at G1" }).click();
  await expect(page.locator(rings)).toHaveCount(0);
  await agrees(page, {});
  expect(await page.locator("jiping-board .stage svg").evaluate((svg) => svg.innerHTML)).toBe(before);
});

test("one more stone, clicked on the board, where nothing else happens", async ({ page }) => {
  await openGame(page, "seki");
  const section = page.locator("#comparison");
  await page.locator("jiping-board").getByRole("button", { name: "Dead stones" }).click();
  await section.getByRole("button", { name: "One more stone for Black" }).click();
  await section.getByRole("button", { name: "Choose on the board" }).click();
  // On a stone it cannot be, and the stone is not called dead either.
  await clickOn(page.locator("jiping-board"), "C7");
  await expect(section.locator(".why")).toContainText("a black stone is there");
  await expect(page.locator("jiping-board .dead")).toHaveCount(0);
  await clickOn(page.locator("jiping-board"), "G1");
  await expect(section.locator(".chips li")).toHaveText(/one more stone at G1/);
  await expect(section.locator(".why")).toBeHidden();
  await agrees(page, { suppose: [{ oneMore: "G1" }] });
});

test("a reason leaves the count where it is; a point is chosen on the board as it was, and the count comes back", async ({
  page,
}) => {
  await openGame(page, "seki");
  const section = page.locator("#comparison");
  const step = () => page.evaluate(() => document.querySelector("jiping-board")?.step);
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    board?.pause();
    if (board) board.step = 3;
  });
  await partOf(page, "chinese-2002", "sole-liberty").click();
  await expect(page.locator(rings)).toHaveCount(2);
  expect(await step()).toBe(3);
  await section.getByRole("button", { name: "One more stone for Black" }).click();
  expect(await step()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await step()).toBe(3);
  await expect(section.locator(".supposed p")).toBeHidden();
  // The field has the focus at once: what is typed goes there, and Enter puts the stone.
  await section.getByRole("button", { name: "One more stone for Black" }).click();
  await page.keyboard.type("g1");
  await page.keyboard.press("Enter");
  await expect(section.locator(".chips li")).toHaveText(/one more stone at G1/);
  await expect(section.locator(".supposed p")).toContainText("still counts the game as it was");
  expect(await step()).toBe(3);
});

test("what cannot be is refused with the reason, and the table stays", async ({ page }) => {
  await openGame(page, "seki");
  const section = page.locator("#comparison");
  await section.getByLabel("One komi for all").fill("much");
  await page.keyboard.press("Enter");
  await expect(section.locator(".why")).toContainText("A komi is a multiple of ½");
  await section.getByRole("button", { name: "One more stone for Black" }).click();
  await section.getByLabel("At", { exact: true }).fill("Z9");
  await page.keyboard.press("Enter");
  await expect(section.locator(".why")).toContainText("no point of a board");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(section.locator(".why")).toContainText("不是 7x7 棋盘上的点");
  await expect(section.locator("table")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(section.locator(".why")).toBeHidden();
});

test("the table follows the dead stones, another game, and play", async ({ page }) => {
  await openGame(page);
  const before = await shown(page);
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.dead = "none";
  });
  await expect.poll(async () => (await shown(page))[0]?.result).not.toBe(before[0]?.result);
  await agrees(page, {});
  await page.locator("#record").fill("nothing like a game");
  await page.locator("#count").click();
  await expect(page.locator("#comparison .note")).toContainText("no game here");
  await expect(page.locator(table)).toHaveCount(0);
  await page.locator("#games button[value='9-2']").click();
  await expect(page.locator(table)).toBeVisible();
  await agrees(page, {});
  await page.evaluate(() => document.querySelector("jiping-board")?.playOut());
  await expect(page.locator("#comparison .note")).toContainText("being played on");
  await expect(page.locator(table)).toHaveCount(0);
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.mode = "count";
  });
  await expect(page.locator(table)).toBeVisible();
  await agrees(page, {});
});

test("moves that a ruleset forbids are listed on demand", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await page.locator("#record").fill("(;SZ[3]AB[ab][ba];W[aa];B[];W[])");
  await page.locator("#count").click();
  const row = rowOf(page, "tangsong-2008");
  await expect(row.locator("summary")).toHaveText("1 move against these rules");
  await expect(row.locator(".illegal li")).toBeHidden();
  await row.locator("summary").click();
  await expect(row.locator(".illegal li")).toContainText("leaves no liberty");
  // It stays open while the table is made anew.
  await rowOf(page, "aga").getByRole("button", { name: "AGA" }).click();
  await expect(row.locator(".illegal li")).toBeVisible();
});

test("the keyboard alone compares, opens a part and supposes", async ({ page }) => {
  await openGame(page, "seki");
  const section = page.locator("#comparison");
  const first = section.getByRole("button", { name: "As it was" });
  await first.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(section.getByRole("button", { name: "Black", exact: true })).toBeFocused();
  await expect(section.locator(".chips li")).toHaveText(/Black passed first/);
  await rowOf(page, "chinese-2002").getByRole("button", { name: "Chinese 2002" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(partOf(page, "chinese-2002", "sole-liberty")).toBeFocused();
  await expect(page.locator(rings)).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(page.locator(rings)).toHaveCount(0);
});

test("nothing is too wide for a screen, and nothing wrong for those who cannot see it", async ({ page }) => {
  for (const lang of ["en", "zh-Hans"]) {
    await openGame(page, "seki", lang);
    await partOf(page, "chinese-2002", "sole-liberty").click();
    await page.locator("[data-key='one-more']").click();
    await page.locator("[data-key='first-pass white']").click();
    for (const width of [320, 700, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${lang} at ${width}`).toBeLessThanOrEqual(0);
    }
    const { violations } = await new AxeBuilder({ page }).include("#comparison").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual(
      [],
    );
  }
});

// Dead stones that nobody has named: they are looked for in sight of the reader, told, and asked about.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { clickOn, games, open, places, troubles } from "./board.js";

/** A 19x19 game without a mark of who is dead. */
const unmarked = (games.find(({ name }) => name === "gnugo-19-6.sgf")?.text ?? "").replace(
  /\b(TB|TW)\s*(\[[^\]]*\]\s*)+/g,
  "",
);
/** Whether Black's corner lives depends on who plays first. */
const doubtful = "...XO..\nXXXXO..\nOOOOO..\n.......\n.......\n.......";
const small = "(;SZ[5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de];B[];W[])";

/** Frames stop coming until the page is told to go on, so that a judgement stays where it is after its first slice. */
async function holdFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    let held = false;
    addEventListener("hold", () => {
      held = true;
    });
    addEventListener("release", () => {
      held = false;
      for (const callback of waiting.splice(0)) frame(callback);
    });
    window.requestAnimationFrame = (callback) => (held ? waiting.push(callback) : frame(callback));
    // A slice of the judgement is over at once: the time runs while it works.
    const now = performance.now.bind(performance);
    let passed = 0;
    performance.now = () => {
      if (held) passed += 10;
      return now() + passed;
    };
  });
}

const tell = (page: Page, event: "hold" | "release") =>
  page.evaluate((name) => dispatchEvent(new Event(name)), event);

/** Drops a file on the page. */
function drop(page: Page, text: string, name = "game.sgf"): Promise<boolean> {
  return page.evaluate(
    ([content = "", title = ""]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], title));
      return document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: data }));
    },
    [text, name],
  );
}

function shown(page: Page) {
  return page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    const { count, deadStones, paused, step } = board ?? {};
    return { width: count?.size.width, dead: deadStones?.join(" "), paused, step };
  });
}

const parts = (page: Page) => {
  const board = page.locator("jiping-board");
  return {
    board,
    bar: board.getByRole("progressbar", { name: "Reading who is dead …" }),
    decline: board.getByRole("button", { name: "Do not wait" }),
    proposal: board.locator(".proposal"),
    chain: board.getByRole("button", { name: /^D6, / }),
    rings: board.locator(".ring"),
    live: board.locator(".live"),
  };
};

/** Has a game judged, and holds it after the first slice. */
async function begin(page: Page, text: string, address = "index.html?lang=en"): Promise<void> {
  await holdFrames(page);
  await open(page, address);
  await tell(page, "hold");
  await drop(page, text);
  await expect(parts(page).bar).toBeVisible();
}

for (const { name, address } of places) {
  test(`${name}: a record without marks is judged in sight, and its count begins with the dead`, async ({
    page,
  }) => {
    const heard = troubles(page);
    await begin(page, unmarked, address("index.html?lang=en"));
    const { board, bar, live, proposal } = parts(page);
    await expect(live).toHaveText("Reading who is dead …");
    // The position is there from the first moment, and nothing of the last game.
    await expect(board.locator("svg text").filter({ hasText: /^T$/ })).toHaveCount(1);
    expect(await board.locator("svg use").count()).toBeGreaterThan(200);
    await expect(board.locator("svg .dead")).toHaveCount(0);
    expect((await shown(page)).width).toBeUndefined();
    await tell(page, "release");
    await expect.poll(async () => (await shown(page)).dead).toBe("C18 K7 K6");
    await expect(bar).toBeHidden();
    await expect(proposal).toContainText(/chains are taken for dead, 3 stones|2 chains are taken for dead/);
    await expect(board.locator("svg .dead")).toHaveCount(3);
    expect(heard).toEqual([]);
  });
}

test("the count plays at once where nothing is in doubt, and waits for the reader where something is", async ({
  page,
}) => {
  await open(page, "index.html?lang=en");
  await drop(page, small);
  await expect.poll(() => shown(page)).toMatchObject({ width: 5, dead: "", paused: false });
  await drop(page, doubtful);
  await expect.poll(() => shown(page)).toMatchObject({ width: 7, paused: true, step: 0 });
  await expect(parts(page).proposal).toContainText("in doubt");
});

test("a chain in doubt is ringed, and turned by one click and by the keyboard", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await drop(page, doubtful);
  const { board, chain, rings } = parts(page);
  await expect(chain).toHaveCount(1);
  await expect(rings.first()).toBeVisible();
  const before = (await shown(page)).dead;
  const named = await chain.getAttribute("aria-label");
  expect(named).toMatch(/, (dead|alive)\. Call it (alive|dead)$/);
  await chain.click();
  await expect(chain).not.toHaveAttribute("aria-label", named ?? "");
  expect((await shown(page)).dead).not.toBe(before);
  await expect(chain).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chain).toHaveAttribute("aria-label", named ?? "");
  expect((await shown(page)).dead).toBe(before);
  await expect(chain).toBeFocused();
  // It has the board's own name for it, too.
  await clickOn(board, "D6");
  expect((await shown(page)).dead).toBe(before);
  await board.getByRole("button", { name: "Dead stones" }).click();
  await clickOn(board, "D6");
  await expect(chain).not.toHaveAttribute("aria-label", named ?? "");
});

test("what is pointed at in the list is ringed on the board", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await drop(page, "..XO.O.\n..XO.XO\n.XXOO.O\n..X.OO.\n.XXO.O.", "board.txt");
  const { proposal, rings } = parts(page);
  await expect(proposal).toContainText("1 chain is taken for dead, 1 stone.");
  await expect(rings).toHaveCount(0);
  await proposal.locator("summary").click();
  const dame = proposal.getByRole("button", { name: "Neutral, and nobody has played there: D2." });
  await dame.hover();
  await expect(rings).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(rings).toHaveCount(0);
  await dame.focus();
  await expect(rings).toHaveCount(1);
});

test("a reader who does not wait counts every stone as alive, and is told so", async ({ page }) => {
  await begin(page, unmarked);
  const { board, decline, proposal } = parts(page);
  await decline.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(page)).toMatchObject({ width: 19, dead: "" });
  await expect(proposal).toContainText("every stone counts as alive. Press “Dead stones”");
  await tell(page, "release");
  // Other rules do not begin it anew; the same game, dropped again, does.
  await board.getByLabel("Rules").selectOption("chinese-2002");
  await expect
    .poll(() => page.evaluate(() => document.querySelector("jiping-board")?.count?.rules))
    .toBe("chinese-2002");
  await expect(proposal).toContainText("every stone counts as alive");
  await drop(page, unmarked);
  await expect.poll(async () => (await shown(page)).dead).toBe("C18 K7 K6");
});

test("other rules keep the judgement; where they leave every stone alive nothing is said", async ({
  page,
}) => {
  await open(page, "index.html?lang=en");
  await drop(page, unmarked);
  const { board, proposal } = parts(page);
  await expect(proposal).toContainText("taken for dead");
  await board.getByLabel("Rules").selectOption("tromp-taylor");
  await expect(proposal).toBeHidden();
  await expect(board.locator("svg .dead")).toHaveCount(0);
  await board.getByLabel("Rules").selectOption("aga");
  await expect(proposal).toContainText("taken for dead");
  await expect(board.locator("svg .dead")).toHaveCount(3);
  await expect(board.locator(".note")).toBeHidden();
});

test("a game dropped while another is judged is the one that is shown", async ({ page }) => {
  await begin(page, unmarked);
  await drop(page, small);
  // A small board has no column T.
  await expect(parts(page).board.locator("svg text").filter({ hasText: /^T$/ })).toHaveCount(0);
  await tell(page, "release");
  await expect.poll(() => shown(page)).toMatchObject({ width: 5, dead: "" });
  await page.waitForTimeout(300);
  expect(await shown(page)).toMatchObject({ width: 5, dead: "" });
});

test("the dead named while a game is judged are those that count", async ({ page }) => {
  await begin(page, unmarked);
  await page.evaluate(() => document.querySelector("jiping-board")?.setAttribute("dead", "none"));
  await expect.poll(() => shown(page)).toMatchObject({ width: 19, dead: "" });
  await tell(page, "release");
  await page.waitForTimeout(300);
  expect(await shown(page)).toMatchObject({ width: 19, dead: "" });
  await expect(parts(page).proposal).toBeHidden();
});

test("a board taken off the page while it is judged is judged when it comes back", async ({ page }) => {
  await begin(page, unmarked);
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    Object.assign(window, { board, parent: board?.parentElement });
    board?.remove();
  });
  await tell(page, "release");
  await page.waitForTimeout(300);
  const away = () =>
    page.evaluate(() => (window as { board?: HTMLElementTagNameMap["jiping-board"] }).board?.count);
  expect(await away()).toBeUndefined();
  await page.evaluate(() => {
    const { board, parent } = window as unknown as { board: Element; parent: Element };
    parent.prepend(board);
  });
  await expect.poll(async () => (await shown(page)).dead).toBe("C18 K7 K6");
});

test("while a game is judged the language can change", async ({ page }) => {
  await begin(page, unmarked);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(parts(page).board.getByRole("progressbar", { name: "正在判断死活" })).toBeVisible();
  await tell(page, "release");
  await expect(parts(page).proposal).toContainText("判为死棋");
});

test("the attribute asks for a judgement in place of a record's own marks", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const { proposal } = parts(page);
  await expect(proposal).toBeHidden();
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.dead = "auto";
  });
  await expect(proposal).toContainText("taken for dead");
  await expect.poll(async () => (await shown(page)).dead).toBe("C18 K7 K6");
});

test("nothing is too wide for a screen, and nothing wrong for those who cannot see it", async ({ page }) => {
  const violations = async () => {
    const found = (await new AxeBuilder({ page }).include("jiping-board").analyze()).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  };
  const widths = async () => {
    for (const width of [320, 700, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${width}`).toBeLessThanOrEqual(0);
    }
  };
  await begin(page, doubtful);
  await widths();
  expect(await violations()).toEqual([]);
  await tell(page, "release");
  const { proposal, chain } = parts(page);
  await expect(chain).toBeVisible();
  for (const summary of await proposal.locator("summary:visible").all()) await summary.click();
  await widths();
  expect(await violations()).toEqual([]);
});

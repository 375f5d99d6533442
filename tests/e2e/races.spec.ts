import { expect, type Page, test } from "@playwright/test";
import { ready } from "./board.js";

const small = "(;SZ[5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de];B[];W[])";

/** Answers for a game of the site only when it is told to. */
async function hold(page: Page, game: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/games/${game}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

function shown(page: Page) {
  return page.evaluate(() => {
    const { count, step, paused, error, playbackRate } = document.querySelector("jiping-board") ?? {};
    const { rules, size } = count ?? {};
    return { rules, width: size?.width, step, paused, error: error?.code, playbackRate };
  });
}

function set(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      document.querySelector("jiping-board")?.setAttribute(name, value);
    }
  }, attributes);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/pages/module.html");
  await ready(page);
});

test("of two files the one asked for last is shown, whichever comes first", async ({ page }) => {
  const release = await hold(page, "gnugo-13-3.sgf");
  await set(page, { src: "/games/gnugo-13-3.sgf" });
  await set(page, { src: "/games/gnugo-19-6.sgf" });
  await expect.poll(async () => (await shown(page)).width).toBe(19);
  release();
  await page.waitForTimeout(300);
  await set(page, { rules: "tangsong-2008" });
  await expect.poll(async () => (await shown(page)).rules).toBe("tangsong-2008");
  expect((await shown(page)).width).toBe(19);
});

test("rules changed while a file comes are the rules of that file", async ({ page }) => {
  const release = await hold(page, "gnugo-13-3.sgf");
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.step = 5;
  });
  await set(page, { src: "/games/gnugo-13-3.sgf" });
  await page.waitForTimeout(100);
  await set(page, { rules: "tangsong-2008" });
  await page.waitForTimeout(100);
  release();
  await expect.poll(() => shown(page)).toMatchObject({ rules: "tangsong-2008", width: 13, step: 0 });
});

test("a file that fails too late does not hide the next game", async ({ page }) => {
  const release = await hold(page, "missing.sgf");
  await set(page, { src: "/games/missing.sgf" });
  await page.waitForTimeout(100);
  await page.evaluate((text) => document.querySelector("jiping-board")?.load(text), small);
  await expect.poll(async () => (await shown(page)).width).toBe(5);
  release();
  await page.waitForTimeout(300);
  expect(await shown(page)).toMatchObject({ width: 5 });
  await expect(page.locator("jiping-board .error")).toBeHidden();
});

test("a board moved on the page keeps its place; one changed while away is read anew", async ({ page }) => {
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.step = 7;
    if (board) document.body.append(board);
  });
  await page.waitForTimeout(200);
  expect(await shown(page)).toMatchObject({ width: 9, step: 7, paused: true });
  await page.evaluate(async (text) => {
    const board = document.querySelector("jiping-board");
    board?.remove();
    board?.removeAttribute("src");
    if (board) board.textContent = text;
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (board) document.body.append(board);
  }, small);
  await expect.poll(async () => (await shown(page)).width).toBe(5);
});

test("play before the game has come plays when it comes; pause takes it back", async ({ page }) => {
  const played = await page.evaluate(async (text) => {
    const make = () => {
      const board = document.createElement("jiping-board");
      board.textContent = text;
      document.body.prepend(board);
      return board;
    };
    const [first, second] = [make(), make()];
    const come = [first, second].map(
      (board) => new Promise((resolve) => board.addEventListener("loadeddata", resolve)),
    );
    first.play();
    second.play();
    second.pause();
    const early = first.paused;
    await Promise.all(come);
    return [early, first.paused, second.paused];
  }, small);
  expect(played).toEqual([false, false, true]);
});

test("several boards play on their own", async ({ page }) => {
  const steps = await page.evaluate(async (text) => {
    const boards = [1, 2, 3].map(() => {
      const board = document.createElement("jiping-board");
      board.textContent = text;
      document.body.prepend(board);
      return board;
    });
    while (boards.some((board) => !board.count)) await new Promise((resolve) => setTimeout(resolve, 20));
    const [first, second, third] = boards;
    if (first) first.step = 3;
    if (second) second.lang = "zh-Hans";
    if (third) third.method = "area";
    await new Promise((resolve) => setTimeout(resolve, 100));
    return boards.map(
      (board) =>
        `${board.step} ${board.count?.method} ${board.shadowRoot?.querySelector<HTMLElement>(".root")?.lang}`,
    );
  }, small);
  expect(steps).toEqual(["3 equal-stones en", "0 equal-stones zh-Hans", "0 area en"]);
});

test("the page's language is followed, and an error speaks it, too", async ({ page }) => {
  const board = page.locator("jiping-board");
  const speak = (lang: string) =>
    page.evaluate((tag) => document.documentElement.setAttribute("lang", tag), lang);
  await speak("zh-CN");
  await expect(board.locator(".phase").first()).toHaveText("棋局休止");
  await page.evaluate(() => document.querySelector("jiping-board")?.load("(;SZ[9];B[zz])"));
  await expect(board.locator(".error")).toContainText("不在 9x9 的棋盘上");
  await speak("en");
  await expect(board.locator(".error")).toContainText("is not a point of a 9x9 board");
});

test("the speed a reader chose outlives other attributes; a wrong number is told in words", async ({
  page,
}) => {
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    if (board) board.playbackRate = 3;
  });
  await set(page, { loop: "", editable: "" });
  expect((await shown(page)).playbackRate).toBe(3);
  await page.locator("jiping-board").getByRole("button", { name: "Dead stones" }).click();
  await set(page, { loop: "false" });
  const edit = page.locator("jiping-board").getByRole("button", { name: "Dead stones" });
  await expect(edit).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => document.querySelector("jiping-board")?.removeAttribute("editable"));
  await expect(edit).toBeHidden();
  await set(page, { "playback-rate": "fast", step: "-3" });
  await expect(page.locator("jiping-board .note")).toContainText('"fast" is not a value for playback-rate.');
  await expect(page.locator("jiping-board .note")).toContainText('"-3" is not a value for step.');
  await set(page, { "playback-rate": "2", step: "1" });
  await expect(page.locator("jiping-board .note")).toBeHidden();
  expect(await shown(page)).toMatchObject({ playbackRate: 2, step: 1 });
});

test("a lazy board off screen waits, and reads when it is seen", async ({ page }) => {
  const early = await page.evaluate(async (text) => {
    const board = document.createElement("jiping-board");
    board.id = "lazy";
    board.loading = "lazy";
    board.setAttribute("playback-rate", "much");
    board.textContent = text;
    const space = document.createElement("div");
    space.style.height = "5000px";
    document.body.append(space, board);
    await new Promise((resolve) => setTimeout(resolve, 300));
    board.rules = "chinese-2002";
    await new Promise((resolve) => setTimeout(resolve, 300));
    return board.count === undefined;
  }, small);
  expect(early).toBe(true);
  await page.evaluate(() => document.querySelector("#lazy")?.scrollIntoView());
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLElementTagNameMap["jiping-board"]>("#lazy")?.count?.rules === "chinese-2002",
  );
});

test("those who hear the page are told each phase once while it plays, every step when they step", async ({
  page,
}) => {
  const heard = await page.evaluate(async () => {
    const board = document.querySelector("jiping-board");
    const live = board?.shadowRoot?.querySelector(".live");
    if (!board || !live) return undefined;
    const told: string[] = [];
    new MutationObserver(() => {
      if (live.textContent) told.push(live.textContent);
    }).observe(live, { childList: true, characterData: true, subtree: true });
    const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
    board.playbackRate = 30;
    const ended = new Promise((resolve) => board.addEventListener("ended", resolve));
    board.play();
    await ended;
    await settled();
    const playing = told.length;
    board.step = 4;
    await settled();
    board.step = 5;
    await settled();
    const phases = new Set(board.count?.steps.map(({ phase }) => phase)).size;
    return { playing, phases, stepped: told.length - playing };
  });
  expect(heard?.stepped).toBe(2);
  // And the last sentence, when it stops.
  expect(heard?.playing).toBeLessThanOrEqual((heard?.phases ?? 0) + 1);
  expect(heard?.playing).toBeGreaterThanOrEqual((heard?.phases ?? 0) - 1);
});

test("a folder dropped on the page is told as a file that cannot be read", async ({ page }) => {
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    const file = new File(["(;SZ[9])"], "gone.sgf");
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    board?.load(file);
  });
  await expect(page.locator("jiping-board .error")).toHaveText("The file gone.sgf could not be read.");
});

test("properties set before the element is defined are kept", async ({ page }) => {
  await page.goto("/pages/late.html");
  await ready(page);
  expect(await shown(page)).toMatchObject({ rules: "chinese-2002", width: 4 });
  await expect(page.locator("jiping-board .controls")).toBeHidden();
});

import { expect, test } from "@playwright/test";
import { ready, troubles } from "./board.js";

test("as a module, with the engine and the game in files of their own", async ({ page }) => {
  const heard = troubles(page);
  await page.goto("/pages/module.html");
  await ready(page);
  const shown = await page.evaluate(() => {
    const { count, paused, step } = document.querySelector("jiping-board") ?? {};
    return { rules: count?.rules, method: count?.method, paused, step };
  });
  expect(shown).toEqual({ rules: "chinese-2002", method: "area", paused: true, step: 0 });
  expect(heard).toEqual([]);
});

test("as a classic script, with its own text as the game and no controls", async ({ page }) => {
  const heard = troubles(page);
  await page.goto("/pages/classic.html");
  await ready(page);
  const board = page.locator("jiping-board");
  await expect(board.locator(".controls")).toBeHidden();
  await expect(board.locator(".headline")).toBeVisible();
  await expect(board.locator(".headline")).toHaveText("白胜");
  const state = await page.evaluate(() => {
    const { step, steps, ended } = document.querySelector("jiping-board") ?? {};
    return { all: step === steps, ended };
  });
  expect(state).toEqual({ all: true, ended: true });
  expect(heard).toEqual([]);
});

test("attributes are live, and wrong ones fall back and say so", async ({ page }) => {
  await page.goto("/pages/module.html");
  await ready(page);
  const board = page.locator("jiping-board");
  const set = (name: string, value: string) =>
    page.evaluate(
      ([key = "", text = ""]) =>
        new Promise<string>((resolve) => {
          const host = document.querySelector("jiping-board");
          const codes: string[] = [];
          host?.addEventListener("error", (event) => {
            codes.push(event instanceof ErrorEvent ? event.error.code : "");
          });
          host?.addEventListener("loadeddata", () => setTimeout(() => resolve(codes.join())), { once: true });
          host?.setAttribute(key, text);
        }),
      [name, value],
    );
  expect(await set("rules", "tangsong-2008")).toBe("");
  expect(await set("method", "fill-in")).toBe("");
  expect(await set("method", "nonsense")).toBe("unknown-method");
  await expect(board.locator(".note")).toContainText("nonsense");
  expect(await set("rules", "nonsense")).toContain("unknown-rules");
  expect(await set("dead", "A1,J9")).toContain("dispute-no-stone");
  expect(await set("komi", "0")).not.toContain("bad-value");
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.count?.result.komi)).toBe(0);
  await page.evaluate(() => {
    const host = document.querySelector("jiping-board");
    if (host) host.lang = "zh-Hans";
  });
  await expect(board.locator(".phase").first()).toHaveText("棋局休止");
});

test("a file that is not there, and one that is no game, are told in words", async ({ page }) => {
  await page.goto("/pages/module.html");
  await ready(page);
  const load = (src: string) =>
    page.evaluate((file) => document.querySelector("jiping-board")?.setAttribute("src", file), src);
  const error = page.locator("jiping-board .error");
  await load("/games/missing.sgf");
  await expect(error).toHaveText("The file /games/missing.sgf could not be read.");
  await load("/icon.svg");
  await expect(error).not.toContainText("missing");
  await expect(error).toBeVisible();
  await load("/games/gnugo-9-2.sgf");
  await expect(error).toBeHidden();
});

test("it plays, pauses, seeks and tells it like a video", async ({ page }) => {
  await page.goto("/pages/module.html");
  await ready(page);
  const heard = await page.evaluate(async () => {
    const board = document.querySelector("jiping-board");
    if (!board) return [];
    const events: string[] = [];
    for (const type of ["play", "pause", "ended", "seeked", "ratechange"]) {
      board.addEventListener(type, () => events.push(type));
    }
    board.playbackRate = 40;
    board.currentTime = board.duration / 2;
    const ended = new Promise((resolve) => board.addEventListener("ended", resolve, { once: true }));
    board.play();
    board.pause();
    board.play();
    await ended;
    events.push(String(board.currentTime === board.duration && board.paused));
    return events;
  });
  expect(heard).toEqual(["ratechange", "seeked", "play", "pause", "play", "pause", "ended", "true"]);
});

test("a still picture is a whole SVG file", async ({ page }) => {
  await page.goto("/pages/module.html");
  await ready(page);
  const text = await page.evaluate(() => document.querySelector("jiping-board")?.toSvg() ?? "");
  // In a page of its own, since the policy of this one lets no text become a document.
  const blank = await page.context().newPage();
  const root = await blank.evaluate((svg) => {
    const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
    return [documentElement.nodeName, documentElement.querySelectorAll("use").length > 20];
  }, text);
  expect(root).toEqual(["svg", true]);
});

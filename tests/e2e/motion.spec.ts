import { expect, test } from "@playwright/test";
import { open } from "./board.js";

test.describe("a reader who asks for reduced motion", () => {
  test.skip(
    ({ browserName }) => browserName === "firefox",
    "Firefox is driven without emulation of media features",
  );
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees no count play by itself, and steps without flights", async ({ page }) => {
    await open(page, "index.html?lang=en");
    await page.waitForTimeout(400);
    const state = await page.evaluate(() => {
      const board = document.querySelector("jiping-board");
      return { paused: board?.paused, step: board?.step };
    });
    expect(state).toEqual({ paused: true, step: 0 });
    const forward = page.locator("jiping-board").getByRole("button", { name: "Step forward" });
    for (let press = 0; press < 12; press++) await forward.click();
    const flying = await page.evaluate(
      () =>
        document
          .querySelector("jiping-board")
          ?.shadowRoot?.querySelectorAll("svg > g > g:nth-last-child(2) > use").length,
    );
    expect(flying).toBe(0);
  });
});

test("a board that is off screen or removed leaves the clock alone", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const moved = await page.evaluate(async () => {
    const board = document.querySelector("jiping-board");
    if (!board) return -1;
    board.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = board.currentTime;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return board.currentTime - before;
  });
  expect(moved).toBe(0);
});

test("a count goes block by block: by script, by the keyboard and by buttons", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const board = page.locator("jiping-board");
  await page.evaluate(() => {
    const host = document.querySelector("jiping-board");
    host?.pause();
    if (host) host.step = 0;
  });
  const step = () => board.evaluate((host: HTMLElementTagNameMap["jiping-board"]) => host.step);
  const kinds = await board.evaluate((host: HTMLElementTagNameMap["jiping-board"]) =>
    host.count?.steps.map(({ reason }) => `${reason.key} ${"color" in reason ? reason.color : ""}`),
  );
  const after = async (act: () => Promise<unknown>, expected: number) => {
    await act();
    await expect.poll(step).toBe(expected);
  };
  const lifted = kinds?.lastIndexOf("lift-dead white") ?? 0;
  const first = kinds?.indexOf("lift-dead white") ?? 0;
  expect(lifted).toBeGreaterThan(first);
  await board.evaluate((host: HTMLElementTagNameMap["jiping-board"], from) => {
    host.step = from;
  }, first);
  const call = (name: "nextBlock" | "previousBlock") => () =>
    board.evaluate((host: HTMLElementTagNameMap["jiping-board"], method) => host[method](), name);
  await after(call("nextBlock"), lifted + 1);
  await after(call("previousBlock"), first);
  await board.getByRole("slider").focus();
  await after(() => page.keyboard.press("Shift+ArrowRight"), lifted + 1);
  await after(() => page.keyboard.press("Shift+ArrowLeft"), first);
  await after(() => page.keyboard.press("ArrowRight"), first + 1);
  await after(() => board.getByRole("button", { name: "Next block" }).click(), lifted + 1);
  await after(() => board.getByRole("button", { name: "Previous block" }).click(), first);
});

for (const language of ["en", "zh-Hans"])
  test(`the controls stay where they are from step to step of a narrow board (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, `index.html?lang=${language}`);
    const places = await page.evaluate(async () => {
      const board = document.querySelector("jiping-board");
      const controls = board?.shadowRoot?.querySelector(".controls");
      if (!board || !controls) return [];
      board.pause();
      const seen = new Set<number>();
      for (let step = 0; step <= board.steps; step++) {
        board.step = step;
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(controls.getBoundingClientRect().top + scrollY));
      }
      return [...seen];
    });
    expect(places).toHaveLength(1);
  });

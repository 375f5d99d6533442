import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { choose, clickOn, open, picture, places, ready, troubles } from "./board.js";

const methods = ["equal-stones", "area", "fill-in", "equal-empties"];

for (const { name, address } of places) {
  test.describe(`the page over ${name}`, () => {
    test("opens with a whole game and plays its count at once", async ({ page }) => {
      const heard = troubles(page);
      await open(page, address("index.html"));
      const first = await page.evaluate(() => {
        const { count, paused } = document.querySelector("jiping-board") ?? {};
        return { size: count?.size, paused };
      });
      expect(first).toEqual({ size: { width: 19, height: 19 }, paused: false });
      await page.waitForFunction(() => (document.querySelector("jiping-board")?.step ?? 0) >= 2);
      expect(heard).toEqual([]);
    });

    for (const method of methods) {
      test(`plays ${method} to the verdict`, async ({ page }) => {
        const heard = troubles(page);
        await open(page, address("index.html?lang=en"));
        await choose(page, method);
        const result = await page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              const board = document.querySelector("jiping-board");
              board?.addEventListener("ended", () => {
                const told = ["div.verdict", "section.proof"].map(
                  (part) => board.shadowRoot?.querySelector(part)?.textContent,
                );
                resolve(told.join(" "));
              });
              if (board) board.playbackRate = 60;
              board?.play();
            }),
        );
        expect(result).toContain("Black wins by 5½ points 2¾ zi");
        expect(result).toContain("Arithmetic agrees");
        expect(result).not.toContain("disagrees");
        await expect(page.locator("jiping-board div.verdict")).toBeVisible();
        const proof = page.locator("jiping-board section.proof");
        await expect(proof).toBeVisible();
        await expect(proof.locator(".checks > li:not(.told)")).toHaveCount(0);
        expect(heard).toEqual([]);
      });

      test(`shows the same picture of ${method} whichever way it is reached`, async ({ page }) => {
        await open(page, address("index.html"));
        await choose(page, method);
        const differing = await page.evaluate(() => {
          const board = document.querySelector("jiping-board");
          const svg = board?.shadowRoot?.querySelector("svg");
          if (!board || !svg) return ["no board"];
          const at = (step: number) => {
            board.step = step;
            return svg.innerHTML;
          };
          const steps = Array.from({ length: board.steps + 1 }, (_, step) => step).filter(
            (step) => step % 3 === 0,
          );
          const forward = steps.map(at);
          const far = steps.map((step) => {
            at((step * 37) % board.steps);
            return at(step);
          });
          const back = [...steps].reverse().map(at).reverse();
          const times = steps.map((step) => (board.duration * step) / board.steps);
          const during = (time: number) => {
            board.currentTime = time;
            return svg.innerHTML;
          };
          const there = times.map(during);
          const again = [...times].reverse().map(during).reverse();
          return steps.filter(
            (_, index) =>
              forward[index] !== far[index] ||
              forward[index] !== back[index] ||
              there[index] !== again[index],
          );
        });
        expect(differing).toEqual([]);
      });
    }

    test("shows an error in words for a broken record, and counts the next one", async ({ page }) => {
      await open(page, address("index.html?lang=en"));
      await page.locator("#record").fill("(;GM[1]SZ[9];B[aa]\n;W[aa])");
      await page.locator("#count").click();
      const error = page.locator("jiping-board .error");
      await expect(error).toBeVisible();
      await expect(error).toContainText("a black stone is there");
      await expect(error).toContainText("line 2, column");
      await page.locator("#record").fill("nothing like a game");
      await page.locator("#count").click();
      await expect(error).not.toContainText("a black stone is there");
      await expect(error).toBeVisible();
      await page.locator("#games button[value='9-2']").click();
      await expect(error).toBeHidden();
      await ready(page);
      expect(await page.evaluate(() => document.querySelector("jiping-board")?.count?.size.width)).toBe(9);
    });

    test("speaks both languages", async ({ page }) => {
      await open(page, address("index.html?lang=zh-Hans"));
      await page.evaluate(() => {
        const board = document.querySelector("jiping-board");
        board?.pause();
        if (board) board.step = board.steps;
      });
      await expect(page.locator("jiping-board .headline")).toHaveText("黑胜");
      await page.getByRole("button", { name: "English" }).click();
      await expect(page.locator("jiping-board .headline")).toHaveText("Black wins");
      await expect(page.locator("h2").first()).toHaveText("Choose a game");
    });

    test("the article has two boards by the tag alone", async ({ page }) => {
      const heard = troubles(page);
      for (const article of ["article.html", "article-en.html"]) {
        await open(page, address(article));
        const margins = await page.evaluate(async () => {
          const boards = [...document.querySelectorAll("jiping-board")];
          while (boards.some((board) => !board.count))
            await new Promise((resolve) => setTimeout(resolve, 20));
          return boards.map((board) => [board.count?.method, board.count?.result.margin, board.paused]);
        });
        expect(margins).toEqual([
          ["equal-stones", 7.5, true],
          ["area", 7.5, true],
        ]);
      }
      expect(heard).toEqual([]);
    });
  });
}

test("a dropped file is counted", async ({ page }) => {
  await open(page, "index.html");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(
      new File(["(;GM[1]SZ[5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de];B[];W[])"], "small.sgf"),
    );
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: data }));
  });
  await page.waitForFunction(() => document.querySelector("jiping-board")?.count?.size.width === 5);
});

test("rulesets are chosen from the list, and the methods follow", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const rules = page.locator("jiping-board").getByLabel("Rules");
  await rules.selectOption("chinese-2002");
  await page.waitForFunction(() => document.querySelector("jiping-board")?.count?.rules === "chinese-2002");
  const options = page.locator("jiping-board").getByLabel("Method").locator("option");
  await expect(options).toHaveText(["Area count", "Fill-in", "Equal empties"]);
  await expect(rules).toHaveValue("chinese-2002");
});

test("a chain is called alive by a click, and dead again by the keyboard", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const board = page.locator("jiping-board");
  await board.getByRole("button", { name: "Dead stones" }).click();
  const margin = () => page.evaluate(() => document.querySelector("jiping-board")?.count?.result.margin);
  const before = await margin();
  const point = await page.evaluate(() => {
    const stones = document.querySelector("jiping-board")?.count?.start.stones;
    const stone = stones?.find(({ dead }) => dead);
    return stone?.place.kind === "point" ? stone.place.point : "";
  });
  const dead = await board.locator(".dead").count();
  await clickOn(board, point);
  await expect(board.locator(".dead")).toHaveCount(dead - 1);
  expect(await margin()).not.toBe(before);

  const stage = board.locator(".stage");
  await stage.focus();
  await walkTo(page, point);
  await expect(stage).toHaveAttribute("aria-label", /white, alive$/);
  await page.keyboard.press("Enter");
  await expect(board.locator(".dead")).toHaveCount(dead);
  await expect(stage).toHaveAttribute("aria-label", /white, dead$/);
  expect(await margin()).toBe(before);
});

/** Walks from the middle of a large board to a point by the keyboard. */
async function walkTo(page: Page, point: string): Promise<void> {
  const right = "ABCDEFGHJKLMNOPQRST".indexOf(point.charAt(0)) - 9;
  const up = Number(point.slice(1)) - 10;
  for (const [key, presses] of [
    [right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right)],
    [up > 0 ? "ArrowUp" : "ArrowDown", Math.abs(up)],
  ] as const)
    for (let press = 0; press < presses; press++) await page.keyboard.press(key);
}

test("a neutral point is claimed by clicks, marked, told, and a reason of the comparison", async ({
  page,
}) => {
  await open(page, "index.html?lang=en");
  await page.locator("#record").fill("OOOOO..\nOXXXOOO\nOX.XXXO\nXXOO.XO\nX.OOXXO\nXXXXXOO\nOOOOOO.");
  await page.locator("#count").click();
  const board = page.locator("jiping-board");
  const margin = () => page.evaluate(() => document.querySelector("jiping-board")?.count?.result.margin);
  // Who owns the liberties of the seki is proposed, unless that is left to the reader.
  await expect.poll(margin).toBe(-17.5);
  await page.evaluate(() => document.querySelector("jiping-board")?.setAttribute("owners", ""));
  await expect.poll(margin).toBe(-16.5);
  await board.getByRole("button", { name: "Dead stones" }).click();
  const drawn = () => picture(page);
  const before = await drawn();
  await clickOn(board, "B3");
  await expect(board).toHaveAttribute("owners", "B3=shared");
  await expect.poll(drawn).not.toBe(before);
  for (const owner of ["shared", "black", "white"]) {
    await clickOn(board, "E4");
    await expect(board).toHaveAttribute("owners", `B3=shared E4=${owner}`);
  }
  await expect.poll(margin).toBe(-17.5);
  const part = page.locator("[data-key='part chinese-2002 one-sided']");
  await part.click();
  await expect(page.locator("#comparison .explained")).toContainText(
    "only one side may play there, so E4 is shared under Chinese 2002, White's under Tang-Song 2008",
  );
  // Another game has owners of its own.
  await page.locator("#games button").first().click();
  await expect(board).not.toHaveAttribute("owners");
});

test("a chain that cannot be dead stays alive, and the reader is told why", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const board = page.locator("jiping-board");
  await board.getByRole("button", { name: "Dead stones" }).click();
  const dead = await board.locator(".dead").count();
  await board.locator(".stage").focus();
  // At home among black stones.
  await walkTo(page, "P19");
  await page.keyboard.press("Enter");
  await expect(board.locator(".note")).toContainText("so they are not dead");
  await expect(board.locator(".dead")).toHaveCount(dead);
});

test("the keyboard steps, plays, and goes to both ends", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    board?.pause();
    if (board) board.step = 0;
  });
  const step = () => page.evaluate(() => document.querySelector("jiping-board")?.step);
  const steps = await page.evaluate(() => document.querySelector("jiping-board")?.steps);
  await page.locator("jiping-board").getByRole("slider").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await step()).toBe(2);
  await page.keyboard.press("ArrowLeft");
  expect(await step()).toBe(1);
  await page.keyboard.press("PageDown");
  const phase = await step();
  expect(phase).toBeGreaterThan(2);
  await page.keyboard.press("End");
  expect(await step()).toBe(steps);
  await page.keyboard.press("Home");
  expect(await step()).toBe(0);
  await page.keyboard.press(" ");
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.paused)).toBe(false);
});

test("every step is told, and choosing one shows it", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const board = page.locator("jiping-board");
  await board.getByRole("button", { name: "All steps" }).click();
  const lines = board.locator(".transcript > li");
  expect(await lines.count()).toBe(await page.evaluate(() => document.querySelector("jiping-board")?.steps));
  await lines.nth(9).getByRole("button").click();
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.step)).toBe(10);
  await expect(lines.nth(9).getByRole("button")).toHaveAttribute("aria-current", "step");
  await expect(board.locator("[aria-live]")).toHaveText(
    (await board.locator(".sentence").textContent()) ?? "",
  );
});

test("nothing is wrong for those who cannot see the board", async ({ page }) => {
  test.slow();
  for (const address of ["index.html?lang=en", "index.html?lang=zh-Hans", "article.html"]) {
    await open(page, address);
    await page.evaluate(() => {
      const board = document.querySelector("jiping-board");
      board?.pause();
      if (board) board.step = 12;
    });
    await page.locator("jiping-board .transcript").first().waitFor({ state: "attached" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual(
      [],
    );
  }
});

test("the proof by the other methods comes at the end, in both languages, and in the list of all steps", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [lang, title, sum] of [
    ["en", "Proof by the other methods", "White 180 − u + q/2 = 180 − 6 + ½ = 174½"],
    ["zh-Hans", "诸法互证", "白 180 − u + q/2 = 180 − 6 + ½ = 174½"],
  ] as const) {
    await open(page, `index.html?lang=${lang}`);
    await choose(page, "area");
    const board = page.locator("jiping-board");
    const proof = board.getByRole("region", { name: title });
    await board.evaluate((host: HTMLElementTagNameMap["jiping-board"]) => {
      host.step = 1;
    });
    await expect(proof).toBeHidden();
    await board.evaluate((host: HTMLElementTagNameMap["jiping-board"]) => {
      host.step = host.steps;
    });
    await expect(proof).toContainText(sum);
    await expect(proof.locator(".agrees.told")).toHaveCount(4);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await board.locator("[aria-expanded]").click();
    await expect(board.locator(".transcript .equations", { hasText: sum })).toHaveCount(1);
  }
});

test("nothing is wider than a small screen", async ({ page }) => {
  for (const width of [320, 700, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["index.html?lang=en", "index.html?lang=zh-Hans", "article.html"]) {
      await open(page, address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("a picture drawn anew is the one that was drawn step by step", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    board?.pause();
    for (let step = 0; board && step <= 30; step++) board.step = step;
  });
  const grown = await picture(page);
  await page.reload();
  await ready(page);
  await page.evaluate(() => {
    const board = document.querySelector("jiping-board");
    board?.pause();
    if (board) board.step = 30;
  });
  expect(await picture(page)).toBe(grown);
});

for (const { name, address } of places) {
  test(`the page about a ruleset leads to the board under it over ${name}, and the address keeps the choice`, async ({
    page,
  }) => {
    await page.goto(address("rules/aga-en.html"));
    await page.getByRole("link", { name: "Count a game under these rules" }).click();
    await ready(page);
    const rules = () => page.evaluate(() => document.querySelector("jiping-board")?.count?.rules);
    expect(await rules()).toBe("aga");
    await page.locator("jiping-board").getByLabel("Rules").selectOption("ing");
    await expect.poll(rules).toBe("ing");
    await expect.poll(() => new URL(page.url()).hash).toBe("#rules=ing");
    await page.evaluate(() => {
      location.hash = "rules=chinese-2002";
    });
    await expect.poll(rules).toBe("chinese-2002");
  });
}

test("an empty board of a size is played on at once", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await page
    .getByRole("group", { name: "Begin on an empty board" })
    .getByRole("button", { name: "13×13" })
    .click();
  const board = page.locator("jiping-board");
  await expect(board.locator(".caption .phase")).toHaveText("Black to move");
  await clickOn(board, "D4");
  await expect(board.locator(".caption .phase")).toHaveText("White to move");
  expect(
    await board.evaluate((host: HTMLElementTagNameMap["jiping-board"]) => host.game?.state.size.width),
  ).toBe(13);
  await page.locator("#games button").first().click();
  await expect(board.locator(".caption .phase")).not.toHaveText(/to move/);
});

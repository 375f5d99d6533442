// A game is played on, as a reader would: by clicks on points and buttons, or by the keyboard alone.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { clickOn, open, ready, troubles } from "./board.js";

const ko = ". X O . .\nX X O . .\nX O . O .\n. X O . .\n. X O . .";

const board = (page: Page): Locator => page.locator("jiping-board");
const act = (page: Page, name: string): Locator => board(page).locator(`[data-act="${name}"]`);
const sentence = (page: Page): Locator => board(page).locator("p.sentence");
const heading = (page: Page): Locator => board(page).locator(".caption .phase");

/** What the first board shows. */
function shown(page: Page) {
  return page.evaluate(() => {
    const { mode, move, game } = document.querySelector("jiping-board") ?? {};
    return `${mode} ${move} ${game?.state.phase} ${game?.state.toMove}`;
  });
}

/** Clicks a point of the first board. */
const click = (page: Page, point: string): Promise<void> => clickOn(board(page), point);

/** Opens the page with a drawing or a record under a ruleset, and lets it be played on. */
async function playOn(page: Page, text: string, rules: string): Promise<void> {
  await open(page, "index.html?lang=en");
  await load(page, text, rules);
  await board(page).getByRole("button", { name: "Play on" }).click();
}

async function load(page: Page, text: string, rules: string): Promise<void> {
  const loaded = page.evaluate(
    ([game, id]) =>
      new Promise((resolve) => {
        const host = document.querySelector("jiping-board");
        host?.addEventListener("loadeddata", resolve, { once: true });
        if (host && id) host.rules = id;
        if (game) host?.load(game);
      }),
    [text, rules],
  );
  await loaded;
}

test("a ko is taken, the retake is refused, and the repeated position is shown", async ({ page }) => {
  const heard = troubles(page);
  await playOn(page, ko, "law-2012");
  await expect(heading(page)).toHaveText("Black to move");
  await click(page, "C3");
  await expect(heading(page)).toHaveText("White to move");
  await expect(board(page).locator(".last")).toHaveCount(1);
  const stones = board(page).locator("svg use[href='#jp-white']");
  const whites = await stones.count();

  await click(page, "B3");
  await expect(heading(page)).toHaveText("Not allowed");
  await expect(sentence(page)).toContainText("White may not play B3: it would make the first board again");
  await expect(sentence(page)).toContainText("The board shows the first position.");
  await expect(board(page).locator(".caption .cite")).toHaveText("Law edition 2012, article 5");
  await expect(board(page).locator(".earlier text")).toHaveText("the first position");
  await expect(board(page).locator("[aria-live]")).toContainText("White may not play B3");
  expect(await stones.count()).toBe(whites + 1);
  expect(await shown(page)).toBe("play 1 playing white");

  await click(page, "E1");
  await expect(board(page).locator(".earlier")).toHaveCount(0);
  expect(await shown(page)).toBe("play 2 playing black");
  expect(heard).toEqual([]);
});

test("two passes and a resumption open the ko under law-2012, and not under tangsong-2008", async ({
  page,
}) => {
  await playOn(page, ko, "law-2012");
  await click(page, "C3");
  await expect(act(page, "pass-stop")).toHaveText("Propose a stop");
  await act(page, "pass-stop").click();
  await expect(sentence(page)).toHaveText("White proposes a stop: Black agrees, or plays on.");
  await expect(act(page, "pass-stop")).toHaveText("Agree to stop");
  await act(page, "pass-stop").click();
  await expect(heading(page)).toHaveText("Pause");
  await board(page).getByRole("button", { name: "Dispute: resume, White moves first" }).click();
  await expect(sentence(page)).toHaveText("The stop was disputed and play goes on: White to move.");
  await click(page, "B3");
  expect(await shown(page)).toBe("play 4 playing black");

  await board(page).locator(".playing select").selectOption("tangsong-2008");
  await expect(board(page).locator(".note")).toHaveText("These rules object to move 4; it stands as played.");
  expect(await shown(page)).toBe("play 4 playing black");
  await expect(board(page).locator(".undone")).toHaveCount(0);
  await act(page, "take-back").click();
  await expect(board(page).locator(".undone")).toHaveCount(1);
  await expect(act(page, "pass-stop")).toHaveText("Pass: lay a stone outside");
  await click(page, "B3");
  await expect(board(page).locator(".undone")).toHaveCount(0);
  await expect(sentence(page)).toContainText("it would make the first board again");
  await expect(board(page).locator(".caption .cite")).toHaveText("Tang-Song 2008, article 9");
});

test("a line goes through other rules and back", async ({ page }) => {
  await playOn(page, ko, "law-2012");
  await click(page, "C3");
  const rules = (id: string) =>
    page.evaluate((value) => document.querySelector("jiping-board")?.setAttribute("rules", value), id);
  await rules("japanese-1989");
  await click(page, "B3");
  await expect(sentence(page)).toContainText("it would make the first board again");
  await rules("chinese-2002");
  expect(await shown(page)).toBe("play 1 playing white");
  await click(page, "B3");
  await expect(board(page).locator(".caption .cite")).toHaveText("Chinese 2002, article 6");
});

test("a compensation that the next rules refuse is told, and play goes on", async ({ page }) => {
  const heard = troubles(page);
  await open(page, "index.html?lang=en");
  await board(page).evaluate((host) => host.setAttribute("compensation", "surplus"));
  await load(page, ko, "law-2012");
  await board(page).getByRole("button", { name: "Play on" }).click();
  for (const rules of ["japanese-1989", "korean", "ancient-routes"]) {
    await load(page, "", rules);
    await expect(board(page).locator("p.note")).toContainText("so there is nothing to compensate with");
    await expect(sentence(page)).toContainText("Black to move");
  }
  await click(page, "C3");
  expect(await shown(page)).toBe("play 1 playing white");
  await load(page, "", "law-2012");
  await expect(board(page).locator("p.note")).toBeHidden();
  expect(heard).toEqual([]);
});

test("marks of a pause stay there when play goes on", async ({ page }) => {
  await playOn(page, ko, "law-2012");
  await click(page, "C3");
  await act(page, "pass-stop").click();
  await act(page, "pass-stop").click();
  const dead = board(page).locator("svg .dead");
  await expect(dead).toHaveCount(0);
  await click(page, "C5");
  await expect(dead).toHaveCount(2);
  await act(page, "resume-white").click();
  await expect(dead).toHaveCount(0);
  await click(page, "E5");
  await expect(dead).toHaveCount(0);
  await act(page, "back").click();
  await expect(dead).toHaveCount(0);
  await act(page, "back").click();
  await expect(heading(page)).toHaveText("Pause");
  await expect(dead).toHaveCount(2);
  await act(page, "last").click();
  await expect(dead).toHaveCount(0);
});

test("stones that the page calls dead are marked at the end of a line that is open already", async ({
  page,
}) => {
  await playOn(page, "(;SZ[5];B[bb];W[dd];B[];W[])", "law-2012");
  const dead = board(page).locator("svg .dead");
  await expect(dead).toHaveCount(0);
  const call = (value: string) =>
    page.evaluate((stones) => document.querySelector("jiping-board")?.setAttribute("dead", stones), value);
  await call("D2");
  await expect(dead).toHaveCount(1);
  await page.evaluate(() => document.querySelector("jiping-board")?.setAttribute("rules", "tangsong-2008"));
  await expect(act(page, "resume-black")).toBeVisible();
  await click(page, "B4");
  await expect(dead).toHaveCount(2);
  await call("none");
  await expect(dead).toHaveCount(0);
});

test("the position is counted with its own marks, and the reader comes back to it", async ({ page }) => {
  await playOn(page, ko, "law-2012");
  await click(page, "C3");
  await act(page, "pass-stop").click();
  await act(page, "pass-stop").click();
  await click(page, "C5");
  await act(page, "count").click();
  const counted = () =>
    page.evaluate(() => {
      const { count, mode } = document.querySelector("jiping-board") ?? {};
      return { mode, dead: count?.start.stones.filter((stone) => stone.dead).length };
    });
  expect(await counted()).toEqual({ mode: "count", dead: 2 });
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.paused)).toBe(false);
  await board(page).getByRole("button", { name: "Dead stones" }).click();
  await click(page, "C5");
  await expect.poll(async () => (await counted()).dead).toBe(0);
  await board(page).getByRole("button", { name: "Back to the position" }).click();
  expect(await shown(page)).toBe("play 3 paused white");
  await expect(board(page).locator("svg .dead")).toHaveCount(0);
  await act(page, "leave").click();
  expect(await shown(page)).toBe("count 0 playing black");
});

test("four passes under tangsong-2008 end the game with all alive", async ({ page }) => {
  await playOn(page, ko, "tangsong-2008");
  for (let pass = 0; pass < 4; pass++) await act(page, "pass-stop").click();
  await expect(sentence(page)).toHaveText("The game is over, and every stone on the board is alive.");
  await expect(act(page, "pass-stop")).toBeHidden();
  await expect(board(page).locator(".labels")).toContainText("lid · 2");
  expect(await shown(page)).toBe("play 4 all-alive black");
});

test("abstentions and virtual moves differ under seven-article", async ({ page }) => {
  await playOn(page, ko, "seven-article");
  await expect(act(page, "pass-stop")).toHaveText("Waive: propose a stop");
  await expect(act(page, "pass-play-on")).toHaveText("Pass: lay a stone outside");
  await act(page, "pass-stop").click();
  await expect(board(page).locator(".labels")).not.toContainText("lid · 1");
  await act(page, "pass-play-on").click();
  await expect(board(page).locator(".labels")).toContainText("lid · 1");
  expect(await shown(page)).toBe("play 2 playing black");
});

test("where every stone is alive a click on one says so, and none is offered to be called dead", async ({
  page,
}) => {
  await open(page, "index.html?lang=en");
  const edit = board(page).getByRole("button", { name: "Dead stones" });
  await expect(edit).toBeVisible();
  await load(page, "", "tromp-taylor");
  await expect(edit).toBeHidden();
  await board(page).getByRole("button", { name: "Play on" }).click();
  await load(page, ko, "tromp-taylor");
  await board(page).getByRole("button", { name: "Play on" }).click();
  await act(page, "pass-stop").click();
  await act(page, "pass-stop").click();
  await click(page, "C3");
  await expect(sentence(page)).toContainText("the game is over");
  await click(page, "C5");
  await expect(sentence(page)).toContainText("ended with every stone alive, so these cannot be dead: C5");
  await expect(board(page).locator(".dead")).toHaveCount(0);
});

test("a position in the middle of a game is not called its end", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await board(page).evaluate((host: HTMLElementTagNameMap["jiping-board"]) => host.playOut(37));
  await act(page, "count").click();
  await board(page).evaluate((host: HTMLElementTagNameMap["jiping-board"]) => {
    host.pause();
    host.step = 0;
  });
  await expect(heading(page)).toHaveText("In the middle of the game");
  await expect(sentence(page)).toContainText("counted as it stands");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(heading(page)).toHaveText("棋局途中");
  await board(page).getByRole("button", { name: "回到局面" }).click();
  await board(page).getByRole("button", { name: "回到数棋" }).click();
  await expect(heading(page)).toHaveText("棋局休止");
});

test("a game is resigned, and that is taken back", async ({ page }) => {
  await playOn(page, ko, "tangsong-2008");
  await expect(act(page, "resign-white")).toBeHidden();
  await act(page, "resign-black").click();
  await expect(sentence(page)).toHaveText("Black resigns; White wins.");
  await expect(act(page, "count")).toBeHidden();
  await act(page, "take-back").click();
  expect(await shown(page)).toBe("play 0 playing black");
});

test("in a pause either side resigns, and that is taken back", async ({ page }) => {
  await playOn(page, ko, "tangsong-2008");
  await act(page, "pass-stop").click();
  await act(page, "pass-stop").click();
  await expect(act(page, "resign-black")).toHaveText("Black resigns");
  await act(page, "resign-white").click();
  await expect(sentence(page)).toHaveText("White resigns; Black wins.");
  await expect(act(page, "resign-black")).toBeHidden();
  await act(page, "take-back").click();
  expect(await shown(page)).toBe("play 2 paused black");
});

test("a suicide is refused, and the stones without liberties are marked", async ({ page }) => {
  await playOn(page, "X . O .\nX X O .\nO O O .\n. . . .", "tangsong-2008");
  await click(page, "B4");
  await expect(heading(page)).toHaveText("Not allowed");
  await expect(board(page).locator("svg g.focus circle")).toHaveCount(4);
  await expect(board(page).locator(".ghost")).toHaveCount(1);
});

test("a stone is thought of where a move is legal", async ({ page, browserName }) => {
  await playOn(page, ko, "tangsong-2008");
  await click(page, "C3");
  const ghost = board(page).locator(".ghost use");
  const to = async (point: string) => {
    const spot = await page.evaluate((name) => {
      const host = document.querySelector("jiping-board");
      const frame = host?.shadowRoot?.querySelector(".edge")?.getBoundingClientRect();
      const column = "ABCDE".indexOf(name.charAt(0));
      return frame
        ? {
            x: frame.left + (frame.width * column) / 4,
            y: frame.top + (frame.height * (5 - Number(name.slice(1)))) / 4,
          }
        : { x: 0, y: 0 };
    }, point);
    await page.mouse.move(spot.x, spot.y, { steps: browserName === "firefox" ? 1 : 3 });
  };
  await to("E5");
  await expect(ghost).toHaveAttribute("href", "#jp-white");
  await to("B3");
  await expect(ghost).toHaveCount(0);
});

test("the line branches off in the middle of a whole game, and comes back to it", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const heard: Promise<number> = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const host = document.querySelector("jiping-board");
        host?.addEventListener("move", () => resolve(host.move), { once: true });
        host?.playOut(100);
      }),
  );
  expect(await heard).toBe(100);
  await expect(board(page).locator(".caption .place")).toHaveText("Move 100 of 229");
  await expect(act(page, "restore")).toBeHidden();
  await click(page, "T1");
  await expect(board(page).locator(".caption .place")).toHaveText("Move 101 of 101");
  await act(page, "restore").click();
  await expect(board(page).locator(".caption .place")).toHaveText("Move 100 of 229");
  await act(page, "forward").click();
  await expect(board(page).locator(".caption .place")).toHaveText("Move 101 of 229");
  const slider = board(page).getByRole("slider", { name: "Moves of the game" });
  await slider.fill("3");
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.move)).toBe(3);
});

test("the keyboard alone plays, passes, takes back and leaves", async ({ page }) => {
  await open(page, "index.html?lang=en");
  await load(page, ko, "law-2012");
  await board(page).getByRole("button", { name: "Play on" }).focus();
  await page.keyboard.press("Enter");
  await expect(board(page).locator(".stage")).toBeFocused();
  await expect(board(page).locator(".stage")).toHaveAttribute("aria-label", "C3, empty");
  await page.keyboard.press("Enter");
  expect(await shown(page)).toBe("play 1 playing white");
  await page.keyboard.press("ArrowLeft");
  await expect(board(page).locator(".stage")).toHaveAttribute("aria-label", "B3, empty, not allowed");
  await page.keyboard.press("p");
  expect(await shown(page)).toBe("play 2 playing black");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(board(page).locator(".stage")).toHaveAttribute("aria-label", "C3, black");
  await page.keyboard.press("ArrowRight");
  await expect(board(page).locator(".stage")).toHaveAttribute("aria-label", "D3, white");
  await page.keyboard.press("Backspace");
  expect(await shown(page)).toBe("play 0 playing black");
  await page.keyboard.press("Escape");
  expect(await shown(page)).toBe("count 0 playing black");
  await expect(board(page).getByRole("button", { name: "Play on" })).toBeFocused();
  await board(page).getByRole("button", { name: "Dead stones" }).click();
  await expect(board(page).locator(".editing")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(board(page).locator(".editing")).toHaveCount(0);
});

test("an element opens in play, at the move that it names", async ({ page }) => {
  await open(page, "index.html?lang=en");
  const opened = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const host = document.createElement("jiping-board");
        host.setAttribute("playing", "");
        host.setAttribute("move", "2");
        host.textContent = "(;SZ[5];B[cc];W[dd];B[bb];W[];B[])";
        host.addEventListener("move", () => resolve([host.mode, host.move, host.game?.state.moves.length]));
        document.body.prepend(host);
      }),
  );
  expect(opened).toEqual(["play", 2, 2]);
  const left = await page.evaluate(() => {
    const host = document.querySelector("jiping-board");
    if (host) host.mode = "count";
    return [host?.mode, host?.count?.size.width];
  });
  expect(left).toEqual(["count", 5]);
});

test("nothing is too wide for a small screen, and nothing wrong for those who cannot see it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const lang of ["en", "zh-Hans"]) {
    await open(page, `index.html?lang=${lang}`);
    await load(page, ko, "seven-article");
    await page.evaluate(() => document.querySelector("jiping-board")?.playOut());
    await click(page, "C3");
    expect(await shown(page)).toBe("play 1 playing white");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual(
      [],
    );
  }
  await ready(page);
});

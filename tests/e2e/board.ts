// What the browser tests do to a page and its board.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";

const root = new URL("../../", import.meta.url);

/** The built site over http and from a disk. */
export const places: readonly { readonly name: string; readonly address: (page: string) => string }[] = [
  { name: "http", address: (page) => page },
  {
    name: "file",
    address: (page) => String(new URL(`dist/site/${page}`, root)),
  },
];

/** Opens a page of the site and waits for its first board. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Waits until the first board has a count. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector("jiping-board")?.steps ?? 0) > 0);
}

/** Chooses a method on the first board and waits for its count. */
export async function choose(page: Page, method: string): Promise<void> {
  await page.evaluate((id) => {
    const board = document.querySelector("jiping-board");
    if (board) board.method = id;
  }, method);
  await page.waitForFunction((id) => document.querySelector("jiping-board")?.count?.method === id, method);
  await page.evaluate(() => document.querySelector("jiping-board")?.pause());
}

/** Clicks a point of a board, wherever it lies in the window. */
export async function clickOn(board: Locator, point: string): Promise<void> {
  const spot = await board.evaluate((host: HTMLElementTagNameMap["jiping-board"], name) => {
    host.shadowRoot?.querySelector(".stage")?.scrollIntoView({ block: "center" });
    const frame = host.shadowRoot?.querySelector(".edge")?.getBoundingClientRect();
    const size = host.game?.state.size;
    if (!frame || !size) throw new Error("there is no board");
    const column = "ABCDEFGHJKLMNOPQRST".indexOf(name.charAt(0));
    const row = size.height - Number(name.slice(1));
    return {
      x: frame.left + (frame.width * column) / (size.width - 1),
      y: frame.top + (frame.height * row) / (size.height - 1),
    };
  }, point);
  await board.page().mouse.click(spot.x, spot.y);
}

/** The picture of the first board as markup. */
export function picture(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector("jiping-board")?.shadowRoot?.querySelector("svg")?.innerHTML ?? "",
  );
}

/** Everything that goes wrong on a page from now on: errors of scripts, and what the policy forbids. */
export function troubles(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
  });
  return heard;
}

/** The games of the site. */
export const games: readonly { readonly name: string; readonly text: string }[] = existsSync(
  new URL("www/site/games/", root),
)
  ? readdirSync(new URL("www/site/games/", root)).map((name) => ({
      name,
      text: readFileSync(new URL(`www/site/games/${name}`, root), "utf8"),
    }))
  : [];

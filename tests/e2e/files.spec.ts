// Files as people have them, dropped on the page or chosen: the count starts, or the message says what to do.

import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";

/** The bytes of a text in an encoding of one or two bytes a character, found by decoding all pairs. */
function encoded(label: string, text: string): Buffer {
  const decoder = new TextDecoder(label);
  const bytes = new Map<string, number[]>();
  for (let first = 0x81; first < 0xff; first++) {
    for (let second = 0x40; second < 0xff; second++) {
      const c = decoder.decode(Uint8Array.of(first, second));
      if (c.length === 1 && !bytes.has(c)) bytes.set(c, [first, second]);
    }
  }
  return Buffer.from([...text].flatMap((c) => bytes.get(c) ?? [c.charCodeAt(0)]));
}

const moves = ";B[bc];W[dc];B[bb];W[db];B[bd];W[dd];B[be];W[de];B[ba];W[da];B[];W[]";
const game = (names: string) => `(;GM[1]SZ[5]${names}${moves}TB[aa:ae]TW[ea:ee])`;

async function open(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto("/?lang=en");
  await page.setInputFiles("#file", { name, mimeType: "application/octet-stream", buffer });
}

const players = (page: Page) =>
  page.evaluate(() => document.querySelector("jiping-board")?.game?.state.players.black);
const error = (page: Page) => page.locator("jiping-board [part=error]");

for (const [label, name] of [
  ["gbk", "张三段"],
  ["shift_jis", "山田太郎"],
  ["big5", "陳小明"],
  ["euc-kr", "김철수"],
] as const) {
  test(`a record in ${label} that does not say so`, async ({ page }) => {
    await open(page, "game.sgf", encoded(label, game(`PB[${name}]PW[${name}]`)));
    await expect.poll(() => players(page)).toBe(name);
    await expect(error(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.querySelector("jiping-board")?.count?.size.width))
      .toBe(5);
  });
}

test("a guessed encoding is told, and another can be chosen", async ({ page }) => {
  const board = page.locator("jiping-board");
  const encodings = page.getByLabel("Encoding of the text");
  await open(page, "game.sgf", encoded("gbk", game("PB[张三段]PW[李四段]")));
  await expect(encodings).toHaveValue("gb18030");
  const remarks = board.locator("[part=remarks]");
  await remarks.locator("summary").click();
  await expect(remarks).toContainText("it is read as GB18030");
  await encodings.focus();
  await encodings.selectOption("Big5");
  await expect(board).toHaveAttribute("encoding", "big5");
  await expect.poll(() => players(page)).toBe("桲ʊ僇");
  // The reader can choose again, and by the keyboard from where it is.
  await expect(encodings).toHaveValue("big5");
  await expect(encodings).toBeFocused();
  await expect(remarks).not.toContainText("GB18030");
  await encodings.selectOption("GB18030");
  await expect.poll(() => players(page)).toBe("张三段");
  // What was chosen for one file says nothing of the next.
  const next = {
    name: "next.sgf",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(game("PB[王]")),
  };
  await page.setInputFiles("#file", next);
  await expect.poll(() => players(page)).toBe("王");
  await expect(encodings).toBeHidden();
  await expect(board).not.toHaveAttribute("encoding");
});

test("an empty file, a broken record, and one of another game say what is wrong", async ({ page }) => {
  await open(page, "empty.sgf", Buffer.from(""));
  await expect(error(page)).toContainText("a game record (SGF) or a drawing is needed");
  await open(page, "broken.sgf", Buffer.from("(;SZ[5];B[bb];W[zz])"));
  await expect(error(page)).toContainText('"zz" is not a point of a 5x5 board');
  await open(page, "chess.sgf", Buffer.from("(;GM[3]SZ[8])"));
  await expect(error(page)).toContainText("another game");
  // What lacks only its end is counted.
  await open(page, "cut.sgf", Buffer.from(game("").slice(0, -1)));
  await expect
    .poll(() => page.evaluate(() => document.querySelector("jiping-board")?.count?.size.width))
    .toBe(5);
});

test("a drawing from a forum, dropped, and a record pasted from a blog", async ({ page }) => {
  await page.goto("/?lang=en");
  const drop = (text: string) =>
    page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], "board.txt"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
  await drop("黑先\n┌●┬○┐\n├●┼○┤\n├●┼○┤\n└●┴○┘\n如上图");
  const size = () => page.evaluate(() => document.querySelector("jiping-board")?.count?.size);
  await expect.poll(size).toEqual({ width: 5, height: 4 });
  await page.fill("#record", `My game of yesterday:\n${game("PB[Ann]")}\nWhat do you think?`);
  await page.click("#count");
  await expect.poll(() => players(page)).toBe("Ann");
});

/** The text of the file that a press of a button saves. */
async function saved(page: Page, kind: string, folder: string | undefined): Promise<string> {
  const button = page.locator(`#save [value=${kind}]`);
  const name = `jiping.${kind}`;
  if (folder === undefined) {
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toBe(name);
    return readFileSync(await download.path(), "utf8");
  }
  const path = join(folder, name);
  rmSync(path, { force: true });
  await button.click();
  // Firefox keeps the name with an empty file until all is written.
  const text = () => (existsSync(path) ? readFileSync(path, "utf8") : "");
  await expect.poll(text, `${name} is saved`).not.toBe("");
  return text();
}

test("what is shown is saved, and the saved record is counted alike", async ({ page }, { project }) => {
  const folder = project.use.launchOptions?.downloadsPath;
  await open(page, "game.sgf", Buffer.from(game("PB[Ann]")));
  await expect.poll(() => players(page)).toBe("Ann");
  const count = JSON.parse(await saved(page, "json", folder));
  expect(count.dead).toEqual([]);
  expect(await saved(page, "svg", folder)).toMatch(/^<svg /);
  expect(await saved(page, "txt", folder)).toContain("┌●┬○┐");
  const record = await saved(page, "sgf", folder);
  expect(record).toContain("JIPING[rules:");
  await open(page, "again.sgf", Buffer.from(record));
  const margin = () => page.evaluate(() => document.querySelector("jiping-board")?.count?.result.margin);
  await expect.poll(margin).toBe(count.result.margin);
});

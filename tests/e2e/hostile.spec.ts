import { expect, test } from "@playwright/test";
import { games, open, troubles } from "./board.js";

/** Bytes that a reader might drop on the page: each is told in words, and soon. */
const hostile: readonly {
  readonly name: string;
  readonly make: () => Uint8Array;
  readonly en: RegExp;
  readonly zh: RegExp;
}[] = [
  { name: "an empty file", make: () => bytes(""), en: /^There is no game/, zh: /^这里没有棋局/ },
  {
    name: "5 MB of opening brackets",
    make: () => bytes("(".repeat(5e6)),
    en: /^There is no game record/,
    zh: /^这里没有棋谱/,
  },
  {
    name: "5 MB of variations",
    make: () => bytes(`(;SZ[9]${"(;B[aa]".repeat(7e5)}`),
    en: /./,
    zh: /[。！]|×/,
  },
  {
    name: "5 MB of square brackets",
    make: () => bytes(`(;SZ[${"[".repeat(5e6)}`),
    en: /is not the size of a board/,
    zh: /不是棋盘的路数/,
  },
  { name: "a board of 53 by 53", make: () => bytes("(;SZ[53];B[aa])"), en: /53x53/, zh: /53×53/ },
  {
    name: "a stone off the board",
    make: () => bytes("(;SZ[9];B[zz])"),
    en: /"zz" is not a point/,
    zh: /“zz”不在/,
  },
  {
    name: "a move on a stone",
    make: () => bytes("(;SZ[9];B[aa];W[aa])"),
    en: /^White may not play A9: a black stone is there/,
    zh: /^A9 已有棋子/,
  },
  {
    name: "a point with a name of 5 MB",
    make: () => bytes(`(;SZ[9];B[${"x".repeat(5e6)}])`),
    en: /is not a point/,
    zh: /不在 9x9 的棋盘上/,
  },
  {
    name: "garbage",
    make: () => Uint8Array.from({ length: 1e6 }, (_, index) => (index * index * 31 + index * 7) % 251),
    en: /./,
    zh: /。/,
  },
  { name: "a huge drawing", make: () => bytes(". X O .\n".repeat(5e5)), en: /A board of/, zh: /棋盘读不了/ },
  { name: "a huge row", make: () => bytes(".".repeat(5e6)), en: /A board of/, zh: /棋盘读不了/ },
  {
    name: "a file of 20 MB",
    make: () => bytes("(;SZ[9];C[".padEnd(20e6, "x")),
    en: /16 MB/,
    zh: /16 MB/,
  },
];

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

for (const { name, make, en, zh } of hostile) {
  test(`${name} is told in words, in both languages, and nothing hangs`, async ({ page }) => {
    const heard = troubles(page);
    await open(page, "index.html?lang=en");
    const board = page.locator("jiping-board");
    await page.locator("#file").setInputFiles({
      name: "game.sgf",
      mimeType: "application/x-go-sgf",
      buffer: Buffer.from(make()),
    });
    const took = await page.evaluate(async () => {
      const host = document.querySelector("jiping-board");
      const start = performance.now();
      const first = host?.game;
      while (!host?.error && host?.game === first && performance.now() - start < 10_000)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return performance.now() - start;
    });
    // Under two seconds on a quiet machine; two browsers on two busy cores need more.
    expect(took).toBeLessThan(6000);
    const told = board.locator(".error:visible, .sentence:visible").first();
    await expect(told).toBeVisible();
    await expect(told).toHaveText(en);
    expect((await told.textContent())?.length).toBeLessThan(2000);
    await page.getByRole("button", { name: "中文" }).click();
    await expect(told).toHaveText(zh);
    await page.locator("#games button[value='9-2']").click();
    await expect(board.locator(".error")).toBeHidden();
    await expect(board.locator(".sentence")).toBeVisible();
    expect(heard).toEqual([]);
  });
}

test("a record in GBK is read by what it says of itself", async ({ page }) => {
  await open(page, "index.html?lang=zh-Hans");
  const text = games.find(({ name }) => name === "gnugo-9-2.sgf")?.text ?? "";
  const [head = "", ...rest] = text.split(/CA\[[^\]]*\]/);
  // 黑方 in GBK.
  const player = [0xba, 0xda, 0xb7, 0xbd];
  const buffer = Buffer.concat([
    Buffer.from(`${head}CA[GBK]PB[`),
    Buffer.from(player),
    Buffer.from(`]${rest.join("")}`),
  ]);
  await page.locator("#file").setInputFiles({ name: "gbk.sgf", mimeType: "text/plain", buffer });
  await page.waitForFunction(() => document.querySelector("jiping-board")?.count?.size.width === 9);
  expect(await page.evaluate(() => document.querySelector("jiping-board")?.game?.state.players.black)).toBe(
    "黑方",
  );
});

test("a record that names an unknown encoding is told", async ({ page }) => {
  await open(page, "index.html?lang=zh-Hans");
  const buffer = Buffer.from("(;CA[klingon]SZ[9];B[aa];W[bb])");
  await page.locator("#file").setInputFiles({ name: "odd.sgf", mimeType: "text/plain", buffer });
  const board = page.locator("jiping-board");
  await page.waitForFunction(() => {
    const host = document.querySelector("jiping-board");
    return host?.error || host?.count?.size.width === 9;
  });
  await expect(board.locator(".error:visible, .sentence:visible").first()).toBeVisible();
});

test("what is odd about a record is noted for those who ask, and the count goes on", async ({ page }) => {
  await open(page, "index.html?lang=zh-Hans");
  const board = page.locator("jiping-board");
  await page.locator("#record").fill("x(;SZ[5]KM[much]HA[3]AB[bb][cb];B[cc]W[dd]AB[aa];B[zz:]TB[qq]");
  await page.locator("#count").click();
  await page.locator("#record").fill("hello (;SZ[5]KM[much]AB[bb][cb]PL[q];W[cc]W[dd];B[ee]");
  await page.locator("#count").click();
  await page.waitForFunction(() => document.querySelector("jiping-board")?.count?.size.width === 5);
  const remarks = board.locator(".remarks");
  await expect(remarks.locator("summary")).toHaveText(/^棋谱说明 \(\d+\)$/);
  await remarks.locator("summary").click();
  await expect(remarks.locator("li").first()).toBeVisible();
  for (const line of await remarks.locator("li").allTextContents())
    expect(line).toMatch(/[\u4e00-\u9fff].*。/);
  await page.getByRole("button", { name: "English" }).click();
  await expect(remarks.locator("summary")).toHaveText(/^Notes on this record/);
  for (const line of await remarks.locator("li").allTextContents()) expect(line).toMatch(/^[A-Z"].*\./);
});

import { expect, test } from "@playwright/test";
import { ready } from "./board.js";

test.describe("where scripts are forbidden (not in Firefox: its driver reads a page as if they ran)", () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === "firefox", "its driver reads a page as if scripts ran");

  test("the home says so in both languages, and its links lead on", async ({ page }) => {
    await page.goto("/index.html");
    const [chinese, english] = [page.locator("noscript p").first(), page.locator("noscript p[lang=en]")];
    await expect(chinese).toBeVisible();
    await expect(chinese).toContainText("这里关闭了脚本");
    await expect(english).toContainText("scripts are off here");
    await english.locator("a", { hasText: "rulesets" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rulesets");
  });

  for (const [file, words] of [
    ["law-2012.html", "这里关闭了脚本"],
    ["law-2012-en.html", "scripts are off here"],
  ] as const) {
    test(`${file} says so, and shows the records`, async ({ page }) => {
      await page.goto(`/rules/${file}`);
      await expect(page.locator("noscript p")).toBeVisible();
      await expect(page.locator("noscript p")).toContainText(words);
      await expect(page.locator("jiping-board").first()).toContainText("(;GM[1]");
    });
  }

  test("a picture inside a board that has a src is seen", async ({ page }) => {
    await page.goto("/pages/still.html");
    await expect(page.getByAltText("a still")).toBeVisible();
  });
});

test("where scripts run, the board takes the place of the picture, and nobody is told that they do not", async ({
  page,
}) => {
  await page.goto("/pages/still.html");
  await ready(page);
  await expect(page.getByAltText("a still")).toBeHidden();
  await page.goto("/index.html");
  await ready(page);
  await expect(page.locator("noscript")).toBeHidden();
});

import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/browsers.mjs";

// The browsers are those of the system. Firefox is driven by WebDriver BiDi, which in Playwright is experimental:
// it has no touch, it ignores the emulation of media features, and no test is told of what a link saves, though Firefox
// does save it, by its name, in the folder for downloads.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A browser that does not answer on a busy machine is started once more.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  webServer: {
    command: "node scripts/serve.mjs",
    env: { PORT: "0" },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<jiping_port>\d+)\// },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.JIPING_PORT ?? "8000"}/`,
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        launchOptions: {
          executablePath: browserPath("chromium") ?? "chromium",
          args: [
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
          ],
        },
      },
    },
    {
      name: "firefox",
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: {
          executablePath: browserPath("firefox") ?? "firefox",
          downloadsPath: "test-results/firefox-downloads",
        },
      },
    },
  ],
});

// The browsers that the tests drive: found on this machine, or installed from Debian's packages.

import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { ask, run, say } from "./command.mjs";

const wanted = {
  chromium: {
    variable: "JIPING_CHROMIUM",
    package: "chromium",
    names: [
      "chromium",
      "chromium-browser",
      "google-chrome-stable",
      "google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
  },
  firefox: {
    variable: "JIPING_FIREFOX",
    package: "firefox-esr",
    names: ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  },
};

/**
 * The program of a browser, or null.
 * @param {keyof typeof wanted} browser
 */
export function browserPath(browser) {
  const { variable, names } = wanted[browser];
  const chosen = process.env[variable];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return (chosen ? [chosen] : candidates).find(isProgram) ?? null;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function absent() {
  return [
    browserPath("chromium") ? [] : wanted.chromium,
    browserPath("firefox") ? [] : wanted.firefox,
  ].flat();
}

/** Says which browsers are missing and how to get them; null if both are here. */
export function missingBrowsers() {
  const missing = absent();
  if (missing.length === 0) return null;
  const packages = missing.map((browser) => browser.package).join(" ");
  const variables = missing.map((browser) => browser.variable).join(" and ");
  return `the browser tests need ${packages}: install them (on Debian: \`sudo apt-get install ${packages}\`), or name the programs in ${variables}.`;
}

/** Installs the missing browsers if this is root on a Debian; a font for Chinese too, if there is none. */
export async function setupBrowsers() {
  const packages = absent().map((browser) => browser.package);
  if (packages.length === 0) return;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  if (!ask("fc-list", [":lang=zh"])) packages.push("fonts-wqy-microhei");
  say(`installing ${packages.join(", ")} by apt-get, about a minute…`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const lock = ["-o", "DPkg::Lock::Timeout=300"];
  try {
    await run("apt-get", [...lock, "-qq", "update"], { env });
    await run("apt-get", [...lock, "-qq", "install", "-y", "--no-install-recommends", ...packages], { env });
  } catch (error) {
    // The tests that need no browser still run; those that do say what is missing.
    say(error instanceof Error ? error.message : String(error));
  }
}

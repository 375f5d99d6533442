// The engine, started from pkg/, and counts of the site's games for the other tests.

import { readdirSync, readFileSync } from "node:fs";
import type { Count } from "../../www/count.js";
import { initSync, rulesets } from "../../www/engine.js";
import { type Reading, readingOf } from "../../www/reading.js";

const root = new URL("../../", import.meta.url);

initSync(readFileSync(new URL("pkg/jiping_wasm_bg.wasm", root)));

export function sample(name: string): string {
  return readFileSync(new URL(`www/site/games/${name}`, root), "utf8");
}

export const samples: readonly string[] = readdirSync(new URL("www/site/games/", root)).sort();

/** A site's game, read and counted with the dead stones that the record marks. */
export function readingFor(name: string, rules: string, method?: string): Reading {
  return readingOf({ text: sample(name), rules, method, komi: undefined, dead: undefined });
}

/** The count of a site's game. */
export function countOf(name: string, method: string, rules = "tangsong-2008"): Count {
  return readingFor(name, rules, method).count;
}

export interface Case {
  readonly name: string;
  readonly count: Count;
}

/** Every sample game under every ruleset that can count, by every method. */
export function allCounts(): Case[] {
  return samples.flatMap((name) =>
    rulesets().flatMap(({ id, methods }) =>
      methods.map((method) => ({ name: `${name} ${id} ${method}`, count: countOf(name, method, id) })),
    ),
  );
}

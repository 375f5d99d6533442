import { readFileSync } from "node:fs";
const root = process.argv[2];
const { Game } = await import(root + "/www/engine.ts");
await import(root + "/tests/unit/counts.ts");
const { sample } = await import(root + "/tests/unit/counts.ts");
for (const name of ["gnugo-19-18.sgf","gnugo-19-6.sgf"]) {
const game = Game.fromSgf(sample(name), { rules: "tangsong-2008" });
console.log(name, game.state.moves.length);
const times = [];
for (let i = 0; i < 12; i++) { const t = performance.now(); game.compare({}); times.push(performance.now() - t); }
console.log(times.map((t) => t.toFixed(1)).join(" "));
const t2 = performance.now(); for (let i=0;i<10;i++) game.state; console.log("state", (performance.now()-t2)/10);
}

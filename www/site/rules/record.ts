/** Boards of the pages as game records. */
import { letters as columns } from "../../layout.js";
import type { CaseBoard } from "./page.js";
import { isPlayed } from "./page.js";

const letters = "abcdefghijklmnopqrstuvwxyz";

const empty = [".....", ".....", ".....", ".....", "....."];

/** The rows of a drawing without the spaces that make it easy to read. */
export function drawn(board: CaseBoard): readonly string[] {
  return (board.rows ?? empty).map((row) => row.replaceAll(" ", ""));
}

/** The moves to be counted, as words. */
export function movesOf(moves: string): readonly string[] {
  return moves.split(/\s+/).filter((move) => move !== "");
}

/** A board as a record: the drawing as setup, and the moves of a game to be counted. */
export function recordOf(board: CaseBoard): string {
  const rows = drawn(board);
  const at = (sign: string) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((found, x) => (found === sign ? `[${letters[x]}${letters[y]}]` : [])),
    );
  const [black, white] = [at("X").join(""), at("O").join("")];
  const turn = isPlayed(board) && board.toMove === "white" ? "PL[W]" : "";
  const setup = (black && `AB${black}`) + (white && `AW${white}`);
  const moves = isPlayed(board) ? [] : movesOf(board.moves);
  const played = moves.map((move, n) => `;${n % 2 === 0 ? "B" : "W"}[${pointOf(move, rows.length)}]`);
  return `(;GM[1]FF[4]CA[UTF-8]SZ[${rows.length}]${turn}${setup}${played.join("")})`;
}

/** `c3` as a record writes it; a pass is written as nothing. */
function pointOf(move: string, size: number): string {
  if (move === "pass") return "";
  const x = columns.indexOf(move.charAt(0).toUpperCase());
  const y = size - Number(move.slice(1));
  return `${letters[x]}${letters[y]}`;
}

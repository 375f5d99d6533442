/** What the board shows, as files: the game with its count, the picture, the board as text, the count as data. */
import type { JipingBoard } from "../element.js";

/** The kinds of files, each with its type and the ending of its name. */
const kinds = {
  sgf: "application/x-go-sgf",
  svg: "image/svg+xml",
  txt: "text/plain",
  json: "application/json",
} as const;

export type FileKind = keyof typeof kinds;

export const fileKinds = Object.keys(kinds) as readonly FileKind[];

/** The text of a file of what is shown, or undefined while nothing is. */
export function textOf(board: JipingBoard, kind: FileKind): string | undefined {
  const { game, count } = board;
  if (!game) return undefined;
  // A game that is played on has no agreement yet.
  const counted = board.mode === "count" ? count : undefined;
  switch (kind) {
    case "sgf":
      return game.toSgf(counted && agreementIn(counted));
    case "svg":
      return board.toSvg();
    case "txt":
      return game.toDiagram({ dead: counted?.dead ?? [], form: "lines" });
    case "json":
      return counted && `${JSON.stringify(counted, null, 2)}\n`;
  }
}

function agreementIn({ dead, claims }: NonNullable<JipingBoard["count"]>) {
  return { dead, owners: Object.fromEntries(claims.map(({ point, owner }) => [point, owner])) };
}

/** Saves a file of what is shown, by a link that lives as long as the press of a button. */
export function save(board: JipingBoard, kind: FileKind): void {
  const text = textOf(board, kind);
  if (text === undefined) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${kinds[kind]};charset=utf-8` }));
  link.download = `jiping.${kind}`;
  link.hidden = true;
  // Not every browser follows a link that is nowhere on the page.
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the address when the click is over, but not everywhere the bytes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The picture on the page: where it is drawn, and which point of it a reader means. */

import type { PictureWords } from "../balance.js";
import type { PointName } from "../count.js";
import { Canvas } from "../dom.js";
import { gridOf, type Layout, nameOf, pointNear } from "../layout.js";
import { pictureOf } from "../picture.js";
import type { Scene } from "../scene.js";
import { html, setAttribute, svg } from "./nodes.js";

/** What a reader does with the points of the board. */
export interface Points {
  /** A point was clicked, or Enter pressed on it. */
  choose(point: PointName): void;
  /** The pointer is on this point, or on none. */
  aim(point: PointName | undefined): void;
  /** What stands on a point, in words. */
  describe(point: PointName): string;
}

export class Stage {
  readonly node: HTMLElement;
  readonly #svg = svg("svg", { part: "picture", "aria-hidden": "true", focusable: "false" });
  readonly #canvas: Canvas;
  readonly #picture = svg("g");
  readonly #cursor = svg("rect", { class: "cursor", "fill-opacity": "0" });
  readonly #points: Points;
  readonly #say: (sentence: string) => void;
  #layout: Layout | undefined;
  #label = "";
  #editing = false;
  /** Where the cursor of the keyboard is. Until the reader uses it, that is the last move, or the middle. */
  #column = 0;
  #row = 0;
  #used = false;

  /** `say` tells what the cursor of the keyboard comes to. */
  constructor(points: Points, say: (sentence: string) => void) {
    this.#points = points;
    this.#say = say;
    this.#svg.append(this.#picture);
    this.#canvas = new Canvas(this.#picture);
    this.node = html("div", { class: "stage", part: "stage", role: "img" }, this.#svg);
    this.#svg.addEventListener("click", (event) => this.#click(event));
    this.#svg.addEventListener("pointermove", (event) => {
      // A finger does not aim; it comes down.
      if (this.#editing && event.pointerType !== "touch") this.#points.aim(this.#pointOf(event));
    });
    this.#svg.addEventListener("pointerleave", () => this.#points.aim(undefined));
    this.node.addEventListener("keydown", (event) => this.#key(event));
  }

  draw(scene: Scene, words: PictureWords): void {
    const { layout } = scene;
    if (layout !== this.#layout) {
      this.#layout = layout;
      this.#svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    }
    if (!this.#used) {
      const middle = { column: (layout.columns - 1) >> 1, row: (layout.rows - 1) >> 1 };
      const last = scene.live?.last;
      ({ column: this.#column, row: this.#row } = (last && gridOf(layout, last)) || middle);
    }
    if (this.#editing) this.#placeCursor();
    this.#canvas.draw(pictureOf(scene, words));
    this.#name();
  }

  /** Names the picture; while a reader chooses points, the point under the cursor is named instead. */
  label(text: string): void {
    this.#label = text;
    this.#name();
  }

  #name(): void {
    const layout = this.#layout;
    const point =
      this.#editing && layout ? this.#points.describe(nameOf(layout, this.#column, this.#row)) : undefined;
    setAttribute(this.node, "aria-label", point ?? this.#label);
  }

  /** Lets the reader choose points with the pointer, or with the arrow keys and Enter. */
  set editing(on: boolean) {
    if (!on) this.#used = false;
    this.#editing = on;
    this.node.classList.toggle("editing", on);
    setAttribute(this.node, "role", on ? "application" : "img");
    if (on) {
      this.node.tabIndex = 0;
      this.#svg.append(this.#cursor);
      this.#placeCursor();
    } else {
      this.node.removeAttribute("tabindex");
      this.#cursor.remove();
    }
    this.#name();
  }

  #click(event: MouseEvent): void {
    const point = this.#editing ? this.#pointOf(event) : undefined;
    if (point) this.#points.choose(point);
  }

  #pointOf(event: MouseEvent): PointName | undefined {
    return this.pointAt(event.clientX, event.clientY);
  }

  /** The point at a place of the window. */
  pointAt(x: number, y: number): PointName | undefined {
    const layout = this.#layout;
    const matrix = this.#svg.getScreenCTM();
    if (!layout || !matrix) return undefined;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return pointNear(layout, at.x, at.y);
  }

  #key(event: KeyboardEvent): void {
    const layout = this.#layout;
    if (!this.#editing || !layout) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [right, down] = arrows[event.key] ?? [0, 0];
    const moves = right !== 0 || down !== 0;
    if (!moves && event.key !== "Enter" && event.key !== " ") return;
    this.#used = true;
    if (moves) {
      this.#column = Math.min(layout.columns - 1, Math.max(0, this.#column + right));
      this.#row = Math.min(layout.rows - 1, Math.max(0, this.#row + down));
      this.#placeCursor();
      this.#say(this.#points.describe(nameOf(layout, this.#column, this.#row)));
    } else this.#points.choose(nameOf(layout, this.#column, this.#row));
    this.#name();
    event.preventDefault();
    event.stopPropagation();
  }

  #placeCursor(): void {
    const layout = this.#layout;
    if (!layout) return;
    this.#column = Math.min(this.#column, layout.columns - 1);
    this.#row = Math.min(this.#row, layout.rows - 1);
    const { cell, origin } = layout;
    const corner = { x: origin.x + (this.#column - 0.5) * cell, y: origin.y + (this.#row - 0.5) * cell };
    for (const [name, value] of Object.entries({ ...corner, width: cell, height: cell, rx: cell * 0.2 })) {
      this.#cursor.setAttribute(name, String(value));
    }
  }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

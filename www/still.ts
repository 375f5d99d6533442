/** A count as a still picture, for where no script runs. Pure. */
import type { Count } from "./count.js";
import { formFor, layoutOf } from "./layout.js";
import { documentOf } from "./markup.js";
import type { Messages } from "./messages.js";
import { restAfter } from "./moment.js";
import { pictureOf } from "./picture.js";
import { planOf, sceneOf } from "./scene.js";

/** The SVG file of a count after so many steps, so many pixels wide. */
export function stillOf(count: Count, steps: number, messages: Messages, width?: number): string {
  const plan = planOf(count, layoutOf(count.size, formFor(width ?? 0)));
  const scene = sceneOf(plan, restAfter(plan.timeline, steps));
  return documentOf(plan.layout, pictureOf(scene, messages.picture), width);
}

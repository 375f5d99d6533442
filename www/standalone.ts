/** The one classic script: the engine inside, the element registered, the library under the name `jiping`. */
import { initInline } from "./inline.js";
import { register } from "./registration.js";

register(initInline);

export { create } from "./create.js";
export { JipingBoard } from "./element.js";
export { Game, methods, rulesets, Settlement } from "./engine.js";
export { JipingError } from "./error.js";
export { initInline as init };

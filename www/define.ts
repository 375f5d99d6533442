/** Registers `<jiping-board>`; importing this module does that and nothing else. */
import { init } from "./index.js";
import { register } from "./registration.js";

register(() => init());

export { create } from "./create.js";
export { JipingBoard } from "./element.js";

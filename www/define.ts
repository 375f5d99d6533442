/** Registers `<jiping-board>`; importing this module does that and nothing else. */
import { init } from "./index.js";
import { register } from "./registration.js";

register(() => init());

export { JipingBoard } from "./element.js";

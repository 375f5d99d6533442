/** The page: it uses the element as any stranger would, and adds games to choose, to paste and to drop. */
import { JipingBoard } from "../element.js";
import { initInline } from "../inline.js";
import { register } from "../registration.js";
import { rulesIn } from "./address.js";
import { ComparisonSection } from "./comparison.js";
import { emptyBoard, emptySizes, samples } from "./games.js";
import { fileKinds, save } from "./save.js";
import { type PageLanguage, type PageWords, pageWords } from "./words.js";

register(initInline);

const board = find("#board", JipingBoard);
const record = find("#record", HTMLTextAreaElement);
const games = find("#games", HTMLElement);
const comparison = new ComparisonSection(find("#comparison", HTMLElement), board);

function find<T extends Element>(selector: string, kind: new () => T): T {
  const node = document.querySelector(selector);
  if (!(node instanceof kind)) throw new Error(`the page has no ${selector}`);
  return node;
}

function isLanguage(value: string): value is PageLanguage {
  return value in pageWords;
}

function speak(language: PageLanguage): void {
  const words = pageWords[language];
  document.documentElement.lang = language;
  document.title = words.title;
  board.lang = language;
  comparison.speak(language);
  for (const node of document.querySelectorAll<HTMLElement>("[data-word]")) {
    node.textContent = words[node.dataset.word as keyof PageWords] ?? "";
  }
  record.placeholder = words.ownHint;
  const ending = language === "en" ? "-en.html" : ".html";
  find("#article", HTMLAnchorElement).href = `article${ending}`;
  find("#rulesets", HTMLAnchorElement).href = `rules/index${ending}`;
  find("#about", HTMLAnchorElement).href = `rules/${board.count?.rules ?? "index"}${ending}`;
  for (const button of document.querySelectorAll<HTMLElement>("[data-language]")) {
    button.setAttribute("aria-pressed", String(button.dataset.language === language));
  }
  for (const [index, { name }] of samples.entries()) {
    const button = games.children[index]?.firstElementChild;
    if (button) button.textContent = name[language];
  }
}

/** What goes with a game that is shown: the sample that it is, whether it is played on. */
interface Showing {
  readonly sample?: string;
  readonly playing?: boolean;
}

/** Shows a game from its beginning; what a reader agreed on about the last one is over. */
function show(game: string | Blob, { sample, playing = false }: Showing = {}): void {
  board.removeAttribute("dead");
  board.toggleAttribute("playing", playing);
  board.removeAttribute("owners");
  board.removeAttribute("encoding");
  comparison.forget();
  board.load(game);
  if (board.getBoundingClientRect().top < 0) board.scrollIntoView();
  for (const button of games.querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button.value === sample));
  }
}

for (const { id, text } of samples) {
  const button = document.createElement("button");
  button.type = "button";
  button.value = id;
  button.addEventListener("click", () => show(text, { sample: id }));
  const item = document.createElement("li");
  item.append(button);
  games.append(item);
}

for (const size of emptySizes) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = `${size}×${size}`;
  button.addEventListener("click", () => show(emptyBoard(size), { playing: true }));
  find("#empty", HTMLElement).append(button);
}

/** The address names a ruleset behind its #, which a page from a disk can have as well. */
function takeRules(): void {
  const rules = rulesIn(location.hash);
  if (rules !== undefined) board.rules = rules;
}

addEventListener("hashchange", takeRules);
/** Only what is shown can be saved, and a count only where there is one. */
function offerFiles(): void {
  for (const button of find("#save", HTMLElement).querySelectorAll("button")) {
    button.disabled = !board.game || (button.value === "json" && board.mode !== "count");
  }
}

for (const event of ["move", "loadeddata", "error"]) board.addEventListener(event, offerFiles);
board.addEventListener("loadeddata", () => {
  const rules = board.rules;
  if (rules !== rulesIn(location.hash)) history.replaceState(null, "", `#rules=${rules}`);
  const language = document.documentElement.lang;
  if (isLanguage(language)) speak(language);
});

for (const button of document.querySelectorAll<HTMLElement>("[data-language]")) {
  button.addEventListener("click", () => {
    const language = button.dataset.language ?? "";
    if (isLanguage(language)) speak(language);
  });
}

find("#count", HTMLButtonElement).addEventListener("click", () => show(record.value));
const chooser = find("#file", HTMLInputElement);
find("#open", HTMLButtonElement).addEventListener("click", () => chooser.click());
chooser.addEventListener("change", () => {
  const [file] = chooser.files ?? [];
  if (file) show(file);
  chooser.value = "";
});

for (const button of find("#save", HTMLElement).querySelectorAll("button")) {
  button.addEventListener("click", () => {
    const kind = fileKinds.find((kind) => kind === button.value);
    if (kind) save(board, kind);
  });
}

const body = document.body;
// Keys that nothing else on the page has taken are the board's.
document.addEventListener("keydown", (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (target !== body || altKey || ctrlKey || metaKey) return;
  const inside = new KeyboardEvent("keydown", { key, cancelable: true });
  if (board.shadowRoot?.firstElementChild?.dispatchEvent(inside) === false) event.preventDefault();
});
body.addEventListener("dragover", (event) => {
  event.preventDefault();
  body.classList.add("dropping");
});
body.addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) body.classList.remove("dropping");
});
body.addEventListener("drop", (event) => {
  event.preventDefault();
  body.classList.remove("dropping");
  const { files } = event.dataTransfer ?? {};
  const text = event.dataTransfer?.getData("text/plain");
  if (files?.[0]) show(files[0]);
  else if (text) show(text);
});

const asked = new URLSearchParams(location.search).get("lang") ?? "";
speak(isLanguage(asked) ? asked : navigator.language.startsWith("zh") ? "zh-Hans" : "en");
takeRules();
const [first] = samples;
if (first) show(first.text, { sample: first.id });

/** What happens around an element on the page that it has to know of. */

export interface Witness {
  /** The element is this wide now, in CSS pixels. */
  fit(width: number): void;
  /** It has come near the visible part of the page, or has left it. */
  see(visible: boolean): void;
  /** The reader wants motion, or none. */
  still(still: boolean): void;
  /** The page has changed its language. */
  language(): void;
}

/** Watches until the returned function is called. */
export function watch(element: Element, witness: Witness): () => void {
  const sizes = new ResizeObserver(([entry]) => witness.fit(entry?.contentRect.width ?? 0));
  sizes.observe(element);
  const sight = new IntersectionObserver((entries) => witness.see(entries.at(-1)?.isIntersecting ?? true), {
    rootMargin: "100px",
  });
  sight.observe(element);
  const language = new MutationObserver(() => witness.language());
  language.observe(element.ownerDocument.documentElement, { attributeFilter: ["lang"] });
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const still = () => witness.still(quiet.matches);
  quiet.addEventListener("change", still);
  still();
  witness.fit(element.getBoundingClientRect().width);
  return () => {
    for (const observer of [sizes, sight, language]) observer.disconnect();
    quiet.removeEventListener("change", still);
  };
}

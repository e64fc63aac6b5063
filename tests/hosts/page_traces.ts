import type { PageWorld } from "./page_world.ts";

/** Properties of a page that must be the same with and without our widgets, by name. */
export type PageTraces = Record<string, string>;

/** Reads globals, markup, computed styles and places, without our own elements and script tags. */
export async function tracesOf({ own, apart }: PageWorld): Promise<PageTraces> {
  const globals = await own("Object.getOwnPropertyNames(globalThis).sort().join(' ')");
  const seen = await apart<PageTraces>(`(${lookAtPage})()`);
  // jQuery adds a random number to the name of its data.
  return { globals: globals.replace(/jQuery\d+/, "jQuery0"), ...seen };
}

/** The differences, one line for each. */
export function differences(before: PageTraces, after: PageTraces): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => before[name] !== after[name])
    .map((name) =>
      `${name} was ${short(before[name], after[name])} and is ${short(after[name], before[name])}`
    );
}

/** The part of a text around its first difference from another. */
function short(text = "nothing", other = "") {
  const at = [...text].findIndex((letter, i) => letter !== other[i]);
  return JSON.stringify(text.slice(Math.max(0, at - 20), Math.max(0, at - 20) + 120));
}

/** Runs in the page. */
function lookAtPage(): Record<string, string> {
  const OURS = "roost-chat, roost-quote, roost-products, roost-quote-dialog";
  // These may differ in an element that contains one of ours, because they follow from its height.
  const HEIGHTS = [
    "height",
    "block-size",
    "bottom",
    "inset-block-end",
    "perspective-origin",
    "transform-origin",
  ];
  const seen: Record<string, string> = {};
  const markup = document.documentElement.cloneNode(true) as Element;
  for (const ours of markup.querySelectorAll("roost-chat, roost-quote-dialog, script[src*='/widgets/']")) {
    ours.remove();
  }
  seen.scrolled = `${scrollX} ${scrollY}`;
  seen.markup = markup.outerHTML.replace(/\s+/g, " ");
  const elements = [...document.querySelectorAll<HTMLElement>("*")].filter((element) =>
    !element.closest(OURS)
  );
  const counts: Record<string, number> = {};
  for (const element of elements) {
    const { localName } = element;
    if (localName === "script") continue;
    const at = counts[localName] = (counts[localName] ?? 0) + 1;
    const holdsOurs = element.querySelector(OURS) !== null;
    const style = getComputedStyle(element);
    for (const name of style) {
      if (!holdsOurs || !HEIGHTS.includes(name)) {
        seen[`${name} of ${localName} ${at}`] = style.getPropertyValue(name);
      }
    }
    const { x, y, width } = element.getBoundingClientRect();
    seen[`place of ${localName} ${at}`] = [x + scrollX, y + scrollY, width].join();
  }
  return seen;
}

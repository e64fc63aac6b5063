import { keepLines } from "../quote_list/keep_lines.ts";
import { MODULES_ID, type PageModules } from "./served_page.ts";

/**
 * Loads the page's scripts after it is shown, or at the visitor's first touch. Reading, links and forms work
 * before. A click that needs a script is repeated once it is loaded. `build.ts` inlines this file into every
 * page.
 */
let started: Promise<void> | undefined;
const { dataset } = document.documentElement;
const start = () => started ??= load().finally(() => dataset.ready = "");

async function load() {
  const modules: PageModules = JSON.parse(document.getElementById(MODULES_ID)!.textContent!);
  // Each import in a separate task, so that the page stays responsive.
  const imports: Promise<unknown>[] = [];
  for (const file of modules.imports) {
    imports.push(import(file));
    await pause();
  }
  await Promise.allSettled([layOut(document.body), ...imports]);
  await Promise.allSettled(modules.start.map(async (file) => (await import(file)).start?.()));
}

/** Lays out the parts that `styles/later.css` has skipped, each in a separate task. */
async function layOut(element: Element) {
  for (const child of element.children) {
    if (getComputedStyle(child).contentVisibility !== "auto") await layOut(child);
    else {
      (child as HTMLElement).style.contentVisibility = "visible";
      child.getBoundingClientRect();
      await pause();
    }
  }
  if (element === document.body) dataset.laidOut = "";
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

for (const touch of ["pointerdown", "touchstart", "keydown", "focusin"]) {
  addEventListener(touch, start, { once: true, passive: true, capture: true });
}
/** Buttons whose click is repeated once the scripts are loaded. */
const waiting = new Set<HTMLElement>();
addEventListener("click", (event) => {
  const element = event.composedPath()[0];
  const target = element instanceof Element &&
    element.closest<HTMLElement>("button[type=button],[data-roost-quote]");
  if (!target || dataset.ready !== undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Of a double click only the first is repeated, since a repeated one counts as a click of its own.
  if (event.detail > 1) return;
  waiting.add(target);
  start().then(() => {
    waiting.delete(target);
    target.click();
  });
}, { capture: true });
// Who leaves before that takes along what they put on the quote list.
addEventListener("pagehide", () => {
  const lines = [...waiting].flatMap(({ dataset: { line } }) => line ? [JSON.parse(line)] : []);
  if (lines.length > 0) keepLines(lines);
});

/** Milliseconds after which the scripts load although the browser never was idle, as on a busy phone. */
const IDLE_TIMEOUT = 3000;

// Safari has no `requestIdleCallback`.
const whenIdle = () =>
  "requestIdleCallback" in self ? requestIdleCallback(start, { timeout: IDLE_TIMEOUT }) : setTimeout(start);
if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle);

import { MODULES_ID, type PageModules } from "./served_page.ts";

/**
 * Loads the page's scripts once it is shown, or as soon as the visitor touches it: all of it can be read, followed and
 * sent before. A click that needs a script waits for it and is then given on. Built into one line, which stands in
 * every page (`build.ts`).
 */
let started: Promise<void> | undefined;
const { dataset } = document.documentElement;
const start = () => started ??= load().finally(() => dataset.ready = "");

async function load() {
  const modules: PageModules = JSON.parse(document.getElementById(MODULES_ID)!.textContent!);
  for (const href of modules.imports) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  // Evaluated one by one, so that no long task stands between the visitor and the page.
  await Promise.allSettled(modules.imports.map((file) => import(file)));
  await Promise.allSettled(modules.start.map(async (file) => (await import(file)).start?.()));
}

for (const touch of ["pointerdown", "touchstart", "keydown", "focusin"]) {
  addEventListener(touch, start, { once: true, passive: true, capture: true });
}
addEventListener("click", (event) => {
  const element = event.composedPath()[0];
  const target = element instanceof Element &&
    element.closest<HTMLElement>("button[type=button],[data-roost-quote]");
  if (!target || dataset.ready !== undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  start().then(() => target.click());
}, { capture: true });

// Safari has no idle callbacks.
const whenIdle = () => "requestIdleCallback" in self ? requestIdleCallback(start) : setTimeout(start);
if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle);

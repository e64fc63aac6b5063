import { lazyImport } from "../kit/lazy_import.ts";
import { emit, networkFailure } from "../kit/events.ts";
import { INTENTS } from "../kit/intents.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";

const ATTRIBUTE = "data-roost-quote";

/**
 * From now on a click on anything with `data-roost-quote="Product name"` opens the dialog, in shadow roots too, and
 * whenever it came to the page. The dialog's code is fetched when a trigger is first pointed at or focused. Twice is
 * once: the browser knows the listeners.
 */
export function watchQuoteTriggers() {
  // Captured, so that a page's own handlers or a router do not follow the link first.
  addEventListener("click", onClick, { capture: true });
  for (const intent of INTENTS) addEventListener(intent, onIntent, { passive: true });
}

function onIntent(event: Event) {
  if (!triggerOf(event)) return;
  for (const intent of INTENTS) removeEventListener(intent, onIntent);
  // A failure is told at the click, which tries again.
  importDialog().catch(() => {});
}

function onClick(event: MouseEvent) {
  const trigger = triggerOf(event);
  // A click that asks for a new tab, or that somebody has taken already, is theirs.
  if (!trigger || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openQuoteFrom(trigger, trigger.getAttribute(ATTRIBUTE) ?? "");
}

function triggerOf(event: Event): HTMLElement | undefined {
  for (const node of event.composedPath()) {
    if (node instanceof HTMLElement && node.hasAttribute(ATTRIBUTE)) return node;
  }
}

let turns = 0;

/** Opens the dialog for `trigger`; where its code cannot be had, the trigger's link is followed after all. */
export async function openQuoteFrom(
  trigger: HTMLElement,
  product: string,
  lines?: readonly (RoostQuoteLine | string)[],
) {
  if (!emit(trigger, "roost-open", { product })) return;
  const turn = ++turns;
  // Who clicks on another while the first is on its way means that one.
  const isLast = () => turn === turns;
  try {
    await (await importDialog()).openQuote({ trigger, product, lines, isLast });
  } catch (error) {
    emit(trigger, "roost-error", networkFailure(error));
    if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
  }
}

/** Closes the dialog, whoever opened it. */
export async function closeOpenQuote() {
  turns++;
  // What cannot be had has opened nothing.
  await importDialog().then((dialog) => dialog.closeQuote(), () => {});
}

function importDialog() {
  return lazyImport("quote/open_quote", () => import("./open_quote.tsx"));
}

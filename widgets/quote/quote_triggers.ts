import { lazyImport } from "../kit/lazy_import.ts";
import { emit, networkFailure } from "../kit/events.ts";
import { INTENTS } from "../kit/intents.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";

/**
 * From now on a click on an element with `data-roost-quote="Product name"` opens the dialog. This includes
 * elements in shadow roots and elements added later. The dialog's code is fetched when a trigger is first
 * hovered or focused. Calling this twice adds no second listener.
 */
export function watchQuoteTriggers() {
  // Captured, so that it runs before the page's own handlers or router follow the link.
  addEventListener("click", onClick, { capture: true });
  for (const intent of INTENTS) addEventListener(intent, onIntent, { passive: true });
}

function onIntent(event: Event) {
  // What is loaded is not loaded again. The click tries again after a failure, and reports it.
  if (triggerOf(event)) importDialog().catch(() => {});
}

function onClick(event: MouseEvent) {
  const trigger = triggerOf(event);
  // Leave a click alone that opens a new tab or that another listener has handled.
  if (!trigger || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openQuoteFrom(trigger, trigger.dataset.roostQuote!);
}

/** Reads no method of what is on the path: a form's fields hide its own by their names. */
function triggerOf(event: Event) {
  for (const on of event.composedPath() as HTMLElement[]) {
    if (on.dataset?.roostQuote !== undefined) return on;
  }
  return undefined;
}

let turns = 0;
/** The dialog's module, once it is loaded. */
let dialog: typeof import("./open_quote.tsx") | undefined;

/** Opens the dialog for `trigger`. If its code cannot be loaded, the trigger's link is followed. */
export async function openQuoteFrom(
  trigger: HTMLElement,
  product: string,
  lines?: readonly (RoostQuoteLine | string)[],
) {
  if (!emit(trigger, "roost-open", { product })) return;
  const turn = ++turns;
  // If another trigger is clicked while the code loads, only the last one opens.
  const isLast = () => turn === turns;
  try {
    await (await importDialog()).openQuote({ trigger, product, lines, isLast });
  } catch (error) {
    emit(trigger, "roost-error", networkFailure(error));
    if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
  }
}

/** Closes the dialog, even if another trigger opened it. */
export function closeOpenQuote(): Promise<void> {
  turns++;
  dialog?.closeQuote();
  return Promise.resolve();
}

async function importDialog() {
  return dialog = await lazyImport("quote/open_quote", () => import("./open_quote.tsx"));
}

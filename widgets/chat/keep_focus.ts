import { effect } from "@preact/signals-core";
import type { ChatModel } from "./ChatModel.ts";

const FOCUSABLE = "a[href], button:enabled, textarea:enabled, [tabindex='0']";

/**
 * Keeps the focus in the panel: Tab goes round, an input that is disabled while an answer is awaited gets it back, and
 * Escape closes. Gives back its undo.
 */
export function keepFocus(panel: HTMLElement, model: ChatModel, close: () => void): () => void {
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  const focused = () => (panel.getRootNode() as ShadowRoot).activeElement;
  let isLent = false;

  panel.addEventListener("keydown", (event) => {
    // A dialog over the panel has keys of its own.
    if (event.isComposing || (event.target as Element).closest("dialog")) return;
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
    if (event.key !== "Tab") return;
    const all = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const at = all.indexOf(focused() as HTMLElement);
    if (event.shiftKey ? at > 0 : at < all.length - 1) return;
    event.preventDefault();
    all.at(event.shiftKey ? -1 : 0)?.focus();
  });

  return effect(() => {
    const isWaiting = model.waiting.value;
    const isBusy = isWaiting || model.isRegistering.value;
    // After the view, which another effect draws.
    queueMicrotask(() => {
      const now = focused();
      const title = find("h2");
      const isLost = now
        ? now === title || now === find("textarea:disabled")
        : document.activeElement === document.body;
      if (!panel.hidden && isLost) {
        if (isWaiting) title?.focus();
        // A phone's keyboard would cover the answer.
        else if (isLent && !isBusy && !matchMedia("(pointer: coarse)").matches) find("textarea")?.focus();
      }
      isLent = isBusy;
    });
  });
}

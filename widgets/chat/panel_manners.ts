import type { ChatModel } from "./ChatModel.ts";

const FOCUSABLE = "a[href], button:enabled, textarea:enabled, [tabindex='0']";

/** Keeps Tab within the panel, and closes the panel on Escape. Returns its undo. */
export function trapFocus(panel: HTMLElement, close: () => void): () => void {
  function onKey(event: KeyboardEvent) {
    // A dialog over the panel handles its own keys.
    if (event.isComposing || (event.target as Element).closest("dialog")) return;
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
    if (event.key !== "Tab") return;
    const all = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const at = all.indexOf(focusedIn(panel) as HTMLElement);
    if (event.shiftKey ? at > 0 : at < all.length - 1) return;
    event.preventDefault();
    all.at(event.shiftKey ? -1 : 0)?.focus();
  }
  panel.addEventListener("keydown", onKey);
  return () => panel.removeEventListener("keydown", onKey);
}

/**
 * The input is disabled during a request and then loses the focus. So the focus moves to the title, and back
 * afterwards. Returns a function to call after each render.
 */
export function keepFocus(panel: HTMLElement, model: ChatModel): () => void {
  let isLent = false;
  return () => {
    const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
    const isWaiting = model.waiting.value;
    const isBusy = isWaiting || model.isRegistering.value;
    const now = focusedIn(panel);
    const title = find("h2");
    const isLost = now
      ? now === title || now === find("textarea:disabled")
      : document.activeElement === document.body;
    if (!panel.hidden && isLost) {
      if (isWaiting) title?.focus();
      // On a phone, focusing the input would open the keyboard and cover the answer.
      else if (isLent && !isBusy && !matchMedia("(pointer: coarse)").matches) find("textarea")?.focus();
    }
    isLent = isBusy;
  };
}

/**
 * Keeps the last question at the top, so that a long answer is read from its beginning. Once a visitor
 * scrolls away, scrolling stops until their next question. Returns a function to call after each render.
 */
export function keepNewestInView(panel: HTMLElement, model: ChatModel): () => void {
  let questions = -1;
  let top = 0;
  function scroll() {
    const log = panel.querySelector(".log");
    if (!log) return;
    const asked = [...log.querySelectorAll<HTMLElement>(".user")];
    if (questions === asked.length && Math.abs(log.scrollTop - top) > 9) return;
    questions = asked.length;
    log.scrollTop = model.trouble.value ? log.scrollHeight : (asked.at(-1)?.offsetTop ?? 0) - 12;
    top = log.scrollTop;
  }
  // A closed panel has no layout, so scroll once it opens.
  panel.addEventListener("toggle", () => {
    questions = -1;
    scroll();
  });
  return scroll;
}

/** Sets CSS variables for the part of the screen that a phone's keyboard leaves free. Returns its undo. */
export function followViewport(panel: HTMLElement): () => void {
  const view = globalThis.visualViewport;
  if (!view) return () => {};
  const fit = () => {
    // A zoomed page also shrinks the visual viewport. Then the panel keeps the full height.
    const { offsetTop: top, height } = view.scale > 1.01 ? { offsetTop: 0, height: innerHeight } : view;
    const lengths = { top, height, below: Math.max(0, innerHeight - top - height) };
    for (const [name, length] of Object.entries(lengths)) panel.style.setProperty(`--${name}`, `${length}px`);
  };
  fit();
  view.addEventListener("resize", fit);
  view.addEventListener("scroll", fit);
  return () => {
    view.removeEventListener("resize", fit);
    view.removeEventListener("scroll", fit);
  };
}

function focusedIn(panel: HTMLElement): Element | null {
  return (panel.getRootNode() as ShadowRoot).activeElement;
}

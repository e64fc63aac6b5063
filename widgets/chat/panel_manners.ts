import type { ChatModel } from "./ChatModel.ts";

const FOCUSABLE = "a[href], button:enabled, textarea:enabled, [tabindex='0']";

/** Tab goes round within the panel, and Escape closes it. Returns its undo. */
export function trapFocus(panel: HTMLElement, close: () => void): () => void {
  function onKey(event: KeyboardEvent) {
    // A dialog over the panel has keys of its own.
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
 * The input is disabled while an answer is awaited, and loses the focus: it goes to the title, and back afterwards.
 * Returns what is to be called whenever the panel has been drawn.
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
      // A phone's keyboard would cover the answer.
      else if (isLent && !isBusy && !matchMedia("(pointer: coarse)").matches) find("textarea")?.focus();
    }
    isLent = isBusy;
  };
}

/**
 * Scrolls to the newest as it comes: a long answer from its beginning, below what was asked. A visitor who scrolls away
 * is left alone until they ask more. Returns what is to be called whenever the panel has been drawn.
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
  // A closed panel has no heights.
  panel.addEventListener("toggle", () => {
    questions = -1;
    scroll();
  });
  return scroll;
}

/** Tells the panel what a phone's keyboard leaves of the screen, so that nothing is covered. Returns its undo. */
export function followViewport(panel: HTMLElement): () => void {
  const view = globalThis.visualViewport;
  if (!view) return () => {};
  const fit = () => {
    // A visitor who has zoomed in looks closer at the page, and the panel stays where it is.
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

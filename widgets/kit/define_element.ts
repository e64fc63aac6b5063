/** Registers an element once: the same script pasted twice, or two versions of it, do no harm. */
export function defineElement(tag: string, element: CustomElementConstructor) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** Runs once the page is parsed: an element that wakes earlier sees neither its content nor its served shadow root. */
export function whenParsed(action: () => void) {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", action);
  } else action();
}

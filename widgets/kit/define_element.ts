/** Registers an element once. A second script of ours on the page, in any version, must not throw here. */
export function defineElement(tag: string, element: CustomElementConstructor) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** Runs `action` once the page is parsed. Earlier, an element lacks its content and served shadow root. */
export function whenParsed(action: () => void) {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", action);
  } else action();
}

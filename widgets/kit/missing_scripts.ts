const WIDGETS = ["chat", "quote", "products"];

/** Time in milliseconds for the page's other scripts to arrive. */
const WAIT_MS = 4_000;

/** Whether this page is looked at already. */
let isToldOf = false;

/**
 * Tells the dealer, in the console, of an element on the page whose script the page does not load: it would stay empty
 * without a word. A script that is on its way is not missing.
 */
export function tellMissingScripts() {
  if (isToldOf) return;
  isToldOf = true;
  setTimeout(() => {
    for (const widget of WIDGETS) {
      const tag = `roost-${widget}`;
      const script = `script[src*="/${widget}.js"],script[src*="/${widget}-"]`;
      if (!document.querySelector(tag) || customElements.get(tag) || document.querySelector(script)) continue;
      console.warn(
        `Roost: <${tag}> stays empty, because this page does not load its script. Add: ` +
          `<script async src="${new URL(import.meta.url).origin}/widgets/${widget}.js"></script>`,
      );
    }
  }, WAIT_MS);
}

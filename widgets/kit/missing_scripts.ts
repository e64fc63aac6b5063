const WIDGETS = ["chat", "quote", "products"];

/** Time in milliseconds for the page's other scripts to arrive. */
const WAIT_MS = 3_000;

const MARK = "[data-roost-quote]";

/**
 * Tells the dealer, in the console, of what waits on the page for a script that the page does not load: it would stay
 * empty, or do nothing when it is pressed, without a word. A script that is on its way is not missing. Whoever imports
 * this module has it done, once a page.
 */
setTimeout(() => {
  for (const widget of WIDGETS) {
    const tag = `roost-${widget}`;
    if (document.querySelector(tag) && !isLoaded(widget)) tell(`<${tag}> stays empty`, widget);
  }
  // The table's script answers to marked elements too, which may be the table's own.
  if (document.querySelector(MARK) && !isLoaded("quote") && !isLoaded("products")) {
    tell("An element with data-roost-quote does nothing", "quote");
  }
}, WAIT_MS);

function isLoaded(widget: string): boolean {
  const script = `script[src*="/${widget}.js"],script[src*="/${widget}-"]`;
  return Boolean(customElements.get(`roost-${widget}`) || document.querySelector(script));
}

function tell(what: string, widget: string) {
  console.warn(
    `Roost: ${what}, because this page does not load its script. Add: ` +
      `<script async src="${new URL(import.meta.url).origin}/widgets/${widget}.js"></script>`,
  );
}

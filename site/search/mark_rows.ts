/** Name of the highlight, and its colours, which equal those of `mark` in `search.css`. */
const NAME = "search";
const SHEET = `::highlight(${NAME}) { background: light-dark(#fbe6bf, #4a3710); }`;

/**
 * Highlights search terms in the product table with the CSS Custom Highlight API, which does not change the
 * nodes in its shadow root. Returns a function that removes the highlights. Does nothing in browsers without
 * that API.
 */
export function markRows(table: Element, terms: readonly string[]): () => void {
  if (!("highlights" in CSS) || terms.length === 0) return () => {};
  const wanted = terms.map((term) => term.toLowerCase());
  const stop = new AbortController();
  const sheet = new CSSStyleSheet();
  let watcher: MutationObserver | undefined;

  function start() {
    const root = table.shadowRoot;
    if (!root || watcher) return;
    sheet.replaceSync(SHEET);
    root.adoptedStyleSheets.push(sheet);
    watcher = new MutationObserver(() => mark(root));
    watcher.observe(root, { childList: true, subtree: true, characterData: true });
    mark(root);
  }

  function mark(root: ShadowRoot) {
    const ranges = [...root.querySelectorAll("[scope=row]")].flatMap((row) => [...rangesIn(row, wanted)]);
    CSS.highlights.set(NAME, new Highlight(...ranges));
  }

  start();
  // After client navigation the table renders later than the page.
  table.addEventListener("roost-load", start, { signal: stop.signal });
  return () => {
    stop.abort();
    watcher?.disconnect();
    CSS.highlights.delete(NAME);
    const sheets = table.shadowRoot?.adoptedStyleSheets;
    if (sheets?.includes(sheet)) sheets.splice(sheets.indexOf(sheet), 1);
  };
}

function* rangesIn(row: Element, wanted: readonly string[]): Generator<Range> {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const term = wanted.find((each) => word.toLowerCase().startsWith(each));
      if (!term) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + term.length);
      yield range;
    }
  }
}

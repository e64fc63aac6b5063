const sheets = new Map<string, CSSStyleSheet>();

/**
 * What an element's shadow root holds, put there at the first call: a `<slot>` for the page's own content inside the
 * tag, and a `.root` that inherits nothing of the page but what the given sheets let through. One
 * served by our pages is used as it is.
 */
export function openShadow(shadow: ShadowRoot, styles: readonly string[]) {
  let root = shadow.querySelector<HTMLElement>(".root");
  if (!root) {
    adoptStyles(shadow, styles);
    root = document.createElement("div");
    root.className = "root";
    shadow.append(root);
  }
  // A page that has shortcuts cannot tell that somebody is writing in here: it sees the host as the target.
  keepIn(root, ["keydown", "keypress", "keyup"]);
  return root;
}

/** Lets the page hear nothing of such events. */
export function keepIn(root: HTMLElement, types: readonly string[]) {
  for (const type of types) root.addEventListener(type, keep, { passive: true });
}

/** Adds style sheets. Adopted: no inline style that a page's policy could refuse, and one copy for all elements. */
export function adoptStyles(shadow: ShadowRoot, styles: readonly string[]) {
  const adopted = shadow.adoptedStyleSheets;
  shadow.adoptedStyleSheets = [
    ...adopted,
    ...styles.map(sheetOf).filter((sheet) => !adopted.includes(sheet)),
  ];
}

function keep(event: Event) {
  event.stopPropagation();
}

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

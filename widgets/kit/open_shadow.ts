const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives the `.root` in an element's shadow root. The first call creates it and adopts the style sheets. A
 * `.root` rendered by our server is reused with its own styles.
 */
export function openShadow(shadow: ShadowRoot, styles: readonly string[]) {
  let root = shadow.querySelector<HTMLElement>(".root");
  if (!root) {
    adoptStyles(shadow, styles);
    root = document.createElement("div");
    root.className = "root";
    shadow.appendChild(root);
  }
  // Outside the shadow root a key event's target is the host, so a page's shortcuts would react to typing.
  keepIn(root, ["keydown", "keypress", "keyup"]);
  return root;
}

/** Hides events of these types from the page. */
export function keepIn(root: HTMLElement, types: readonly string[]) {
  for (const type of types) root.addEventListener(type, keep, { passive: true });
}

/** Adopts style sheets. A page's policy may refuse inline styles, and elements share an adopted sheet. */
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

const sheets = new Map<string, CSSStyleSheet>();

/** Adds a sheet that came later to a shadow root, once. */
export function adoptSheet(shadow: ShadowRoot, css: string) {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheets.set(css, sheet = new CSSStyleSheet());
    sheet.replaceSync(css);
  }
  if (!shadow.adoptedStyleSheets.includes(sheet)) {
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  }
}

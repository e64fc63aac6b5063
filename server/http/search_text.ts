/** Latin accents and the invisible joiners of Indic scripts. People leave them out when they search. */
const IGNORED = /[\u0300-\u036f\u200b-\u200d\u2060]/g;
/** Most texts are ASCII, which needs no Unicode normalisation. */
const PLAIN = /^[\0-\x7f]*$/;

/** The form of a text that searches compare: lower case, compatibility characters unified, no accents. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFKC").toLowerCase().normalize("NFD").replace(IGNORED, "").normalize("NFC");
}

/** The words of a query, folded; empty if there is no query. */
export function searchWords(q = ""): string[] {
  return foldText(q).split(/\s+/).filter(Boolean);
}

/** Returns a function that joins a row's folded texts, and caches the result while the row is in memory. */
export function searchText<T extends object>(
  textsOf: (row: T) => readonly (string | null | undefined)[],
): (row: T) => string {
  const known = new WeakMap<T, string>();
  return function textOf(row) {
    let text = known.get(row);
    if (text === undefined) {
      text = foldText(textsOf(row).filter(Boolean).join("\n"));
      known.set(row, text);
    }
    return text;
  };
}

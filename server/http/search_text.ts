/** Latin accents and the joiners that shape Indic letters: nobody types them to find something. */
const IGNORED = /[\u0300-\u036f\u200b-\u200d\u2060]/g;
/** ASCII, most of what is searched, needs no tables. */
const PLAIN = /^[\0-\x7f]*$/;

/** A text as it is compared in searches: one form for letters that look alike, no case, no accents. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFKC").toLowerCase().normalize("NFD").replace(IGNORED, "").normalize("NFC");
}

/** The words of a search, folded; none where nothing is looked for. */
export function searchWords(q = ""): string[] {
  return foldText(q).split(/\s+/).filter(Boolean);
}

/** The folded texts of a row as one, remembered for as long as the row itself lives. */
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

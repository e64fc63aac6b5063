import { asciiDigits, mobileNumbers } from "../shared/mobile_numbers.ts";

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

/** A telephone number, or the beginning of one: seven digits and more, with signs between them. */
const NUMBER = /\+?\(?\d(?:[\s().\-–]*\d){6,}/g;

/** As `searchWords`. A telephone number among them, however it is written, is the digits after its country code. */
export function wordsAndNumbers(q = ""): string[] {
  const numbers: string[] = [];
  const rest = asciiDigits(q).replace(NUMBER, (found) => {
    const whole = mobileNumbers(found);
    numbers.push(...whole.length > 0 ? whole : [found.replace(/^(\+|00)91|\D/g, "").replace(/^0+/, "")]);
    return " ";
  });
  return [...searchWords(rest), ...numbers];
}

/** The texts of these fields in the other languages. */
export function translatedTexts<F extends string>(
  translations: Partial<Record<string, { [K in F]?: string | null | undefined }>> | undefined,
  ...fields: F[]
): (string | null | undefined)[] {
  return Object.values(translations ?? {}).flatMap((texts) => fields.map((field) => texts?.[field]));
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

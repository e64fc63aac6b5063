import * as z from "zod/mini";
import { byLanguage, type Language } from "../../contract/language.ts";
import type { Content } from "../content/content.ts";
import wares from "../knowledge/wares.json" with { type: "json" };
import { PhraseFinder, type Place } from "../language/phrase_finder.ts";
import { wordsOf } from "../language/words_of.ts";

/** Goods that farms ask a shop of medicines for, too. */
const WareSchema = z.strictObject({
  id: z.string(),
  translations: z.strictObject(byLanguage(() => z.strictObject({ name: z.string() }))),
  words: z.array(z.string()),
  /** It is asked for only where these are all that is said besides: "chicks" is more often for whom than what. */
  with: z.optional(z.array(z.string())),
  /** The guide that says where they are to be had. */
  guide: z.optional(z.string()),
});

let read: {
  wares: z.infer<typeof WareSchema>[];
  finder: PhraseFinder<string>;
  /** Finds what may stand beside a ware. */
  beside: PhraseFinder<string>;
} | undefined;

function load() {
  if (read) return read;
  const known = z.array(WareSchema).parse(wares);
  const finderOf = (wordsOf: (ware: z.infer<typeof WareSchema>) => readonly string[]) =>
    new PhraseFinder<string>(Object.fromEntries(known.map((ware) => [ware.id, wordsOf(ware)])), () => true);
  return read = {
    wares: known,
    finder: finderOf(({ words }) => words),
    beside: finderOf((ware) => ware.with ?? []),
  };
}

/** The places of the words that name such goods. */
export function waresAt(words: readonly string[]): ReadonlySet<number> {
  return new Set([...askedFor(words).values()].flatMap(wordsAt));
}

/** The goods that words ask for, with the places of all that says so. */
function askedFor(words: readonly string[]): ReadonlyMap<string, readonly Place[]> {
  const { wares, finder, beside } = load();
  const [found, others] = [finder.find(words), beside.find(words)];
  return new Map(wares.flatMap(({ id, with: mayStandBeside }) => {
    const named = found.get(id);
    if (!named || !mayStandBeside) return named ? [[id, named]] : [];
    const all = [...named, ...others.get(id) ?? []];
    const said = new Set(wordsAt(all));
    // A number says how many.
    return words.every((word, at) => said.has(at) || /^\d+$/.test(word)) ? [[id, all]] : [];
  }));
}

function wordsAt(places: readonly Place[]): number[] {
  return places.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

/** The goods that a catalogue has, until it changes. */
const soldOf = new WeakMap<Content["products"], ReadonlySet<string>>();

/** The goods that a query asks for and that no product or category of the catalogue is. */
export function unsoldWares(
  query: string,
  { products, categories }: Pick<Content, "products" | "categories">,
  language: Language,
): { id: string; name: string; guide: string | undefined }[] {
  const { wares, finder } = load();
  const asked = askedFor(wordsOf(query));
  if (asked.size === 0) return [];
  const sold = soldOf.getOrInsertComputed(
    products,
    () =>
      new Set([...categories, ...products].flatMap(({ name }) => [...finder.find([headWord(name)]).keys()])),
  );
  return wares.filter(({ id }) => asked.has(id) && !sold.has(id))
    .map(({ id, translations, guide }) => ({ id, name: translations[language].name, guide }));
}

/** What a thing is: "Stabiliser" of "Vaccine Water Stabiliser with Blue Dye", "Vaccine" of "LaSota Vaccine (live)". */
function headWord(name: string): string {
  const head = name.split(/ (?:with|for) | ?\(|,/)[0]!;
  return wordsOf(head).findLast((word) => /\p{L}{3}/u.test(word)) ?? "";
}

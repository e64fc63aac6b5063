import type { Condition } from "../../../contract/condition.ts";
import { CONDITION_TEXT_FIELDS } from "../../../contract/condition.ts";
import { FACET_KEYS, type FacetKey, type Facets, type FacetValue } from "../../../contract/facet.ts";
import type { Language } from "../../../contract/language.ts";
import { shownMake } from "../../../contract/shared/shown_make.ts";
import { inLanguage } from "../../../contract/translation.ts";
import type { Content, ContentReader, WholeContent } from "../../content/content.ts";
import { namedConditions } from "../../health/condition_products.ts";
import { namesOf } from "../../health/names_of.ts";
import { labelReader } from "../../search/read_label.ts";
import { prepareLexicons } from "../../language/lexicons.ts";
import { yieldEvery, yieldToEventLoop } from "../../shared/yield_to_event_loop.ts";
import { isPublic } from "../is_public.ts";
import { missingMake } from "../missing_make.ts";
import { choosing, type Chosen, countFacets, FacetIndex } from "./facet_index.ts";
import { FACET_READERS } from "./read_product.ts";
import { shownPacks } from "./shown_packs.ts";
import { facetTexts } from "./texts/texts.ts";

/** Narrows lists of products by facets. */
export interface FacetFinder {
  /** Returns whether a product, by its id, has what is chosen. */
  choosing(chosen: Chosen): Promise<(id: string) => boolean>;
  /** Counts the values of each facet, among the products with these ids or among all. */
  count(chosen: Chosen, content: Content, language: Language, among?: Iterable<string>): Promise<Facets>;
}

type Conditions = readonly Condition[];

/**
 * Keeps the index of the catalogue's facets. After a change it reads only the changed products anew, and all of them
 * where the owner has changed a condition.
 */
export function facetFinder(read: ContentReader, conditions: () => Promise<Conditions>): FacetFinder {
  const indexed = read.derive<State>(async (content, state = createState()) => {
    await state.update(content, await conditions());
    return state;
  });

  async function current(): Promise<State> {
    const [state, kept] = [await indexed(), await conditions()];
    if (state.conditions !== kept) await state.readAnew(kept);
    return state;
  }

  return {
    choosing: async (chosen) => choosing((await current()).index, chosen),

    async count(chosen, content, language, among) {
      const state = await current();
      const { total, counts } = countFacets(state.index, chosen, among);
      const nameOf = namer(state, content, language);
      const order = orderOf(content, state);
      const byKey = Map.groupBy(state.index.all.entries(), ([, { key }]) => key);
      const facets = FACET_KEYS.map((key) => {
        const values = (byKey.get(key) ?? [])
          .filter(([number, { id }]) => counts[number]! > 0 || chosen[key]?.includes(id))
          .sort(([, a], [, b]) =>
            order(key, a.id) - order(key, b.id) || b.total - a.total || (a.id < b.id ? -1 : 1)
          )
          .map(([number, { id }]): FacetValue => ({ id, ...nameOf(key, id), count: counts[number]! }));
        return { key, title: facetTexts[language].titles[key], values };
      });
      return { total, facets };
    },
  };
}

type State = ReturnType<typeof createState>;

type Followed = Pick<WholeContent, "productById" | "company">;

function createState() {
  let index = new FacetIndex();
  let kept: Conditions = [];
  let namedIn = namedConditions(kept);
  let seen: Followed | undefined;
  /** Names of makes and packs as they stand in the catalogue, by id. */
  const names = { make: new Map<string, string>(), pack: new Map<string, { name: string; size: number }>() };

  async function update(content: Followed, conditions: Conditions): Promise<void> {
    const missing = missingMake(content.company);
    const isAny = conditions !== kept || !seen || missingMake(seen.company) !== missing;
    if (conditions !== kept) namedIn = namedConditions(conditions);
    // What a read meets meanwhile is the former index.
    const next = isAny ? new FacetIndex() : index;
    const pause = yieldEvery();
    await prepareLexicons(yieldToEventLoop);
    const readLabel = labelReader();
    for (const [id, , product] of content.productById.since(isAny ? undefined : seen?.productById)) {
      if (!product || !isPublic(product)) {
        next.set(id, undefined);
        continue;
      }
      // What is shown for a missing make may change without the product.
      const make = shownMake(product.make ?? missing, "en");
      const reading = { product, label: readLabel(product), named: namedIn(product), make };
      for (const pack of shownPacks(product)) names.pack.set(pack.id, pack);
      for (const id of FACET_READERS.make(reading)) names.make.set(id, product.make ?? make);
      next.set(
        id,
        FACET_KEYS.flatMap((key) =>
          [...new Set(FACET_READERS[key](reading))].map((id) => next.numberOf(key, id))
        ),
      );
      await pause();
    }
    [index, kept, seen] = [next, conditions, content];
  }

  return {
    get index(): FacetIndex {
      return index;
    },
    get conditions(): Conditions {
      return kept;
    },
    names,
    update,
    readAnew: (conditions: Conditions) => update(seen!, conditions),
  };
}

/** Orders that do not follow the counts: that of the owner, of sizes, and of the words in a text. */
function orderOf({ categories }: Content, { names }: State): (key: FacetKey, id: string) => number {
  const places = new Map(categories.map(({ slug }, place) => [slug, place]));
  const texts = facetTexts.en;
  return (key, id) => {
    if (key === "category") return places.get(id) ?? places.size;
    if (key === "pack") return names.pack.get(id)?.size ?? 0;
    if (key === "eggs") return ["0", "wait", "never"].indexOf(id);
    if (key === "form" || key === "route") return Object.keys(texts[key]).indexOf(id);
    return 0;
  };
}

/** Names the values of facets in a language. */
function namer({ conditions, names }: State, content: Content, language: Language) {
  const texts = facetTexts[language];
  const { animal } = namesOf(language);
  const categories = new Map(content.categories.map(({ slug, name }) => [slug, name]));
  const said = (words: Record<string, string>) => (id: string) => ({ name: words[id] ?? id });
  function condition(id: string): Omit<FacetValue, "id" | "count"> {
    const found = conditions.find((each) => each.id === id);
    if (!found) return { name: id };
    const { name, untranslated } = inLanguage(found, language, CONDITION_TEXT_FIELDS);
    return { name, ...untranslated?.includes("name") && { untranslated: true } };
  }
  const namers: Record<FacetKey, (id: string) => Omit<FacetValue, "id" | "count">> = {
    category: (id) => ({ name: categories.get(id) ?? id }),
    treats: condition,
    prevents: condition,
    animal: (id) => ({ name: animal(id) }),
    form: said(texts.form),
    route: said(texts.route),
    eggs: said(texts.eggs),
    prescription: said(texts.prescription),
    pack: (id) => ({ name: names.pack.get(id)?.name ?? id }),
    make: (id) => ({ name: shownMake(names.make.get(id) ?? id, language) }),
  };
  return (key: FacetKey, id: string) => namers[key](id);
}

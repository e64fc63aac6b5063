import type { Knowledge } from "../knowledge/knowledge_schema.ts";
import { meaningFinder, ofSameClass } from "./find_meaning.ts";
import {
  findBeginning,
  findIngredients,
  findNearWord,
  findPack,
  findWord,
  findWordsTogether,
} from "./find_word.ts";
import { isEnglish } from "../language/english_words.ts";
import { foldWord } from "../language/fold.ts";
import { glossesOf } from "../language/glosses.ts";
import type { FormId } from "../catalogue/product_form.ts";
import { askedForms, formTerm } from "./asked_form.ts";
import { isVerb } from "../language/verbs.ts";
import type { Lexicon, NamedThing } from "../language/lexicon.ts";
import { wordsOf } from "../language/words_of.ts";
import { addBonus, type Hits, inAll, inAny, mergeBest } from "./hits.ts";
import { packKind } from "./pack_kind.ts";
import {
  allProducts,
  type Catalogue,
  productsContaining,
  type RankedProduct,
  rankProducts,
  type Wanted,
} from "./rank_products.ts";
import { isOfSpan, readAmounts } from "./read_amounts.ts";
import type { TermIndex } from "./TermIndex.ts";
import { FORM_WORDS } from "../language/form_words.ts";
import { lexicons } from "../language/lexicons.ts";
import { entryTerm } from "../language/word_terms.ts";
import { type QueryMeaning, readQuery } from "./read_query.ts";
import { waresAt } from "./unsold_wares.ts";

/** More words than anybody types. The rest of a pasted page is ignored. */
const WORDS_MAX = 24;
const SHORTEST_NAME = 4;
/** Names that are less alike are of other things. */
const NEAR = 0.75;
/** Who asks for these and names nothing sees everything: "medicine", "price list". */
const ASKS_OF_ALL = ["products", "price", "list"];

export interface Found {
  products: RankedProduct[];
  /** The nearest matches, filled only where nothing fits the query. */
  nearest: RankedProduct[];
  /** The concepts that were understood, one list per group of query words. */
  understood: QueryMeaning[][];
  words: string[];
  /** Words to highlight in the results: those typed, those corrected, and English names of concepts. */
  terms: string[];
  /** Names of other makers that the query has. */
  brands: NamedThing[];
  /** Words of a query in which nothing is understood that are no English and that nothing of ours has. */
  unknown: string[];
  /** The form that was asked for, if nothing that was found is made up so. */
  missingForm?: FormId;
  /** Substances that may not be given to animals for food. Nothing is offered beside one. */
  prohibited: QueryMeaning[];
  /** The query with its typing errors corrected. */
  corrected?: string;
}

interface SearchParts {
  index: TermIndex;
  knowledge: Knowledge;
  /** Names that the owner keeps. */
  names: Lexicon;
  catalogue: Catalogue;
}

/** A group of query words and the products that match it. */
interface Group {
  hits: Hits;
  /** Whether it only raises scores: products without this number, pack or animal are found too. */
  optional: boolean;
  /** The factor of its score if it is optional. */
  bonus: number;
  meanings: QueryMeaning[];
}

/** Searches for a query in any of our languages, by relevance. A query without words finds nothing. */
export function searchProducts(parts: SearchParts, query: string): Found {
  const { index, knowledge } = parts;
  const { isStopWord } = lexicons();
  const { amounts, rest: words } = readAmounts(wordsOf(query).slice(0, WORDS_MAX));
  const { groups: understood, brands, taken, asking, asks } = readQuery(
    words,
    (word) => index.hasTerm(foldWord(word)),
    parts.names,
  );
  const asked = askedForms(words);
  const wares = [...waresAt(words)].filter((at) => !taken.has(at));
  const telling = words.map((_, at) => at).filter((at) =>
    !taken.has(at) && !asking.has(at) && !asked.at.has(at) && !wares.includes(at) &&
    !isStopWord(words[at]!) && !isOfSpan(words, at)
  );
  const count = understood.length + amounts.length + asked.forms.length + wares.length +
    telling.length;
  const prohibited = prohibitedIn(understood, knowledge);
  const isOfAll = count === 0 && ASKS_OF_ALL.some((each) => asks.has(each));
  if (prohibited.length > 0 || isOfAll) {
    return {
      products: prohibited.length > 0 ? [] : allProducts(parts),
      nearest: [],
      understood: [],
      brands: [],
      unknown: [],
      prohibited,
      words: words.map(foldWord),
      terms: [],
    };
  }
  // A query of stop words only is searched literally, since it would find nothing otherwise.
  const literal = count > 0 ? telling : words.map((_, at) => at);
  const { groups, corrections } = findGroups(parts, {
    words,
    amounts,
    understood,
    literal,
    asks,
    forms: asked.forms,
    wares,
  });

  const { required, optional } = sorted(groups);
  const all = inAll(required.map(({ hits }) => hits));
  for (const { hits, bonus } of optional) addBonus(all, hits, bonus, false);
  const wanted = wantedBy({ words, understood, asks, knowledge });
  const ranked = rankProducts(parts, all, wanted);
  // An outbreak is not what a product for prevention is for: it is found only where there is nothing else.
  const others = ranked.filter(({ isPreventive }) => !isPreventive);
  const isOutbreak = understood.flat().some(({ kind }) => kind === "sign") && !wanted.forPrevention;
  const offered = isOutbreak && others.length > 0 ? others : ranked;
  const isAnyFit = offered.some(isFit);
  const products = groups.some(({ meanings }) => meanings.length > 0) || ranked.length > 0
    // Products for other animals only are at most the nearest matches.
    ? isAnyFit ? offered : []
    : productsContaining(parts, query);
  const unknown = products.length > 0 || understood.length > 0 ? [] : literal.map((at) => words[at]!)
    .filter((word) => isUnknown(index, word));
  const nearest = products.length > 0 || words.length === 0
    ? []
    : rankProducts(parts, nearestTo(parts, groups, literal.map((at) => words[at]!), wares.length > 0), wanted)
      .filter(({ standing }) => standing !== "forbidden");
  return {
    products,
    nearest,
    unknown,
    missingForm: missingForm(parts.catalogue, asked.forms, products.length > 0 ? products : nearest),
    understood,
    brands,
    prohibited,
    words: words.map(foldWord),
    terms: [
      ...words.filter((word) => word.length > 1 && !isStopWord(word)),
      ...meantTerms(understood, corrections),
    ],
    ...(corrections.size > 0 &&
      {
        corrected: words.map((word, at) => corrections.get(at) ?? word).join(" ").replace(/ +/g, " ").trim(),
      }),
  };
}

/** What a product is ranked by, beside the words that it has. */
function wantedBy(
  { words, understood, asks, knowledge }:
    & Pick<QueryParts, "words" | "understood" | "asks">
    & Pick<SearchParts, "knowledge">,
): Wanted {
  const meant = understood.flat();
  const illnesses = meant.filter(({ kind }) => kind === "disease" || kind === "sign");
  const categories = categoriesOf(meant, knowledge);
  return {
    words,
    species: speciesOf(understood, knowledge),
    categories,
    illnesses: illnesses.map(({ entry }) => entryTerm(entry)),
    isInfection: illnesses.some(({ kind }) => kind === "sign") ||
      infections(knowledge).some(({ id, wholeCategories = [] }) =>
        illnesses.some((each) => each.id === id) || wholeCategories.some((each) => categories.includes(each))
      ),
    forPrevention: asks.has("about-prevention"),
    forEggs: asks.has("withdrawal"),
    isOfSubstance: meant.some(({ kind }) => kind === "ingredient"),
  };
}

/** The form that is asked for, unless one of the products is made up so or does not say how it is. */
function missingForm(
  catalogue: Catalogue,
  forms: readonly FormId[],
  products: readonly RankedProduct[],
): FormId | undefined {
  const isOther = ({ id }: RankedProduct) => {
    const form = catalogue.get(id)?.label.form;
    return form !== undefined && !forms.includes(form);
  };
  return products.length > 0 && products.every(isOther) ? forms[0] : undefined;
}

interface QueryParts {
  words: readonly string[];
  amounts: readonly string[];
  understood: readonly QueryMeaning[][];
  /** Places of the words that are searched as they stand. */
  literal: readonly number[];
  asks: ReadonlySet<string>;
  forms: readonly FormId[];
  /** Places of the words that name goods for a farm. */
  wares: readonly number[];
}

/** What each part of the query finds, and the corrected words by their place. */
function findGroups(
  { index, knowledge }: SearchParts,
  { words, amounts, understood, literal, asks, forms, wares }: QueryParts,
): { groups: Group[]; corrections: Map<number, string> } {
  const corrections = new Map<number, string>();
  /** What it is about is understood: a word that only a text has in passing narrows nothing down. */
  const isAimed = understood.some((meanings) => !isOfSpecies(meanings));
  const findMeaning = meaningFinder(index, knowledge);
  const ofPack = (pack: string, bonus: number): Group => (
    { hits: findPack(index, pack), optional: true, bonus, meanings: [] }
  );

  function ofMeanings(meanings: QueryMeaning[]): Group {
    const [first] = meanings;
    const optional = isOfSpecies(meanings);
    // Search only the concept of an animal, because its plain word also occurs in warnings.
    const hits: Hits = optional ? new Map() : findWordsTogether(index, first!.at.map((at) => words[at]!));
    // A text that merely names a substance is of something else.
    if (meanings.every(({ kind }) => kind === "ingredient")) dropTexts(hits);
    for (const meaning of meanings) mergeBest(hits, findMeaning(meaning), meaning.sureness);
    if (first!.corrected) {
      const [place, ...others] = [...first!.at].sort((a, b) => a - b);
      corrections.set(place!, first!.corrected);
      for (const other of others) corrections.set(other, "");
    }
    // An animal adds no score: labels order the results, not how often a text names the animal.
    return { hits, optional, bonus: 0, meanings };
  }

  /** Goods are what a product is called: a drench whose text has a syringe in it is none. */
  function ofWares(): Group {
    const hits = inAny(wares.map((at) => findWord(index, words[at]!, false).hits));
    for (const [document, { reason: { field } }] of hits) {
      if (field !== "name" && field !== "category") hits.delete(document);
    }
    return { hits, optional: isAimed, bonus: 0.3, meanings: [] };
  }

  function ofWord(at: number): Group {
    const word = words[at]!;
    const pack = packKind(word);
    if (pack) return ofPack(pack, 0.3);
    const { hits, corrected, isSaid } = findWord(index, word, at === words.length - 1);
    if (corrected) corrections.set(at, corrected);
    const isPassing = isAimed && hits.size > 0 && (!isSaid || isVerb(word));
    const optional = /^\d+$/.test(word) || isPassing ||
      understood.length > 0 && isBeside(word, asks);
    return { hits, optional, bonus: 0.3, meanings: [] };
  }

  const groups = [
    ...understood.map(ofMeanings),
    ...amounts.map((amount) => ofPack(amount, 1)),
    ...forms.map((form) => ofPack(formTerm(form), 0.3)),
    ...wares.length > 0 ? [ofWares()] : [],
    ...literal.map(ofWord),
  ];
  return { groups, corrections };
}

function dropTexts(hits: Hits): void {
  for (const [document, { reason: { field } }] of hits) if (field === "text") hits.delete(document);
}

/** Words of a product's form, and of the days that are asked for: what lacks them is found, too. */
function isBeside(word: string, asks: ReadonlySet<string>): boolean {
  return FORM_WORDS.has(foldWord(word)) || asks.has("withdrawal");
}

function categoriesOf(meanings: readonly QueryMeaning[], { diseases }: Knowledge): string[] {
  return meanings.flatMap(({ kind, id }) =>
    kind === "category" ? [id] : kind === "disease" ? diseases.find((each) => each.id === id)!.categories : []
  );
}

function infections({ diseases }: Knowledge) {
  const kinds = ["bacterial", "viral", "parasitic", "fungal"];
  return diseases.filter(({ kind }) => kinds.includes(kind));
}

/** The animals that are named, else the hens whose eggs are not as they should be. */
function speciesOf(understood: readonly QueryMeaning[][], { signs }: Knowledge): string[] {
  const named = understood.filter(isOfSpecies).flat().map(({ id }) => id);
  const isOfEggs = (id: string) => signs.find((sign) => sign.id === id)?.group === "eggs";
  const isOnEggs = understood.flat().some(({ kind, id }) => kind === "sign" && isOfEggs(id));
  return named.length === 0 && isOnEggs ? ["layers"] : named;
}

/** The knowledge names some as ingredients, too, under other ids. */
function prohibitedIn(understood: readonly QueryMeaning[][], { ingredients }: Knowledge): QueryMeaning[] {
  const banned = new Set(ingredients.filter(({ banned }) => banned).map(({ id }) => id));
  return understood.flatMap((group) => {
    const listed = group.filter(({ kind }) => kind === "prohibited");
    return listed.length > 0
      ? listed
      : group.filter(({ kind, id }) => kind === "ingredient" && banned.has(id));
  });
}

/** A product for a related animal that only mentions the term in its text does not fit. */
function isFit({ standing, reason }: RankedProduct): boolean {
  return standing === "listed" || standing === "unsaid" || standing === "kin" && reason.field !== "text";
}

/** Whether all meanings are animals. */
function isOfSpecies(meanings: readonly QueryMeaning[]): boolean {
  return meanings.every(({ kind }) => kind === "species");
}

/** English names of the understood concepts, as product texts contain them. */
function meantTerms(
  understood: readonly QueryMeaning[][],
  corrections: ReadonlyMap<number, string>,
): string[] {
  const names = understood.flatMap(([meaning]) => {
    const { kind, entry: { names } } = meaning!;
    return kind === "ingredient" || kind === "disease" ? names.en.slice(0, 1) : [];
  });
  return [...names, ...corrections.values()].flatMap(wordsOf)
    .filter((word) => word.length > 1 && !lexicons().isStopWord(word));
}

/**
 * Splits the groups into required and optional ones. If one group was understood, words that no product
 * contains are ignored: they are noise, such as "please" or a name.
 */
function sorted(groups: readonly Group[]) {
  const required = groups.filter(({ optional }) => !optional);
  const optional = groups.filter(({ optional }) => optional);
  if (required.length === 0) return { required: optional.filter(({ hits }) => hits.size > 0), optional: [] };
  const isUnderstood = required.some(({ meanings, hits }) => meanings.length > 0 && hits.size > 0);
  return {
    required: isUnderstood
      ? required.filter(({ hits, meanings }) => hits.size > 0 || meanings.length > 0)
      : required,
    optional,
  };
}

/** Tries products that match any group, then ingredients of the same class, then similar spellings. */
function nearestTo(
  { index, knowledge }: SearchParts,
  groups: readonly Group[],
  words: readonly string[],
  isOfWares: boolean,
): Hits {
  const required = groups.filter(({ optional }) => !optional);
  // What was understood says the purpose. A chance word beside it must not offer goods for another.
  const meant = required.filter(({ meanings }) => meanings.length > 0);
  // Goods that are not sold have nothing near.
  if (meant.length === 0 && isOfWares) return new Map();
  // A text that has a word in passing is of something else.
  for (const { hits, meanings } of required) if (meanings.length === 0) dropTexts(hits);
  const any = inAny((meant.length > 0 ? meant : required).map(({ hits }) => hits));
  if (any.size > 0) return any;
  const ingredients = groups.flatMap(({ meanings }) => meanings)
    .filter(({ kind }) => kind === "ingredient");
  const relatives = findIngredients(
    index,
    ingredients.flatMap(({ id }) => ofSameClass(knowledge, id)),
    30,
    0.5,
  );
  if (relatives.size > 0) return relatives;
  if (meant.some(({ meanings }) => meanings.some(({ kind }) => kind !== "ingredient"))) return new Map();
  const begun = inAny(words.map((word) => findBeginning(index, word)));
  if (begun.size > 0) return begun;
  return inAny(words.map((word) => findNearWord(index, word, word.length > 5 ? 3 : 1, NEAR).hits));
}

/** No English, no verb, and nothing of the catalogue's texts. */
function isUnknown(index: TermIndex, word: string): boolean {
  const term = foldWord(word);
  return word.length >= SHORTEST_NAME && !/^\d+$/.test(word) && !index.hasTerm(term) && !isEnglish(term) &&
    !isVerb(word) && glossesOf(word, false).length === 0;
}

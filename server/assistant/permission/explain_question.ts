import { loadGrammar } from "../../knowledge/load_grammar.ts";
import { glossesOf, isGloss } from "../../language/glosses.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { Names } from "../../knowledge/knowledge_schema.ts";
import { fold, foldWord } from "../../language/fold.ts";
import { soundKey, soundKeys } from "../../language/sound_key.ts";
import { isIndic, wordsOf } from "../../language/words_of.ts";
import type { AssistantKind } from "../../../contract/assistant.ts";
import type { Product } from "../../../contract/product.ts";
import { BIRDS } from "../answers/species.ts";
import { BY_INFLECTION, BY_ONE_SLIP, BY_STEM } from "../../language/meant_words.ts";
import { BY_GLOSS, type Meaning } from "../../language/read_meanings.ts";
import { soundTerm } from "../../language/word_terms.ts";
import type { Understood } from "../understand_question.ts";
import { changesCase } from "./changes_case.ts";

/** A word of a question, and what explains it; nothing does where `by` is missing. */
interface ExplainedWord {
  word: string;
  by?: string;
}

/** What may be asked for in each form, beside what may be named in all of them. */
const TALK = ["greeting", "thanks", "bye"];
const FACTS = [
  ...["composition", "indications", "species", "packaging", "storage", "shelfLife", "make", "features"],
  ...["documents", "specifications", "safety"],
];
const ASKED: Partial<Record<AssistantKind, readonly string[]>> = {
  dose: ["dose", "withdrawal", "species", "products", "have"],
  products: ["products", "have", "list", "species", "indications"],
  facts: [...FACTS, "products", "have", "fact", "learn", "withdrawal", "dose"],
  comparison: [...FACTS, "compare", "products", "dose", "withdrawal", "fact"],
  article: ["learn", "products", "dose", "withdrawal", "have"],
};
const OF_TRADE = [
  ...["price", "ordering", "shipping", "payment", "list", "have", "products", "packaging", "make", "message"],
  ...["support", "documents", "phone", "email", "address", "hours", "area", "who", "unstated"],
];
/** Forms in which a word that nobody knows may be a place: "in Guntur". */
const TO_PLACES: readonly AssistantKind[] = ["price", "ordering", "shipping", "list", "message"];
/** Topics of articles that are asked of a medicine too. */
const TOPICS = ["about-treatment", "about-prevention", "feeding", "medicine-in-water", "about-age"];
/** A shorter word only sounds like another by chance. */
const SOUND_FROM = 5;

/**
 * Reads every word of a question: what of an allowed form explains it. What is left over means something that no form
 * has: "my roommate", "expired", "in his tank".
 */
export function explainQuestion(
  { reading: { words, meanings } }: Pick<Understood, "reading">,
  form: AssistantKind,
  products: readonly Product[],
  isOrdinary: (word: string) => boolean = () => false,
): ExplainedWord[] {
  const asked = [...TALK, ...ASKED[form] ?? OF_TRADE];
  const meant = new Map<number, string>();
  const unallowed = new Set<number>();
  const changed = new Set(changesCase(words));
  const isOfBirds = meanings.some(({ entry }) => entry.kind === "species" && entry.id !== "chicks");
  for (const meaning of meanings) {
    if (!isAllowed(meaning, asked)) {
      for (const place of meaning.at) {
        unallowed.add(place);
        if (sets().never.has(`${meaning.entry.kind}:${meaning.entry.id}`)) changed.add(place);
      }
      continue;
    }
    const { entry: { kind, id }, at } = meaning;
    for (const place of at) {
      if (
        isSure(meaning, words[place]!, form) && (isOfBirds || at.length > 1 || !isOffspring(words[place]!))
      ) {
        meant.set(place, `${kind}:${id}`);
      }
    }
  }
  const inNames = new Set([
    ...products.flatMap(({ name, make }) => wordsOf(`${name} ${make ?? ""}`)).map(foldWord),
    // What is meant is said in several of its names at once; "meat" and "sell" are of days to wait.
    ...meanings.filter((each) => isAllowed(each, asked) && meant.has(each.at[0]!)).flatMap(wordsOfNames),
  ]);
  const hasAnimal = meanings.some(({ entry }) => entry.kind === "species") || words.some(isOfFlock);
  return words.map((word, at) => {
    const by = meant.get(at) ??
      (isIn(inNames, word, unallowed.has(at) ? "dose" : form)
        ? "name"
        : !hasAnimal && isOwn(word)
        ? undefined
        : grammarOf(words, at)) ??
      (TO_PLACES.includes(form) && isPlace(words, at) ? "place" : undefined) ??
      (!changed.has(at) && !isOwn(word) && !isOffspring(word) && isOrdinary(word) ? "ordinary" : undefined);
    return by ? { word, by } : { word };
  });
}

/** In its own words, or in everyday ones that mean them. */
function isIn(names: ReadonlySet<string>, word: string, kind: AssistantKind): boolean {
  if (
    names.has(foldWord(word)) || isIndic(word) && soundKeys(word).some((key) => names.has(soundTerm(key)))
  ) {
    return true;
  }
  if (kind !== "products") return false;
  // What is seen of birds is told in as many words as there are farmers; none of them asks for more than a remedy.
  return sets().effect.has(fold(word)) || glossesOf(word, false).length > 0 ||
    isGloss(foldWord(word));
}

function isAsking({ entry: { kind } }: Meaning): boolean {
  return kind === "intent" || kind === "aspect";
}

/** What is prohibited, and what must be reported, is in no form. */
function isAllowed(meaning: Meaning, asked: readonly string[]): boolean {
  const { entry: { kind, id } } = meaning;
  if (isAsking(meaning)) return asked.includes(id);
  return kind === "topic" ? TOPICS.includes(id) : !sets().never.has(`${kind}:${id}`);
}

/** A word that is only near to another explains nothing: it must be spelt or sound like it. */
function isSure(meaning: Meaning, word: string, form: AssistantKind): boolean {
  const { sureness, at } = meaning;
  // "Expired" asks for no expiry date.
  if (isAsking(meaning) && !isIndic(word) && sureness <= BY_STEM) return false;
  if (sureness >= BY_STEM || isIndic(word) && sureness >= BY_INFLECTION) return true;
  if (at.length === 1 && word.length < SOUND_FROM) return false;
  return sureness > BY_GLOSS || form === "products" && sureness === BY_GLOSS || sureness === BY_ONE_SLIP;
}

interface Sets {
  little: ReadonlySet<string>;
  stems: readonly string[];
  offspring: ReadonlySet<string>;
  address: ReadonlySet<string>;
  possessive: ReadonlySet<string>;
  adposition: ReadonlySet<string>;
  never: ReadonlySet<string>;
  own: ReadonlySet<string>;
  flock: ReadonlySet<string>;
  effect: ReadonlySet<string>;
  words: Map<string, readonly string[]>;
  /** Words of the names of all birds: "natu", "layer". */
  birds: readonly string[];
}

let made: Sets | undefined;

function sets(): Sets {
  if (made) return made;
  const { function: little, unit, trade, stems, ...grammar } = loadGrammar();
  const { ingredients, diseases, signs, species } = loadKnowledge();
  const setOf = (words: readonly string[]) => new Set(words.map(fold));
  return made = {
    little: setOf([...Object.values(little).flat(), ...unit, ...trade, ...grammar.flock]),
    stems: stems.map(fold),
    offspring: setOf(grammar.offspring),
    address: setOf(grammar.address),
    possessive: setOf(grammar.possessive),
    adposition: setOf(grammar.adposition),
    never: new Set([
      ...ingredients.filter(({ banned }) => banned).map(({ id }) => `ingredient:${id}`),
      ...diseases.filter(({ urgent }) => urgent).map(({ id }) => `disease:${id}`),
      ...signs.filter(({ urgent }) => urgent).map(({ id }) => `sign:${id}`),
    ]),
    own: setOf(grammar.own),
    flock: setOf(grammar.flock),
    effect: setOf(grammar.effect),
    words: new Map(),
    birds: species.filter(({ id }) => BIRDS.includes(id)).flatMap(({ names }) => foldedWords(names)),
  };
}

function foldedWords({ en, hi, te, latin = [] }: Names): string[] {
  // An English word is written in an Indian script as it sounds.
  const sounds = en.flatMap(wordsOf).map(soundKey).filter((key) => key.length > 3).map(soundTerm);
  return [...[...en, ...hi, ...te, ...latin].flatMap(wordsOf).map(foldWord), ...sounds];
}

/** Words of all names of what is meant; what is asked for says so by itself only where it is days to wait. */
function wordsOfNames({ entry: { kind, id, names } }: Meaning): readonly string[] {
  if ((kind === "intent" || kind === "aspect") && id !== "withdrawal") return [];
  const { words, birds } = sets();
  if (kind === "species") return BIRDS.includes(id) ? birds : [];
  const key = `${kind}:${id}`;
  let found = words.get(key);
  if (!found) words.set(key, found = foldedWords(names));
  return found;
}

function isOwn(word: string): boolean {
  return sets().own.has(fold(word));
}

/** A word for birds together, or for what they are kept in. */
export function isOfFlock(word: string): boolean {
  return sets().flock.has(fold(word));
}

function isOffspring(word: string): boolean {
  return sets().offspring.has(fold(word));
}

function grammarOf(words: readonly string[], at: number): string | undefined {
  const { little, stems, address, possessive, adposition } = sets();
  const folded = fold(words[at]!);
  const has = (set: ReadonlySet<string>, place: number) => set.has(fold(words[place] ?? ""));
  if (/^\d+(?:st|nd|rd|th)?$/.test(folded)) return "number";
  if (little.has(folded) || stems.some((stem) => folded.startsWith(stem))) return "grammar";
  // "Bhai" is spoken to; "mere bhai ko" is of somebody.
  return address.has(folded) && !has(possessive, at - 1) && !has(adposition, at + 1) ? "address" : undefined;
}

/** "In Guntur", "Guntur lo": a place is where nothing else can stand. */
function isPlace(words: readonly string[], at: number): boolean {
  return /^(in|at|to|near|from)$/.test(words[at - 1] ?? "") ||
    /^(me|mein|lo|ki|ku|tak|se|में|तक|से|లో|కి|కు)$/.test(words[at + 1] ?? "") ||
    /(?:లో|కి|కు)$/.test(words[at]!);
}

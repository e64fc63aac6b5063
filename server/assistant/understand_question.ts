import { foldWord } from "../language/fold.ts";
import { wordsOf } from "../language/words_of.ts";
import { type Aspect, type Intent, USE_ASPECTS } from "./intent.ts";
import { withKeptNames } from "../language/kept_names.ts";
import type { Lexicon, NamedThing } from "../language/lexicon.ts";
import { glossesOf, isListedGloss } from "../language/glosses.ts";
import { lexicons, thingById } from "../language/lexicons.ts";
import { entryTerm } from "../language/word_terms.ts";
import { BY_GLOSS, type Meaning, readMeanings } from "../language/read_meanings.ts";
import { writtenLanguage } from "../language/written_language.ts";
import { allNames } from "../knowledge/knowledge_schema.ts";
import { loadGrammar } from "../knowledge/load_grammar.ts";
import { shapedIntents } from "./asked_amounts.ts";

/** More words than anybody types; the rest of a pasted page is not looked at. */
const WORDS_MAX = 60;

/** What a question says, by itself. */
export interface Understood {
  text: string;
  words: readonly string[];
  /** What it names. */
  things: readonly Meaning[];
  /** What it asks. */
  intents: ReadonlySet<Intent>;
  aspects: readonly Aspect[];
  /** Words that nobody knows to mean anything, and that are not little ones. */
  rest: readonly string[];
  /** Words that are understood, and that may also stand in an answer as they are: "storage", "price". */
  helpingWords: readonly string[];
  /** It speaks of something said before. */
  pointsBack: boolean;
  /** What its own words were read as; a conversation adds nothing to it. */
  reading: Reading;
}

interface Reading {
  words: readonly string[];
  meanings: readonly Meaning[];
}

const POINTS_BACK =
  /\b(it|its|it's|this|that|them|these|those|same|this one|that one|the (first|second|third|last) one|isk[aeio]|usk[aeio]|is ?me|us ?me|ise|use|yeh?|ye wali|wahi|deeni|dini|daani|dani|idi|adi|veetini)\b|इसक|उसक|इसे|उसे|इसमें|यही|वही|దీని|దాని|ఇది|అది|వీటి/i;
const CONTINUES =
  /^[^\p{L}\p{M}]*(and|also|what about|how about|or|then|ok and|but|aur|or|tatha|mariyu|inka|alage|mari)\b|^[^\p{L}\p{M}]*(और|तो|మరి|ఇంకా|మరియు|అలాగే)(?![\p{L}\p{M}])/iu;

/** "Pani", "dana": little words by which Hindi is known, that mean something none the less. */
function isEveryday(word: string): boolean {
  return word.length > 3 && glossesOf(word, false).length > 0;
}

const USE: readonly string[] = USE_ASPECTS;

const DOSE = /dos[ea]|khurak|motad|\bml\b|gram|खुराक|मात्रा|డోస|మోతాద/i;

/** `knows`: the site itself writes a word so. `names`: those that the owner keeps. */
export function understandQuestion(
  text: string,
  knows: (foldedWord: string) => boolean,
  names?: Lexicon,
): Understood {
  const { things, asking, isStopWord } = lexicons();
  const shorthand = loadGrammar().shorthand;
  const words = wordsOf(text).slice(0, WORDS_MAX).map((word) => shorthand[word] ?? word);
  // In a question in Hindi a word is Hindi first, though our English texts have one that is spelt like it.
  const isIndian = (writtenLanguage(text) ?? "en") !== "en";
  const isKnown = (word: string) => knows(foldWord(word)) && !(isIndian && isListedGloss(word));
  const found = readMeanings(things, words, isKnown);
  const read = names ? withKeptNames(found, names, words, isKnown) : found;
  const asked = readMeanings(asking, words, () => false).filter(({ at, sureness }) =>
    sureness >= 0.75 && !isPartOf(at, read)
  );
  const named = read.map((thing) => isOlder(thing) ? asChicks(thing, words) : thing).filter((thing) =>
    !asked.some((each) => isSurer(each, thing)) && !isLikened(thing, words) && !isOlder(thing) &&
    !isGrammar(thing, words, isIndian)
  );
  const taken = new Set([...named, ...asked].flatMap(({ at }) => at));
  const pointsBack = POINTS_BACK.test(text) || CONTINUES.test(text);
  const of = (kind: string) => asked.filter(({ entry }) => entry.kind === kind).map(({ entry }) => entry.id);
  const intents = new Set(of("intent").filter((id) => id !== "none") as Intent[]);
  // "In how many days is it delivered?" asks for no dose.
  const ofUse = new Set(asked.filter(({ entry: { id } }) => USE.includes(id)).flatMap(({ at }) => at));
  const others = words.filter((_, at) => !ofUse.has(at)).join(" ");
  if (intents.has("shipping") && intents.has("dose") && !DOSE.test(text)) intents.delete("dose");
  return {
    text,
    words,
    things: named,
    intents: new Set([...intents, ...shapedIntents(text, others, named, intents, pointsBack)]),
    aspects: [...new Set(of("aspect") as Aspect[])],
    rest: words.filter((word, at) => !taken.has(at) && !isStopWord(word)),
    helpingWords: words.filter((word, at) => isStopWord(word) ? isEveryday(word) : taken.has(at)),
    pointsBack,
    reading: { words, meanings: [...named, ...asked] },
  };
}

/** "A smell like fish" is of no fish, nor is fish meal. */
function isLikened({ entry, at }: Meaning, words: readonly string[]): boolean {
  return entry.kind === "species" && LIKENED.test(words[Math.max(...at) + 1] ?? "") ||
    entry.kind === "species" && /^like$/.test(words[Math.min(...at) - 1] ?? "");
}

/** After a number "लीटर" is no litter, "kilo" is no word for less, and "dr ne" is no enteritis. */
function isGrammar({ at, entry, sureness }: Meaning, words: readonly string[], isIndian: boolean): boolean {
  const { unit, function: little } = loadGrammar();
  const [first] = at;
  if (entry.kind === "species" || at.length > 1 && sureness > BY_GLOSS) return false;
  const isMeasured = at.some((place) =>
    unit.includes(words[place]!) && (sureness <= BY_GLOSS || /^\d/.test(words[place - 1] ?? ""))
  );
  return isMeasured ||
    isIndian && at.length === 1 && words[first!]!.length < SHORT && little.latin.includes(words[first!]!);
}

/** A shorter word of another language is often a little one in Hindi or Telugu. */
const SHORT = 4;

/** Chicks of so many days are no day-old ones. */
function isOlder({ entry, sureness }: Meaning): boolean {
  return entry.id === "chick-start" && sureness < 0.9;
}

function asChicks(meaning: Meaning, words: readonly string[]): Meaning {
  const chicks = thingById(entryTerm({ kind: "species", id: "chicks" }))!;
  const names = allNames(chicks.names).map(foldWord);
  const at = meaning.at.filter((place) => names.includes(foldWord(words[place]!)));
  return at.length > 0 ? { ...meaning, at, entry: chicks } : meaning;
}

const LIKENED =
  /^(jais[aei]|lant[ia]|laant[ia]|smell|badbu|vasana|vaasana|meal|oil|tel|podi|chura|choora|जैस[ाीे]|बदबू|चूरा|तेल|లాంటి|వాసన|పొడి|నూనె)$/;

/** "Transport" of "transport stress" asks for no delivery. */
function isPartOf(at: readonly number[], named: readonly Meaning[]): boolean {
  return named.some((thing) =>
    thing.entry.kind !== "topic" && thing.at.length > at.length &&
    at.every((place) => thing.at.includes(place))
  );
}

/** Words that ask for something outright name nothing that is only spelt like them. */
function isSurer(asked: Meaning, thing: Meaning): boolean {
  return (asked.sureness > thing.sureness || asked.at.length > thing.at.length) &&
    thing.at.every((place) => asked.at.includes(place));
}

/** The things of these kinds that are named. */
export function thingsOf({ things }: Pick<Understood, "things">, ...kinds: string[]): NamedThing[] {
  return things.filter(({ entry }) => kinds.includes(entry.kind)).map(({ entry }) => entry);
}

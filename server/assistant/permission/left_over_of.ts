import { loadGrammar } from "../../knowledge/load_grammar.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { AssistantKind } from "../../../contract/assistant.ts";
import type { Product } from "../../../contract/product.ts";
import { fold, foldWord } from "../../language/fold.ts";
import { soundKey, soundKeys } from "../../language/sound_key.ts";
import { grammars } from "../../language/grammars.ts";
import { isIndic, wordsOf } from "../../language/words_of.ts";
import { BY_INFLECTION, BY_ONE_SLIP, BY_STEM } from "../../language/meant_words.ts";
import { BY_GLOSS, type Meaning } from "../../language/read_meanings.ts";
import { USE_ASPECTS } from "../intent.ts";
import type { Understood } from "../understand_question.ts";
import { changesCase } from "./changes_case.ts";
import { once } from "../../shared/once.ts";

/** Words that are left over, and whether they name somebody or something that no form has. */
export interface LeftOver {
  word: string;
  isOther: boolean;
  /** What it may change; nothing of a name that nobody knows. */
  roles: readonly string[];
}

/** How birds or a pack are, and since when: they change nobody whom a medicine is for, nor how much of it is meant. */
export const OF_STATE: readonly string[] = [
  "dead",
  "sudden",
  "body",
  "eye",
  "sickBirds",
  "spoiled",
  "withYoung",
];
/** Of these somebody may have his own. */
const OF_PEOPLE: readonly string[] = ["body", "eye"];
/** Of whom or what a word is that a sign only sounds like. */
const SOMEBODY_ELSE: readonly string[] = ["otherAnimal", "wildBird", "kin", "child", "person"];
/** What is prohibited, and what must be reported. */
export const NEVER = "never";
/** Forms in which a word that nobody knows may be a place: "in Guntur". */
const TO_PLACES: readonly AssistantKind[] = ["price", "ordering", "shipping", "list", "message"];
/** A shorter word only sounds like another by chance. */
const SOUND_FROM = 5;
/** A number so near is measured by a word. */
const NEAR = 3;

/**
 * Reads every word of a question: what is left over means something that no form has: "my roommate", "expired",
 * "in his tank". A thing of the knowledge, what is asked of it, the product's name, a number, grammar and an ordinary
 * word are no such words; what is near to one of them by chance explains nothing.
 */
export function leftOverOf(
  { text, reading: { words, meanings } }: Pick<Understood, "reading" | "text">,
  form: AssistantKind,
  products: readonly Product[],
  isOrdinary: (word: string) => boolean,
  isOfAnimal = false,
): LeftOver[] {
  const { never, own, offspring, little, stems } = sets();
  const meant = new Set<number>();
  const roles = changesCase(words);
  const others = new Set(roles.keys());
  const nevers = new Set<number>();
  for (const meaning of meanings) {
    const isNever = never.has(`${meaning.entry.kind}:${meaning.entry.id}`);
    for (const place of meaning.at) {
      if (isNever) {
        others.add(place);
        nevers.add(place);
      } else if (
        isSure(meaning, words[place]!) && (!others.has(place) || !isAsking(meaning)) &&
        !(meaning.sureness <= BY_GLOSS && roles.get(place)?.some((role) => SOMEBODY_ELSE.includes(role)))
      ) {
        meant.add(place);
      }
    }
  }
  const ofNames = products.flatMap(({ name, make }) => wordsOf(`${name} ${make ?? ""}`));
  const names = new Set([...ofNames.map(foldWord), ...ofNames.flatMap(soundsOf)]);
  // Where somebody or something else is spoken of, no sentence is beside the point.
  const isPlain = [...roles.values()].flat().every((role) =>
    OF_STATE.includes(role) && !OF_PEOPLE.includes(role)
  );
  const passing = new Set([
    ...likenedAt(words, meanings),
    ...(isPlain ? asidesAt(text, words, meanings) : []),
  ]);
  const hasAnimal = isOfAnimal || namesAnimal({ words, meanings });
  return words.flatMap((word, at) => {
    const folded = fold(word);
    const isUnowned = !hasAnimal && (own.has(folded) || offspring.has(folded));
    const isExplained = (meant.has(at) || [foldWord(word), ...soundsOf(word)].some((each) =>
          names.has(each)
        )) && !isUnowned || isOfAmount(words, at, roles.get(at));
    if (isExplained) return [];
    const isVerb = stems.some((stem) => folded.startsWith(stem));
    const isOther = others.has(at) && !(isVerb && !nevers.has(at)) || isUnowned;
    const isPassing = little.has(folded) || isVerb || endsAsVerb(word) ||
      isAddress(words, at) || isOrdinary(word) || passing.has(at) ||
      TO_PLACES.includes(form) && isPlace(words, at);
    const says = [...nevers.has(at) ? [NEVER] : [], ...isUnowned ? ["own"] : []];
    return isOther || !isPassing ? [{ word, isOther, roles: [...says, ...roles.get(at) ?? []] }] : [];
  });
}

/** "Droppings like tomato ketchup", "सेवई जैसे कीड़े": what a sign is likened to. */
function likenedAt(words: readonly string[], meanings: readonly Meaning[]): number[] {
  if (!meanings.some(({ entry: { kind } }) => kind === "sign" || kind === "disease")) return [];
  const { little } = sets();
  const isEnd = (word: string | undefined) => word === undefined || little.has(fold(word));
  return words.flatMap((word, at) => {
    const own = LIKE_SUFFIX.test(word) ? [at] : [];
    if (LIKE_AFTER.test(word)) return [...own, at - 2, at - 1].filter((place) => !isEnd(words[place]));
    if (!LIKE.test(word)) return own;
    const end = words.findIndex((each, place) => place > at + 1 && isEnd(each));
    const to = Math.min(end < 0 ? words.length : end, at + 1 + LIKENED);
    return Array.from({ length: Math.max(0, to - at - 1) }, (_, place) => at + 1 + place);
  });
}

/** Words of one comparison. */
const LIKENED = 3;
const LIKE = /^(?:like|resembling|similar)$/;
const LIKE_AFTER =
  /^(?:jais[aie]|jaisi|jese|jesa|laant[ia]|lant[ia]|laga|laaga|जैस[ाीे]|लगत[ाीे]|లాంటి|లాగా|లాగ|వంటి)$/;
const LIKE_SUFFIX = /(?:ల్లా|లాగా|లాంటి)$/;

/**
 * Sentences that name no medicine, no animal and no illness, and nobody to give anything to: "the doctor wrote it down",
 * "the next lot is on the 14th". What is left over there says nothing of the medicine.
 */
function asidesAt(text: string, words: readonly string[], meanings: readonly Meaning[]): number[] {
  const { own, offspring, adposition, possessive, address } = sets();
  const told = new Set(
    meanings.filter(({ entry: { kind } }) => !OF_ASKING.includes(kind)).flatMap(({ at }) => at),
  );
  let from = 0;
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const places = wordsOf(sentence).map(() => from++).filter((at) => at < words.length);
    const isOfSomebody = (at: number) => {
      const word = fold(words[at]!);
      // "Our doctor" tells who said it.
      if (address.has(fold(words[at + 1] ?? ""))) return false;
      return told.has(at) || own.has(word) || offspring.has(word) || adposition.has(word) ||
        possessive.has(word) ||
        FOR.test(words[at]!) || sets().stems.some((stem) => word.startsWith(stem));
    };
    return places.some(isOfSomebody) ? [] : places;
  });
}

const SENTENCE_END = /[.?!।]+(?=\s|$)|\n/;
const FOR = /^(?:for|to|him|her|them|us|me|i)$/;

/** Whether an animal or a flock is named; chicks are called like children. */
export function namesAnimal({ words, meanings }: Pick<Understood["reading"], "words" | "meanings">): boolean {
  return meanings.some(({ entry: { kind, id } }) => kind === "species" && id !== "chicks") ||
    words.some(isOfFlock);
}

/** "ఎత్తుకోవచ్చు", "भेजेंगे": what somebody does, and no name. */
function endsAsVerb(word: string): boolean {
  return word.length >= SOUND_FROM &&
    [...grammars.values()].some(({ verbEndings }) => verbEndings.test(word));
}

/** "How many hours": a number is asked for. */
const HOW_MANY = /^(?:many|kitn[aei]|कितन[ाेी]|enni|ఎన్ని)$/;

/** A number, its unit, how it is measured and when in the day. Beside a number such a word names nothing else. */
function isOfAmount(words: readonly string[], at: number, roles: readonly string[] = []): boolean {
  const { unit, measure } = sets();
  const [, digits, glued = ""] = /^(\d*)(.*)$/.exec(fold(words[at]!))!;
  if (digits) return !glued || /^(?:k|st|nd|rd|th|x)$/.test(glued) || unit.has(glued);
  const isBesideNumber = HOW_MANY.test(words[at - 1] ?? "") ||
    words.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((each) => /^\d/.test(each));
  return unit.has(glued) && !roles.includes("more") && (roles.length === 0 || isBesideNumber) ||
    measure.has(glued) && isBesideNumber;
}

/** How a word of a name sounds, to who writes it in another script. */
function soundsOf(word: string): string[] {
  return (isIndic(word) ? soundKeys(word) : [soundKey(word)]).filter((key) => key.length >= SOUND_FROM)
    .map((key) => `~${key}`);
}

/** What is asked explains no word that names somebody, but those of days to wait and of trade. */
function isAsking({ at, entry: { kind, id } }: Meaning): boolean {
  // "The water that is left over" names no child, though the Hindi word for it sounds so.
  if (at.length > 1 && (USE_ASPECTS as readonly string[]).includes(id)) return false;
  return OF_ASKING.includes(kind) && !["withdrawal", "dose", "price", "ordering", "shipping"].includes(id);
}

const OF_ASKING = ["intent", "aspect"];

/** A word that is only near to another explains nothing: it must be spelt or sound like it. */
function isSure({ sureness, at, entry: { kind } }: Meaning, word: string): boolean {
  // "Expired" asks for no expiry date.
  if (OF_ASKING.includes(kind) && !isIndic(word) && sureness <= BY_STEM) return false;
  if (sureness >= BY_STEM || isIndic(word) && sureness >= BY_INFLECTION) return true;
  if (at.length === 1 && word.length < SOUND_FROM) return false;
  return sureness >= BY_GLOSS || sureness === BY_ONE_SLIP;
}

const sets = once(makeSets);

function makeSets() {
  const {
    function: little,
    unit,
    measure,
    trade,
    flock,
    effect,
    form: { liquid, powder, tablet },
    stems,
    own,
    offspring,
    address,
    possessive,
    adposition,
  } = loadGrammar();
  const { ingredients, diseases, signs } = loadKnowledge();
  const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
  const idsOf = (kind: string, list: readonly { id: string }[]) => list.map(({ id }) => `${kind}:${id}`);
  return {
    little: setOf([
      ...Object.values(little).flat(),
      ...trade,
      ...flock,
      ...effect,
      ...liquid,
      ...powder,
      ...tablet,
    ]),
    stems: stems.map(fold),
    unit: setOf(unit),
    measure: setOf(measure),
    flock: setOf(flock),
    own: setOf(own),
    offspring: setOf(offspring),
    address: setOf(address),
    possessive: setOf(possessive),
    adposition: setOf(adposition),
    /** What is prohibited, and what must be reported, is in no form. */
    never: new Set([
      ...idsOf("ingredient", ingredients.filter(({ banned }) => banned)),
      ...idsOf("disease", diseases.filter(({ urgent }) => urgent)),
      ...idsOf("sign", signs.filter(({ urgent }) => urgent)),
    ]),
  };
}

/** A word for birds together, or for what they are kept in. */
export function isOfFlock(word: string): boolean {
  return sets().flock.has(fold(word));
}

/** "Bhai" is spoken to; "mere bhai ko" is of somebody. */
function isAddress(words: readonly string[], at: number): boolean {
  const { address, possessive, adposition } = sets();
  return address.has(fold(words[at]!)) && !possessive.has(fold(words[at - 1] ?? "")) &&
    !adposition.has(fold(words[at + 1] ?? ""));
}

/** "In Guntur", "Guntur lo": a place is where nothing else can stand. */
function isPlace(words: readonly string[], at: number): boolean {
  return /^(in|at|to|near|from)$/.test(words[at - 1] ?? "") ||
    /^(me|mein|lo|ki|ku|tak|se|में|तक|से|లో|కి|కు)$/.test(words[at + 1] ?? "") ||
    /(?:లో|కి|కు)$/.test(words[at]!);
}

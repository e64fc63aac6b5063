import { allNames } from "../../knowledge/knowledge_schema.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { remember } from "../../language/remember.ts";
import { westernDigits, wordsOf } from "../../language/words_of.ts";
import { keyOf } from "../../language/phrase_finder.ts";

/** How many passages have their numbers kept. */
const PASSAGES = 1_000;

/**
 * Why an answer may not be given: it holds a number, a unit, a medicine or a link that none of its passages holds.
 * A passage is the text that was shown, with its address in it where the answer may link to it.
 *
 *     checkAnswer("Give 2 g per litre.", ["1 g per litre"]); // 'the number "2 g" is in no passage'
 */
export function checkAnswer(answer: string, passages: readonly string[]): string | undefined {
  const said = passages.map((passage) => passage.normalize("NFKC"));
  for (const [, url] of answer.matchAll(/\]\(([^)\s]*)[^)]*\)|(?<!\()https?:\/\/[^\s)]+/g)) {
    if (url === undefined || !said.some((passage) => passage.includes(url))) {
      return `the link "${url ?? "outside"}" is in no passage`;
    }
  }
  const text = shownText(answer);
  const stray = missingNumber(answer, said);
  if (stray) return `the number "${stray}" is in no passage`;
  const words = new Set(said.flatMap(wordsOf).map(keyOf));
  for (const word of wordsOf(text)) {
    const names = namesByWord().get(keyOf(word));
    // A medicine in another script is the one that the passage names in its own.
    if (names && !names.some((name) => words.has(name))) return `the name "${word}" is in no passage`;
  }
}

/** A number of the answer that no passage holds, with its unit where it has one; links and list numbers are none. */
export function missingNumber(answer: string, passages: readonly string[]): string | undefined {
  const isKnown = (amount: string) => passages.some((passage) => amountsIn(passage).has(amount));
  return amountsOf(shownText(answer))
    .find(({ number, unit }) => !isKnown(number) || (unit && !isKnown(number + unit)))?.written;
}

/** The numbers of a passage, alone and with their units. Many answers rest on one passage. */
const amountsIn = remember(
  (passage): ReadonlySet<string> =>
    new Set(amountsOf(passage.normalize("NFKC")).flatMap(({ number, unit }) => [number, number + unit])),
  PASSAGES,
);

/** What a reader sees of Markdown. */
function shownText(answer: string): string {
  return answer.normalize("NFKC").replace(/\]\([^)]*\)/g, "]").replace(/^ {0,3}\d{1,2}[.)] /gm, "");
}

interface Amount {
  number: string;
  unit: string;
  written: string;
}

const UNITS: Record<string, RegExp> = {
  "%": /^(%|percent|per ?cent|प्रतिशत|फीसदी|శాతం)/i,
  mg: /^(mg|milligrams?|मिग्रा|मि\.?ग्रा|मिलीग्राम|మి\.?గ్రా|మిల్లీగ్రా)/i,
  kg: /^(kg|kgs|kilos?|kilograms?|किग्रा|कि\.?ग्रा|किलो|కిలో|కేజీ)/i,
  ml: /^(ml|millilit(re|er)s?|मिली|मि\.?ली|एमएल|మి\.?లీ|మిల్లీలీ)/i,
  g: /^(g|gm|gms|grams?|ग्राम|గ్రా)(?![a-z])/i,
  l: /^(l|lit(re|er)s?|ltr|लीटर|लिटर|లీటర)(?![a-z])/i,
  day: /^(days?|दिन|రోజు)/i,
  hour: /^(hours?|hrs?|घंट|గంట)/i,
  week: /^(weeks?|हफ्त|सप्ताह|వార)/i,
  month: /^(months?|महीन|माह|నెల)/i,
  tonne: /^(tonnes?|tons?|टन|టన్ను)/i,
  ppm: /^ppm/i,
  iu: /^(iu|आईयू)/i,
};

/** Numbers in words, from one: an amount is none the less one for it. "Half" and more than ten stay as they are. */
const NUMBER_WORDS = [
  "one two three four five six seven eight nine ten eleven twelve",
  "एक दो तीन चार पांच छह सात आठ नौ दस",
  "एक दो तीन चार पाँच छः सात आठ नौ दस",
  "ఒక రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది",
].flatMap((words) => words.split(" ").map((word, at) => [word, at + 1] as const));
const NUMBERS = new Map<string, number>(
  NUMBER_WORDS.map(([word, number]) => [word.normalize("NFKC"), number]),
);
/** What comes before a unit in words: "ten days", "పది రోజులు". */
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{M}])(${[...NUMBERS.keys()].join("|")})(?=[\\s-]+(${
    Object.values(UNITS).map(({ source }) => source.slice(1)).join("|")
  }))`,
  "giu",
);

/** Numbers of a text with their units, whatever digits, commas and words they are written with. */
function amountsOf(text: string): Amount[] {
  const digits = westernDigits(text).replace(
    IN_WORDS,
    (word) => String(NUMBERS.get(word.toLowerCase()) ?? word),
  );
  const plain = digits.replace(/(?<=\d),(?=\d{2,3}\b)/g, "").replace(/[*_`]/g, "");
  return [...plain.matchAll(/(?<![\p{L}\d])\d+(?:\.\d+)?/gu)].map((match) => {
    const rest = plain.slice(match.index + match[0].length).replace(/^[\s-]+/, "");
    const unit = Object.entries(UNITS).find(([, pattern]) => pattern.test(rest))?.[0] ?? "";
    return { number: String(Number(match[0])), unit, written: match[0] + (unit && ` ${unit}`) };
  });
}

/** Their names are everyday words too. */
const EVERYDAY = new Set(["feed additive", "energy", "mineral"]);
let byWord: Map<string, string[]> | undefined;

/** Names of one word by their key, each with the keys of all names of the same thing. */
function namesByWord(): ReadonlyMap<string, string[]> {
  if (byWord) return byWord;
  byWord = new Map();
  for (const { group, names } of loadKnowledge().ingredients) {
    if (EVERYDAY.has(group)) continue;
    const keys = allNames(names).map(wordsOf).filter(({ length }) => length === 1)
      .map(([word]) => keyOf(word!)).filter((key) => key.length > 4);
    for (const key of keys) byWord.set(key, [...byWord.get(key) ?? [], ...keys]);
  }
  return byWord;
}

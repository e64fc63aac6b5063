import counting from "../knowledge/counting.json" with { type: "json" };

/** Units, with the factor to grams or millilitres. Milligrams are only read so that they are taken out. */
const UNITS: [unit: string, factor: number, names: string][] = [
  ["g", 1, "g gm gms gr gram grams ग्राम గ్రాము గ్రాములు గ్రాముల గ్రా"],
  [
    "g",
    1_000,
    "kg kgs kilo kilos kilogram kilograms किलो किग्रा किलोग्राम केजी కిలో కిలోలు కిలోల కేజీ కేజీల",
  ],
  ["ml", 1, "ml mls millilitre milliliter मिली एमएल మిలీ మిల్లీ ఎంఎల్"],
  ["ml", 1_000, "l lt ltr ltrs litre litres liter liters लीटर लिटर లీటర్ లీటరు లీటర్లు లీటర్ల"],
  ["mg", 1, "mg मिग्रा"],
];
const UNIT = new Map(
  UNITS.flatMap(([unit, factor, names]) => names.split(" ").map((name) => [name, { unit, factor }] as const)),
);

interface Amounts {
  /** Index terms of the amounts. "25 kg" and "25,000 g" give the same term. */
  amounts: string[];
  rest: string[];
}

/** Reads the numbers with a unit, in all our scripts. Their words are removed from `rest`. */
export function readAmounts(words: readonly string[]): Amounts {
  const amounts: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const [, digits, glued] = /^(\p{Nd}+)(\P{Nd}*)$/u.exec(word) ?? [];
    const measure = digits && UNIT.get(glued || words[at + 1] || "");
    if (!measure) {
      rest.push(word);
      continue;
    }
    amounts.push(`=${valueOf(digits) * measure.factor}${measure.unit}`);
    if (!glued) at++;
  }
  return { amounts, rest };
}

/** Each Indian script's digits start at an offset of 6 in a row of 16 code points. */
function valueOf(digits: string): number {
  const plain = [...digits].map((digit) => {
    const code = digit.charCodeAt(0);
    return code < 0x80 ? digit : (code & 0xf) - 6;
  });
  return Number(plain.join(""));
}

const { days, weeks, months } = counting.words;
const SPAN = new RegExp(`^(?:${[...days, ...weeks, ...months].join("|")})$`, "u");

/** Whether a word is of a number of days or weeks, as an age is told, and no product is called by it: "at 20 days". */
export function isOfSpan(words: readonly string[], at: number): boolean {
  const isCounted = (place: number) =>
    /^\p{Nd}+$/u.test(words[place - 1] ?? "") && SPAN.test(words[place] ?? "");
  return isCounted(at) || isCounted(at + 1);
}

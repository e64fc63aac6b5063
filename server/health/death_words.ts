import counting from "../knowledge/counting.json" with { type: "json" };

/**
 * The words by which deaths and flocks are counted, in English, Hindi and Telugu, and in both with Latin letters: the
 * stems of dying, animals, spans of time, shares, numbers. `perhaps` is dying only beside a number, an animal or a
 * helping verb: "mari" is also Telugu for "then". What is `gone` is dead where animals are counted. `measure`: amounts
 * of other things. `fromThese`: "500 में से", after the whole.
 */
export const WORDS = Object.fromEntries(
  Object.entries(counting.words).map(([tag, words]) => [tag, whole(words.join("|"))]),
) as Record<Tag, RegExp>;

/** What a word is in a sentence on deaths. */
export type Tag = keyof typeof counting.words;

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${withoutNukta(pattern)})$`, "u");
}

/** Composed letters, small, without a nukta, which few people type, and with ASCII digits. */
export function plain(text: string): string {
  return withoutNukta(text).toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[౦-౯]/g, (digit) => String(digit.charCodeAt(0) - 0xc66));
}

function withoutNukta(text: string): string {
  return text.normalize("NFC").replaceAll("\u093c", "");
}

export const SHARES: Partial<Record<Tag, number>> = {
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  most: 0.6,
  all: 1,
};

function valueOf(table: Record<string, readonly string[]>): Map<string, number> {
  return new Map(
    Object.entries(table).flatMap(([value, words]) =>
      words.map((word) => [plain(word), Number(value)] as const)
    ),
  );
}

export const numberWords = valueOf(counting.numbers);
export const multiples = valueOf(counting.multiples);
/** Numbers that are also other words: they count only before an animal, a span of time or a multiple. */
export const ambiguousNumbers = new Set(counting.ambiguous.map(plain));

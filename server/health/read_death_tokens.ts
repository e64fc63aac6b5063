import { ambiguousNumbers, multiples, numberWords, plain, type Tag, WORDS } from "./death_words.ts";

/** A word, a number or a stop. */
export interface DeathToken {
  text: string;
  tag?: Tag | "stop" | "comma";
  /** Its number: "two hundred" is one token. */
  value?: number;
}

const TAGS = Object.entries(WORDS) as [Tag, RegExp][];
const PIECES = /[a-z]+\d[a-z\d]*|\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[%\/°]|[.,;:!?।\n]/gu;

/** The rest of a pasted page is not read. */
const WORDS_MAX = 400;
/** Of "2-3" and "1 or 2" the larger counts. */
const RANGE = /(?<![\d.,])\d+ ?(?:[-–]|to|or|ya|या) ?(?=\d)/gu;
/** Asked, not told. */
const HOW_MANY = /\bhow (?:many|much)\b|\bkitn[aei]\b|\benni\b|कितन[ाीे]|ఎన్ని/gu;
/** "One after another", "ek ke baad ek", "ఒకదాని తర్వాత ఒకటి": many, and no number. */
const ONE_BY_ONE =
  /(?<![\p{L}\p{M}])(?:one (?:by|after) (?:one|another|other|the other)|ek (?:ke?|k) ?baa?d ?ek|ek ek (?:kar|kr)\w*|ok+a\S* (?:tarva|tarava|taruva|venuka|venta)\S* ok+a\S*|एक के बाद एक|एक एक (?:कर|करके)|ఒక\S* (?:తర్వాత|తరువాత|తరవాత|వెనుక|వెంట) ఒక\S*)(?![\p{L}\p{M}])/gu;

/** The text as tagged words, with numbers in words and digits read alike. */
export function readDeathTokens(text: string): DeathToken[] {
  const pieces =
    plain(text).replace(RANGE, "").replace(HOW_MANY, " ").replace(ONE_BY_ONE, " continuously ").match(PIECES)
      ?.slice(0, WORDS_MAX) ??
      [];
  const tokens: DeathToken[] = [];
  for (let at = 0; at < pieces.length;) {
    const number = numberAt(pieces, at);
    if (number) {
      tokens.push({ text: pieces[at]!, value: number.value });
      at = number.end;
    } else tokens.push(tokenOf(pieces[at++]!));
  }
  return tokens;
}

function tokenOf(text: string): DeathToken {
  if (/^[.;!?।\n]$/.test(text)) return { text, tag: "stop" };
  if (/^[,:]$/.test(text)) return { text, tag: "comma" };
  const tag = tagOf(text);
  return tag ? { text, tag } : { text };
}

function tagOf(text: string): Tag | undefined {
  return TAGS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** "200", "2 thousand 500", "do sau", "రెండు వందల". */
function numberAt(pieces: readonly string[], from: number): { value: number; end: number } | undefined {
  let total = 0;
  let current: number | undefined;
  let end = from;
  for (; end < pieces.length; end++) {
    const piece = pieces[end]!;
    const multiple = multiples.get(piece);
    if (multiple !== undefined && (current !== undefined || piece !== "k" && isMeant(pieces, end))) {
      current = (current ?? 1) * multiple;
      if (multiple > 100) {
        total += current;
        current = 0;
      }
      continue;
    }
    const value = /^\d/.test(piece) ? Number(piece.replaceAll(",", "")) : numberWords.get(piece);
    const isNumber = value !== undefined && (/^\d/.test(piece) || isMeant(pieces, end));
    // Only what is smaller goes on: "two hundred fifty" is one number, "30 200" is two.
    if (!isNumber || current !== undefined && !(goesOn(current, total) && value < 100)) break;
    current = (current ?? 0) + value;
  }
  return current === undefined ? undefined : { value: total + current, end };
}

function goesOn(current: number, total: number): boolean {
  return current === 0 && total > 0 || current >= 100 && current % 100 === 0 && current < 1_000 ||
    current >= 20 && current % 10 === 0 && current < 100;
}

const COUNTED = new Set<Tag>(["animal", "days", "weeks", "hours", "die", "perhaps", "fromThese"]);

/** Whether a word that is a number and something else is the number here, by what comes next. */
function isMeant(pieces: readonly string[], at: number): boolean {
  const piece = pieces[at]!;
  if (!ambiguousNumbers.has(piece)) return true;
  const next = pieces[at + 1];
  if (next === undefined) return false;
  const tag = tagOf(next);
  // "Padi poyayi" is "fell down", not "ten are gone".
  return multiples.has(next) || tag !== undefined && COUNTED.has(tag) || tag === "gone" && piece !== "padi";
}

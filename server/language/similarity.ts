import { phonemic } from "./phonemic.ts";

/** What writers disagree on costs little: vowel length, aspiration, doubled letters, a silent or last vowel. */
const CHEAP = 0.1;
const NEAR = 0.3;
const SOME = 0.6;
/** Pairs that are heard or typed for each other. */
const PAIRS = new Map(
  "ie:.3 uo:.3 vb:.4 nm:.4 td:.5 kg:.5 pb:.5 cj:.5 sc:.5 js:.5 lr:.7".split(" ").flatMap((each) => {
    const [pair, cost] = each.split(":") as [string, string];
    return [pair, [...pair].reverse().join("")].map((letters) => [letters, Number(cost)] as const);
  }),
);

const isVowel = (sound: string) => "aiueo".includes(sound.toLowerCase());

function substitution(a: string, b: string): number {
  if (a === b) return 0;
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  if (one === other) return CHEAP;
  return PAIRS.get(one + other) ?? (isVowel(one) && isVowel(other) ? SOME : 1);
}

/** Phonemic forms are ASCII; the rest costs like any other letter. */
const SOUNDS = 128;
/** What each pair costs, since a word is compared with thousands. Made by the first comparison. */
let costs: Float64Array | undefined;

function allCosts(): Float64Array {
  return Float64Array.from({ length: SOUNDS * SOUNDS }, (_, at) => {
    return substitution(String.fromCharCode(Math.floor(at / SOUNDS)), String.fromCharCode(at % SOUNDS));
  });
}

const LOWER = Uint8Array.from(
  { length: SOUNDS },
  (_, code) => String.fromCharCode(code).toLowerCase().charCodeAt(0),
);
const [A, H, Y] = ["a", "h", "y"].map((letter) => letter.charCodeAt(0));
const VOWELS = Uint8Array.from({ length: SOUNDS }, (_, code) => Number(isVowel(String.fromCharCode(code))));

function cost(a: string, i: number, b: string, j: number): number {
  const [one, other] = [a.charCodeAt(i), b.charCodeAt(j)];
  if (one >= SOUNDS || other >= SOUNDS) return one === other ? 0 : 1;
  return (costs ??= allCosts())[one * SOUNDS + other]!;
}

/** What it costs that a sound of one word is not in the other. */
function gap(sounds: string, at: number): number {
  const code = sounds.charCodeAt(at);
  if (code >= SOUNDS) return 1;
  const sound = LOWER[code];
  if (at > 0 && sound === LOWER[sounds.charCodeAt(at - 1)]) return CHEAP;
  if (sound === A || sound === H) return NEAR;
  if (VOWELS[code]) return at === sounds.length - 1 ? NEAR : SOME;
  return sound === Y ? SOME : 1;
}

/** The weighted edit distance of two phonemic forms. */
function phonemicDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = [0];
  const gaps = Array.from({ length: b.length }, (_, at) => gap(b, at));
  for (let j = 1; j <= b.length; j++) last.push(last[j - 1]! + gaps[j - 1]!);
  for (let i = 1; i <= a.length; i++) {
    const missing = gap(a, i - 1);
    const row = [last[0]! + missing];
    for (let j = 1; j <= b.length; j++) {
      let distance = Math.min(
        last[j]! + missing,
        row[j - 1]! + gaps[j - 1]!,
        last[j - 1]! + cost(a, i - 1, b, j - 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, before[j - 2]! + 1);
      }
      row.push(distance);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/**
 * How alike two words of any script sound, from 0 to 1: 1 is the same, 0.95 another spelling, 0.8 a slip of the pen in
 * a long word. A word with a digit is like no other.
 */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (/\d/.test(a + b)) return 0;
  const [one, other] = [phonemic(a), phonemic(b)];
  return Math.max(0, 1 - phonemicDistance(one, other) / (1 + Math.max(one.length, other.length) / 2));
}

import { foldWord, isIndic } from "../search/fold_word.ts";
import { skeleton, soundKey, soundKeys } from "../search/sound_key.ts";
import { slipsAllowed, spellingDistance } from "../search/spelling_distance.ts";
import { lettersOf, type Lexicon } from "./lexicon.ts";

const AS_WRITTEN = 1;
const WITHOUT_ENDING = 0.95;
const BY_SOUND = 0.9;
const BY_SKELETON = 0.84;
const BY_PREFIX = 0.8;
const BY_SLIPS = [0, 0.76, 0.64, 0.55];

/** Beginnings that stand for more words than this stand for none. */
const PREFIXES_MAX = 6;
const REMEMBERED_MAX = 4_000;

/** What Telugu and Hindi hang on a word, as it is typed in Latin letters: "broilerlaku", "amproliumki". */
const LATIN_ENDINGS = /(?:laku|laki|lalo|lalu|lani|lanu|ki|ku|ko|ka|ke|lo|lu|ni|nu|la|se|mein|wala|wali)$/;

/**
 * Words of the lexicon that a word of a question may mean, each with how sure that is. `isKnown`: the site itself
 * writes the word so, and it is no slip of the pen.
 */
export function meantWords(lexicon: Lexicon, word: string, isKnown: boolean): ReadonlyMap<string, number> {
  const key = isKnown ? `=${word}` : word;
  let meant = lexicon.remembered.get(key);
  if (!meant) {
    if (lexicon.remembered.size >= REMEMBERED_MAX) lexicon.remembered.clear();
    lexicon.remembered.set(key, meant = findMeant(lexicon, word, isKnown));
  }
  return meant;
}

function findMeant(lexicon: Lexicon, word: string, isKnown: boolean): Map<string, number> {
  const { phrasesOf, english, indicSounds, englishSounds, skeletons } = lexicon;
  const meant = new Map<string, number>();
  const add = (words: readonly string[] | undefined, sureness: number) => {
    for (const each of words ?? []) if (!meant.has(each)) meant.set(each, sureness);
  };
  const folded = foldWord(word);
  if (phrasesOf.has(folded)) meant.set(folded, AS_WRITTEN);
  if (/^\d+$/.test(word) || lexicon.isStopWord(word)) return meant;
  const indic = isIndic(word);
  // An English word as it stands is not also a Hindi one that sounds like it.
  if (!indic && (english.has(folded) || isKnown)) return meant;
  for (const key of indic ? soundKeys(word) : [soundKey(word)]) {
    if (!key) continue;
    add(indicSounds.get(key), BY_SOUND);
    if (indic) add(englishSounds.get(key), BY_SOUND);
  }
  if (indic) add(skeletons.get(skeleton(word)), BY_SKELETON);
  if (meant.size > 0 || isKnown) return meant;
  if (!indic && word.length >= 6 && LATIN_ENDINGS.test(word)) {
    const stem = foldWord(word.replace(LATIN_ENDINGS, ""));
    if (stem.length >= 4 && phrasesOf.has(stem)) return meant.set(stem, WITHOUT_ENDING);
  }
  if (folded.length >= 5) {
    const longer = lexicon.spelt.filter((other) => other.word.startsWith(folded)).map(({ word }) => word);
    if (longer.length <= PREFIXES_MAX) add(longer, BY_PREFIX);
  }
  const limit = slipsAllowed(folded);
  const letters = lettersOf(folded);
  for (let slips = 1; slips <= limit && meant.size === 0; slips++) {
    for (const { word: other, letters: theirs } of lexicon.spelt) {
      if (Math.abs(other.length - folded.length) > slips || bits(letters ^ theirs) > 2 * slips) continue;
      if (!beginAlike(folded, other)) continue;
      if (spellingDistance(folded, other, slips) === slips) add([other], BY_SLIPS[slips]!);
    }
  }
  return meant;
}

/** Nearly everybody gets the first letter right, or one that sounds like it. */
function beginAlike(a: string, b: string): boolean {
  return a[0] === b[0] || BEGINNINGS.some((letters) => letters.includes(a[0]!) && letters.includes(b[0]!));
}

const BEGINNINGS = ["ckq", "jzg", "sc", "pf", "vw", "ei", "ao", "yi"];

function bits(of: number): number {
  let left = of >>> 0;
  let count = 0;
  for (; left; left &= left - 1) count++;
  return count;
}

import { fold, foldWord } from "./fold.ts";
import { skeleton, soundKey, soundKeys } from "./sound_key.ts";
import { isIndic } from "./words_of.ts";
import { mayBeNear, slipsAllowed, spellingDistance, spelt } from "./spelling_distance.ts";
import { beginning, type Lexicon } from "./lexicon.ts";

const AS_WRITTEN = 1;
/** Another form of the word, or another word with the same stem. */
export const BY_STEM = 0.94;
const WITHOUT_ENDING = 0.95;
const BY_SOUND = 0.9;
/** Letters of a verb's stem. */
const STEM = 3;
/** Letters that a sound needs to tell a word. */
const INDIC_SOUND = 5;
const LATIN_SOUND = 3;
const ENGLISH_SOUND = 4;
export const BY_SKELETON = 0.84;
const BY_PREFIX = 0.8;
/** With more hung on it than an ending. */
export const BY_INFLECTION = 0.81;
export const BY_ONE_SLIP = 0.76;
const BY_SLIPS = [0, BY_ONE_SLIP, 0.64, 0.55];

/** Whether so sure means a slip of the pen. */
export function isSlip(sureness: number): boolean {
  return BY_SLIPS.indexOf(sureness) > 0;
}

/** Beginnings that stand for more words than this stand for none. */
const PREFIXES_MAX = 6;
const CACHE_SIZE = 4_000;

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
    if (lexicon.remembered.size >= CACHE_SIZE) lexicon.remembered.clear();
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
  if (phrasesOf.has(folded)) {
    meant.set(folded, lexicon.spellings.has(fold(word)) ? AS_WRITTEN : BY_STEM);
  }
  if (/^\d+$/.test(word)) return meant;
  if (lexicon.isStopWord(word)) {
    // "Kollaki" is a little word by which Telugu is known, and chickens none the less.
    const stem = meant.size === 0 ? withoutEnding(lexicon, word) : undefined;
    return stem ? meant.set(stem, WITHOUT_ENDING) : meant;
  }
  const indic = isIndic(word);
  if (!indic) add(otherForms(folded).filter((form) => english.has(form)), BY_STEM);
  // "Gardan mud gayi": Hindi puts other verbs after the stem, and the names have the infinitive, "gardan mudna".
  const infinitive = foldWord(word + (indic ? "ना" : "na"));
  if (folded.length >= STEM && phrasesOf.has(infinitive) && !english.has(infinitive)) {
    add([infinitive], BY_STEM);
  }
  // An English word as it stands is not also a Hindi one that sounds like it.
  if (!indic && (english.has(folded) || isKnown)) return meant;
  for (const key of indic ? soundKeys(word) : [soundKey(word)]) {
    // In its own script a word is spelt nearly as it sounds: only a long one is another spelling.
    if (key.length >= (indic ? INDIC_SOUND : lexicon.isOfAsking ? ENGLISH_SOUND : LATIN_SOUND)) {
      add(indicSounds.get(key), BY_SOUND);
    }
    if (indic && key.length >= ENGLISH_SOUND) add(englishSounds.get(key), BY_SOUND);
  }
  if (indic) add(skeletons.get(skeleton(word)), BY_SKELETON);
  if (meant.size > 0 || isKnown) return meant;
  const bare = withoutEnding(lexicon, word);
  if (bare) return meant.set(bare, WITHOUT_ENDING);
  // Telugu hangs much on a word: "pagulutunnayi" is a form of "pagulu".
  for (let length = folded.length - 1; length >= (indic ? 4 : 5) && meant.size === 0; length--) {
    const begun = folded.slice(0, length);
    for (const form of [begun, verbalNoun(begun, indic)]) {
      if (form && phrasesOf.has(form) && !english.has(form)) meant.set(form, BY_INFLECTION);
    }
  }
  if (folded.length >= 5) {
    const longer = withPrefix(lexicon.alphabet, folded);
    if (longer.length <= PREFIXES_MAX) add(longer, BY_PREFIX);
  }
  // What is asked for is said in a few words, which differ by a letter in their own scripts.
  const isTooNear = indic && lexicon.isOfAsking;
  const limit = folded.length < lexicon.slipsFrom || isTooNear ? 0 : slipsAllowed(folded);
  for (let slips = 1; slips <= limit && meant.size === 0; slips++) {
    add(spelledLike(lexicon, folded, slips), BY_SLIPS[slips]!);
  }
  return meant;
}

/** "Broilerlaku" and "kollaki", as they are named. */
function withoutEnding({ phrasesOf }: Lexicon, word: string): string | undefined {
  if (isIndic(word) || word.length < 6) return undefined;
  return [LATIN_ENDINGS, /..$/].filter((ending) => LATIN_ENDINGS.test(word) && ending.test(word))
    .map((ending) => foldWord(word.replace(ending, "")))
    .find((stem) => stem.length >= 4 && phrasesOf.has(stem));
}

/** "Kuntu", limp, as the names have it: "kuntadam", limping. */
function verbalNoun(root: string, indic: boolean): string | undefined {
  const [ending, noun] = indic ? ["ు", "డం"] : ["u", "adam"];
  return root.endsWith(ending!) ? foldWord(root.slice(0, -1) + noun) : undefined;
}

/** "Stored", "storing": what the word may be a form of. */
function otherForms(word: string): string[] {
  const stem = /^([a-z]{3,})(?:ed|ing|es)$/.exec(word)?.[1];
  return stem ? [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")] : [];
}

/** Words that begin so; no more are looked at than count. */
function withPrefix(alphabet: readonly string[], prefix: string): string[] {
  let low = 0;
  let high = alphabet.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (alphabet[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < alphabet.length && alphabet[at]!.startsWith(prefix); at++) {
    if (found.push(alphabet[at]!) > PREFIXES_MAX) break;
  }
  return found;
}

/** Words that are so many slips away. */
function spelledLike(lexicon: Lexicon, folded: string, slips: number): string[] {
  const found: string[] = [];
  const asked = spelt(folded);
  for (let length = folded.length - slips; length <= folded.length + slips; length++) {
    for (const other of lexicon.spelt.get(beginning(folded) + length) ?? []) {
      if (!mayBeNear(asked, other, slips)) continue;
      if (spellingDistance(folded, other.word, slips) === slips) found.push(other.word);
    }
  }
  return found;
}

/**
 * One form for the sounds of a word in Latin, Devanagari and Telugu letters. A letter is a phoneme: an upper-case
 * vowel is long, an upper-case consonant aspirated. Dentals and retroflexes are one, as Latin letters have them.
 *
 *     phonemic("खूनी"); // "KUnI"
 *     phonemic("khooni"); // "KUni"
 */
import { remember } from "./remember.ts";

const VIRAMA = "\u094d";
/** An inherent vowel of Hindi, which may be silent. */
const SCHWA = "ə";

const CONSONANTS = letters(
  "k:क K:ख g:ग G:घ c:च C:छ j:ज J:झ t:टत T:ठथ d:डद D:ढध n:ङञणन p:प P:फ b:ब B:भ m:म y:य r:रऱ l:लळ v:व s:शषस h:ह",
);
const VOWELS = letters("a:अ A:आा i:इि I:ईी u:उु U:ऊू e:एऐेैॅऍऎॆ o:ओऔऑोौऒॊॉ ri:ऋृ");
const NASALS = "ंँ";

function letters(table: string): Map<string, string> {
  return new Map(
    table.split(" ").flatMap((row) => {
      const [sound, all] = row.split(":") as [string, string];
      return [...all].map((letter) => [letter, sound] as const);
    }),
  );
}

/** The phonemes of a word in any of our scripts. */
export const phonemic = remember((word: string): string => {
  const bare = word.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f\u093c]/g, "");
  const sounds = /[\u0900-\u097f\u0c00-\u0c7f]/.test(bare) ? ofIndic(bare) : ofLatin(bare);
  return sounds
    .replace(/[aA][iI]/g, "e").replace(/[aAo][uU]/g, "o")
    .replace(/m(?=[pbtdkgcjs]|$)/gi, "n");
});

/** The letters of Telugu stand in their block where those of Devanagari do in theirs. */
function ofIndic(word: string): string {
  let sounds = "";
  let inherent = "";
  for (const letter of word) {
    const code = letter.charCodeAt(0);
    const isTelugu = code >= 0x0c00 && code <= 0x0c7f;
    const own = isTelugu ? String.fromCharCode(code - 0x0300) : letter;
    const consonant = CONSONANTS.get(own);
    const vowel = VOWELS.get(own);
    if (consonant) {
      sounds += inherent + consonant;
      inherent = isTelugu ? "a" : SCHWA;
    } else if (own === VIRAMA) {
      inherent = "";
    } else {
      const isSign = code % 0x80 >= 0x3e && code % 0x80 <= 0x4c;
      sounds += (isSign ? "" : inherent) +
        (vowel ?? (NASALS.includes(own) ? "n" : code < 0x80 ? letter : ""));
      inherent = "";
    }
  }
  return withoutSchwas(sounds + inherent);
}

/** An inherent vowel is silent at the end of a word, and between two consonants that vowels enclose. */
function withoutSchwas(sounds: string): string {
  const all = [...sounds.replace(/ə$/, "")];
  const isVowel = (at: number) => /[aAiIuUeoə]/.test(all[at] ?? "");
  const isConsonant = (at: number) => /[a-z]/i.test(all[at] ?? "") && !isVowel(at);
  for (let at = all.length - 2; at > 1; at--) {
    const isEnclosed = isConsonant(at - 1) && isVowel(at - 2) && isConsonant(at + 1) && isVowel(at + 2);
    if (all[at] === SCHWA && isEnclosed) all.splice(at, 1);
  }
  return all.join("").replaceAll(SCHWA, "a");
}

const SPELLINGS: readonly [RegExp, string][] = [
  [/ksh|x/g, "ks"],
  [/chh/g, "C"],
  [/ch/g, "č"],
  [/c(?=[eiy])/g, "s"],
  [/ck|[cq]/g, "k"],
  [/č/g, "c"],
  [/sh/g, "s"],
  [/f/g, "P"],
  [/([kgcjtdpb])h/g, "^$1"],
  [/z/g, "j"],
  [/w/g, "v"],
  [/aa/g, "A"],
  [/ee|ii/g, "I"],
  [/oo|uu/g, "U"],
  [/(?<=[^aeiouAIU])y$/g, "i"],
];

/** Latin letters as Hindi, Telugu and English share them. */
function ofLatin(word: string): string {
  let sounds = word;
  for (const [spelling, sound] of SPELLINGS) sounds = sounds.replace(spelling, sound);
  return sounds.replace(/\^(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Without what writers disagree on: vowel length, aspiration and doubled letters. */
export const looseSounds = remember((word: string): string =>
  phonemic(word).toLowerCase().replace(/(\D)\1+/g, "$1")
);

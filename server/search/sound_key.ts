import { foldWord } from "./fold_word.ts";

/**
 * Sound keys make spellings match across scripts: "khooni", "khuni" and "खूनी" all give `kun`. Aspiration,
 * vowel length, every `a` and the last vowel are dropped, because writers disagree on them.
 */
const HINDI = sounds(
  "k:कख g:गघ ch:चछ j:जझ t:टठतथ d:डढदध n:ङञणनंँ p:पफ b:बभ m:म y:य r:र l:लळ v:व s:शषस h:ह " +
    "a:अआा i:इईिी u:उऊुू e:एऐेैॅ o:ओऔऑोौॉ ri:ऋृ",
);

/** Telugu letters have the same offsets in their Unicode block as Hindi ones, except these. */
const TELUGU = sounds("e:ఎఏఐెేై o:ఒఓఔొోౌ l:ళ r:ఱ n:ఁ");

function sounds(table: string): Map<string, string> {
  return new Map(
    table.split(" ").flatMap((row) => {
      const [latin, letters] = row.split(":") as [string, string];
      return [...letters].map((letter) => [letter, latin] as const);
    }),
  );
}

function latinOf(word: string): string {
  let latin = "";
  for (const letter of word) {
    const code = letter.charCodeAt(0);
    if (code >= 0x0c00 && code <= 0x0c7f) {
      latin += TELUGU.get(letter) ?? HINDI.get(String.fromCharCode(code - 0x0300)) ?? "";
    } else latin += HINDI.get(letter) ?? (code < 0x80 ? letter : "");
  }
  return latin;
}

function fold(latin: string): string {
  return latin
    .replace(/ksh/g, "ks").replace(/x/g, "ks").replace(/chh?/g, "C").replace(/c(?=[eiy])/g, "s").replace(
      /c/g,
      "k",
    )
    .replace(/C/g, "c").replace(/ck/g, "k").replace(/q/g, "k").replace(/z/g, "j").replace(/w/g, "v").replace(
      /f/g,
      "p",
    )
    .replace(/([kgcjtdpbs])h/g, "$1").replace(/oo/g, "u").replace(/ee/g, "i").replace(/ai/g, "e").replace(
      /au|ou/g,
      "o",
    )
    .replace(/m(?=[pbtdkgcjs]|$)/g, "n");
}

/** The sound key of a word in any script. Empty if below 3 letters, which would match too much. */
export function soundKey(word: string): string {
  const key = fold(latinOf(word.normalize("NFD").replace(/[\u0300-\u036f\u093c]/g, "")))
    .replace(/(?!^)a/g, "").replace(/(?<=[aeiou])y|y(?=[aeiou])/g, "").replace(/(.)\1+/g, "$1")
    .replace(/(?<=.)[aeiou]+$/, "");
  return key.length >= 3 ? key : "";
}

/** The sound keys of an Indian word, with and without its ending. */
export function soundKeys(word: string): string[] {
  return [...new Set([soundKey(word), soundKey(foldWord(word))])].filter(Boolean);
}

/** The consonants of a word, to match chemical names across scripts. Empty if there are fewer than 4. */
export function skeleton(word: string): string {
  const bones = fold(latinOf(word.normalize("NFD").replace(/[\u0300-\u036f\u093c]/g, "")))
    .replace(/[aeiouyh\d]/g, "").replace(/m/g, "n").replace(/(.)\1+/g, "$1");
  return bones.length >= 4 ? bones : "";
}

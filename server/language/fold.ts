/**
 * Folds words for comparison: each script is reduced to the forms that its spelling variants share. This file
 * knows nothing about meaning.
 */
import { remember } from "./remember.ts";

/** Folds a word and removes its ending. This is the form in the index. */
export const foldWord = remember((word) => {
  if (/[\u0900-\u097f]/.test(word)) return stemHindi(foldHindi(word));
  if (/[\u0c00-\u0c7f]/.test(word)) return stemTelugu(foldTelugu(word));
  return stemEnglish(foldLatin(word));
});

/** Folds a word but keeps its ending. Stop words use it: the stem of a stop word may be a meaningful word. */
export const fold = remember((word) => {
  if (/[\u0900-\u097f]/.test(word)) return foldHindi(word);
  if (/[\u0c00-\u0c7f]/.test(word)) return foldTelugu(word);
  return foldLatin(word);
});

function foldLatin(word: string): string {
  return word.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    .replace(/sulph/g, "sulf").replace(/oea/g, "ea").replace(/aem/g, "em").replace(/mould/g, "mold")
    .replace(/^caec/, "cec").replace(/our$/, "or");
}

function stemEnglish(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3) + "y";
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Unifies nukta, half nasals, chandrabindu, vowel length and doubled letters: their spelling varies. */
function foldHindi(word: string): string {
  return word.normalize("NFD").replace(/\u093c/g, "")
    .replace(/\u0901/g, "\u0902")
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, "\u0902")
    .replace(/ी/g, "ि").replace(/ू/g, "ु").replace(/ै/g, "े").replace(/ौ/g, "ो").replace(/ृ/g, "\u094dरि")
    .replace(/ई/g, "इ").replace(/ऊ/g, "उ").replace(/ऐ/g, "ए").replace(/औ/g, "ओ").replace(/[ॉॅ]/g, "ा").replace(
      /ऑ/g,
      "आ",
    )
    .replace(/[शष]/g, "स").replace(/ण/g, "न")
    .replace(/\u0903/g, "")
    .replace(/([क-ह])\u094d\1/g, "$1")
    .normalize("NFC");
}

const HINDI_ENDINGS = /(ियों|ियां|िया|ाओं|ाएं|ाए|ुएं|ों|ें|ओं|एं|ां|ा|ि|े|ु|ो|ं)$/;

function stemHindi(word: string): string {
  const stem = word.replace(HINDI_ENDINGS, "");
  return stem.replace(/[\u0900-\u0903\u093a-\u094f]/g, "").length >= 2 ? stem : word;
}

function foldTelugu(word: string): string {
  return word.normalize("NFC")
    .replace(/[ఙఞణనమ]\u0c4d(?=[క-హ])/g, "\u0c02")
    .replace(/ీ/g, "ి").replace(/ూ/g, "ు").replace(/ే/g, "ె").replace(/ో/g, "ొ").replace(/ఈ/g, "ఇ").replace(
      /ఊ/g,
      "ఉ",
    )
    .replace(/ఏ/g, "ఎ").replace(/ఓ/g, "ఒ").replace(/[శష]/g, "స").replace(/ణ/g, "న").replace(/ళ/g, "ల")
    .replace(/ఱ/g, "ర")
    .replace(/([క-హ])\u0c4d\1/g, "$1");
}

const TELUGU_ENDINGS = /(లకు|లకి|లలొ|లను|లతొ|లొ|కు|కి|ను|ని|తొ|గా|లు|ల|ం)$/;

function stemTelugu(word: string): string {
  const stem = word.replace(TELUGU_ENDINGS, "");
  return stem.replace(/[\u0c3e-\u0c4d\u0c00-\u0c03]/g, "").length >= 2 ? stem : word;
}

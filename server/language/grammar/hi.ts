import type { ScriptGrammar } from "../grammars.ts";

/** Unifies nukta, half nasals, chandrabindu, vowel length and doubled letters: their spelling varies. */
function fold(word: string): string {
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

const ENDINGS = /(ियों|ियां|िया|ाओं|ाएं|ाए|ुएं|ों|ें|ओं|एं|ां|ा|ि|े|ु|ो|ं)$/;

function stem(word: string): string {
  const bare = word.replace(ENDINGS, "");
  return bare.replace(/[\u0900-\u0903\u093a-\u094f]/g, "").length >= 2 ? bare : word;
}

export const hi: ScriptGrammar = {
  letter: /[\u0900-\u097f]/,
  fold,
  stem,
  endings: "iyon iyan iya aon aen ain uen on en an in a i e u o n".split(" "),
  endingsMax: 1,
  verbEndings:
    /(?:ता|ती|ते|ना|नी|ने|ेगा|ेगी|ेंगे|ाया|ायी|ाई|ाए|ाये|ाऊँ|ाऊं|ूँ|ूं|ूँगा|ूंगा|ोगे|ोगी|ाओ|ाएँ|ाएं|िए|िये|कर|[bcdghjklmstv]h?aya|[bcdghjklmstv]h?ayi|[lkdjrhb]unga|oge|aunga|enge|egi|ega|ayenge|iyega|vana|wana)$/,
  latinEndings: /^(?=.{5})\w+(enge|unga|ungi|oge|egi|iye|iyega|aana|wala|wale|wali|iyon|iyan)$/,
  doseOf: (name) => `${name} की खुराक`,
};

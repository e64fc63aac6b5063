import type { ScriptGrammar } from "../grammars.ts";

function fold(word: string): string {
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

const ENDINGS = /(లకు|లకి|లలొ|లను|లతొ|లొ|కు|కి|ను|ని|తొ|గా|లు|ల|ం)$/;

function stem(word: string): string {
  const bare = word.replace(ENDINGS, "");
  return bare.replace(/[\u0c3e-\u0c4d\u0c00-\u0c03]/g, "").length >= 2 ? bare : word;
}

export const te: ScriptGrammar = {
  letter: /[\u0c00-\u0c7f]/,
  fold,
  stem,
  endings: "lanunci nunci laku laki lalo lanu lani lato loni lo ku ki nu ni to ga lu la an n a i u e o".split(
    " ",
  ),
  endingsMax: 2,
  verbEndings:
    /(?:వచ్చు|వచ్చా|ాలి|తారు|తారా|తుంది|తున్నాయి|తున్నయి|తున్నయ్|తోంది|ున్నాయి|ింది|ిందా|ితో|దామా|(?:చ్చ|శ|స|డ్డ|న్న|ప్ప|ట్ట|య్య|ిన|ద్ద)ా(?:రు|రా|డు|ను|ం|ము|యి)|(?:tunn|thunn|unn)a[yi]+|(?:tun|thun)[dt]h?[ie]|[ck]ho?vach[hu]*a?|va?c+hu|th?aru|inchali|ayya?yi|ayindi|(?:ch|s|pp|nn|tt|yy)aru|(?:ch|s|pp|nn|tt)adu)$/,
  latinEndings:
    /^(?=.{5})\w+(unda|undha|undi|tundi|thundi|taru|tara|thara|staru|stara|andi|achu|ocha|vacha|lante|aniki|laku|lalo|unnai|unnayi|ledu|alante|inchali|ampali|indhi)$/,
  doseOf: (name) => `${name} మోతాదు`,
};

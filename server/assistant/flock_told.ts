import { multiples, plain, WORDS } from "../health/death_words.ts";

/** What a question tells of a flock, in the figures that the page's calculator asks for. */
interface FlockTold {
  birds?: number;
  /** Kilograms of one bird. */
  weight?: number;
  litres?: number;
  /** Kilograms. */
  feed?: number;
}

const TOKEN = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|%/gu;
const GRAMS = /^(?:g|gms?|grams?|ग्राम|గ్రా\S*)$/;
const KILOS = /^(?:kgs?|kilos?|किलो|केजी|కిలో\S*|కేజీ\S*)$/;
const LITRES = /^(?:l|lts?|lits?|ltrs?|lit(?:re|er)\S*|लीटर|लिटर|లీటర\S*)$/;
const TONNES = /^(?:mt|tons?|tonnes?|टन|టన్ను?\S*)$/;
const QUINTALS = /^(?:qtls?|quintals?|क्विंटल|క్వింటా\S*)$/;
const BIRDS = /^(?:nos|flock)$/;
const FEED = /^(?:feed|daa?n[aeo]\S*|mash|ration|दाना|दाने|फीड|దాణా\S*|మేత\S*)$/;
const PACKS = /^(?:pack\S*|bottles?|cans?|jars?|jerry\S*|bags?|bori|botal|sachets?|पैक\S*|बोतल|बोरी|సీసా|బస్తా)$/;
const PER = /^(?:per|prati|प्रति|ప్రతి|a)$/;

function isTime(word: string): boolean {
  return (["days", "weeks", "months", "hours", "percent"] as const).some((tag) => WORDS[tag].test(word));
}

function isBird(word: string): boolean {
  return WORDS.animal.test(word) || BIRDS.test(word);
}

/** A bird between a chick and a turkey. */
const WEIGHTS = [0.03, 12] as const;
const LITRES_FROM = 5;
/** Words between a number and what it counts: "800 japanese quail", "60 desi hens". */
const BETWEEN = 2;

/** Reads how many birds, how heavy, how much water or feed. What stands for a pack or a rate counts nothing. */
export function readFlock(text: string): FlockTold {
  const words = plain(text).match(TOKEN) ?? [];
  const told: FlockTold = {};
  words.forEach((word, at) => {
    if (!/^\d/.test(word) || PER.test(words[at - 1] ?? "")) return;
    const multiple = multiples.get(words[at + 1] ?? "");
    const figure = Number(word.replaceAll(",", "")) * (multiple ?? 1);
    const [unit = "", ...after] = words.slice(at + 1 + Number(multiple !== undefined));
    if (isTime(unit)) return;
    const isPack = after.slice(0, 2).some((each) => PACKS.test(each));
    if (LITRES.test(unit)) {
      if (!isPack && figure >= LITRES_FROM) told.litres ??= figure;
    } else if (TONNES.test(unit)) told.feed ??= figure * 1000;
    else if (QUINTALS.test(unit)) told.feed ??= figure * 100;
    else if (GRAMS.test(unit) || KILOS.test(unit)) {
      const kilos = GRAMS.test(unit) ? figure / 1000 : figure;
      if (KILOS.test(unit) && after.slice(0, BETWEEN).some((each) => FEED.test(each))) told.feed ??= kilos;
      else if (!isPack && !PER.test(after[0] ?? "") && kilos >= WEIGHTS[0] && kilos <= WEIGHTS[1]) {
        told.weight ??= kilos;
      }
    } else if (/^\d+$/.test(String(figure)) && figure > 0) {
      const name = [unit, ...after].slice(0, BETWEEN + 1);
      const bird = name.findIndex(isBird);
      if (bird >= 0 && !name.slice(0, bird).some((each) => /^\d/.test(each) || isTime(each))) {
        told.birds ??= figure;
      }
    }
  });
  // What weighs so much is a bird only where birds are counted, or a weight is spoken of.
  if (told.weight !== undefined && told.birds === undefined && !WEIGHING.test(text)) delete told.weight;
  return told;
}

const WEIGHING =
  /\b(?:each|weigh\p{L}*|wt|w[ae]?[jz]an|vaj?zan|vajan|body|avg|average|baruvu|ek murg\p{L}*)\b|वजन|बॉडी|బరువు/iu;

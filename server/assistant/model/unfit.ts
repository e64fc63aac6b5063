import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { foldWord } from "../../language/fold.ts";
import { isIndic, wordsOf } from "../../language/words_of.ts";
import { checkAnswer } from "../safety/check_answer.ts";
import { bannedSubject } from "../safety/check_question.ts";
import { statesDose } from "./states_dose.ts";
import { tellsWhatToDo } from "./tells_what_to_do.ts";
import { once } from "../../shared/once.ts";

const OUTSIDE =
  /https?:|www\.|\]\(|!\[|<[a-z/!]|@|\b[a-z\d-]{2,}\.(?:com|in|net|org|io|co|info|biz|xyz|example|shop|app|me|ly)\b/i;
const MONEY =
  /[₹$€£]|\b(?:rs|inr|usd|rupees?)\b\.?|रुपय|रुपए|रूपय|रु\.|రూపాయ|రూ\.|\b(?:free of (?:cost|charge)|for free|discount)\b/i;

/** Share of a piece's words that its passages must hold, where they are in its script. */
const GROUND = { latin: 0.5, indic: 0.25 };
/** Fewer words say nothing of a share. */
const GROUND_WORDS = 4;

/**
 * Why a piece of a model's answer may not be given; undefined where it may. It is compared with the passages that the
 * piece itself cites, titles with them: what stands in another one is not said of this.
 */
export function unfit(piece: string, passages: readonly string[]): string | undefined {
  if (OUTSIDE.test(piece)) return "it leads elsewhere";
  if (MONEY.test(piece)) return "it speaks of money";
  if (statesDose(piece)) return "it states a dose or a time";
  if (tellsWhatToDo(piece)) return "it repeats an instruction";
  const banned = bannedSubject(piece);
  if (banned) return `it speaks of ${banned}, which is prohibited`;
  return checkAnswer(piece, passages) ?? strangeName(piece, passages) ?? ungrounded(piece, passages);
}

/** Words that begin an English sentence and are no name. */
const BEGINNINGS = new Set(
  ("above acts add additionally adult affected after again allow along also although always among " +
    "another around ask available avoid bad based because before begin below beside besides between " +
    "birds bloody both breathing breeders broilers call change check chick chickens chicks choose " +
    "clean cold common commonly consists consult contact contains controls cool coughing cover daily " +
    "dead dear depending diarrhoea dirty dispose droppings dry due during each early egg eggs " +
    "eggshell either ensure especially evening every farmers feathers feed finally first flock " +
    "flocks follow for fresh from further furthermore generally given good green healthy heat hello " +
    "helps hens here high however include increase infected instead intended isolate keep kills lack " +
    "large late lay layers least legs less likewise limit litter look loss low lower made mainly " +
    "maintain make many mix monsoon moreover morning mortality most mostly move much namaste never " +
    "next night not nothing now often old older once only open other otherwise our overall please " +
    "poor possible poultry powder prevents protect provide put raise recommended recovered regular " +
    "remember remove replace rest same second see separate several shell shells sick signs similarly " +
    "since small sneezing soft solution some sometimes spread start stir store stress strong such " +
    "suitable suited summer supports swollen symptoms take then therefore thick thin third though " +
    "through throw thus together treats try turn under unless until used usually vaccinate " +
    "vaccination various ventilate veterinarian warm wash watch water watery weak wear well wet when " +
    "whenever where while white wings winter with within without works yellow yes young younger your")
    .split(" "),
);
const stopWords = once(() => new Set(loadKnowledge().stopWords.en));

/** A name that none of the passages holds. In our other scripts, every Latin word is one. */
function strangeName(piece: string, passages: readonly string[]): string | undefined {
  const known = new Set(passages.flatMap(wordsOf).map(foldWord));
  const isLatin = !isIndic(piece);
  for (
    const { 0: written, index } of piece.matchAll(/(?<![\p{L}\d])\p{Script=Latin}[\p{Script=Latin}\d-]{2,}/gu)
  ) {
    const isName = /^\p{Lu}/u.test(written) || /\d/.test(written) || !isLatin;
    if (!isName) continue;
    const begins = isLatin && /(?:^|[.!?:\n]|[-*•]\s|\d[.)])["'“‘*_\s([]*$/.test(piece.slice(0, index));
    for (const word of wordsOf(written)) {
      if (known.has(foldWord(word)) || word.length < 3) continue;
      if (begins && (stopWords().has(word) || BEGINNINGS.has(word))) continue;
      return `the name "${written}" is in no passage`;
    }
  }
}

/** What is said must largely be said there, in whatever order. */
function ungrounded(piece: string, passages: readonly string[]): string | undefined {
  const script = isIndic(piece) ? "indic" : "latin";
  const telling = (text: string) =>
    wordsOf(text).filter((word) => (script === "indic") === isIndic(word) && word.length > 3).map(foldWord);
  const there = new Set(passages.flatMap(telling));
  const said = telling(piece);
  if (said.length < GROUND_WORDS || there.size < GROUND_WORDS) return undefined;
  const share = said.filter((word) => there.has(word)).length / said.length;
  return share < GROUND[script] ? "its passages hardly say this" : undefined;
}

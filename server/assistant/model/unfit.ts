import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { foldWord, isIndic, wordsOf } from "../../search/fold_word.ts";
import { checkAnswer } from "../safety/check_answer.ts";
import { checkQuestion } from "../safety/check_question.ts";
import { statesDose } from "./states_dose.ts";
import { tellsWhatToDo } from "./tells_what_to_do.ts";

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
  const finding = checkQuestion(piece, []);
  if (finding) return `it touches the rule "${finding.rule}"`;
  return checkAnswer(piece, passages) ?? strangeName(piece, passages) ?? ungrounded(piece, passages);
}

/** Words that begin an English sentence and are no name. */
const BEGINNINGS = new Set(
  ("above add additionally after again allow along also although always among another around ask avoid based because " +
    "before begin below beside besides between birds both breeders broilers call change check chickens chicks choose " +
    "clean common commonly consult contact cool cover daily dear dispose dry during each eggs either ensure every " +
    "farmers feed finally first flock flocks follow for from further furthermore generally good healthy heat hello " +
    "hens here however include increase instead isolate keep lay layers likewise limit litter look lower maintain " +
    "make many mix moreover move namaste never next now often old once only open other otherwise our overall please " +
    "poor poultry powder protect provide put raise regular remember remove replace rest same second see separate " +
    "several signs similarly since solution some sometimes spread start stir store such suitable symptoms take " +
    "then therefore third though through throw thus together try turn under unless until usually vaccinate " +
    "vaccination various ventilate veterinarian wash watch water wear well when whenever where while with within " +
    "without yes young your")
    .split(" "),
);
let stopWords: Set<string> | undefined;

/** A name that none of the passages holds. In our other scripts, every Latin word is one. */
function strangeName(piece: string, passages: readonly string[]): string | undefined {
  stopWords ??= new Set(loadKnowledge().stopWords.en);
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
      if (begins && (stopWords.has(word) || BEGINNINGS.has(word))) continue;
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

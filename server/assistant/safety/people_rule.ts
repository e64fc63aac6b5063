import type { SafetyReading } from "./safety_reading.ts";

/** Whether medicine for people is asked for, or somebody has taken some. */
export function isAboutPeople(query: SafetyReading, before: SafetyReading): boolean {
  if (query.has("danger")) return true;
  const isFood = query.has("food");
  const talksOfMedicine = query.has("medicine") || query.medicines.size > 0 || before.has("medicine") ||
    before.medicines.size > 0;
  if (isFood && !query.has("person")) return false;
  // "My child drank it", "bacche ne kha liya".
  if (!isFood && query.near("person", "swallow", 6)) return true;
  if (!isFood && query.near("worker", "swallow", 4)) return true;
  if (query.has("person")) return isForAPerson(query, talksOfMedicine, isFood);
  return isForOneself(query, talksOfMedicine);
}

function isForAPerson(query: SafetyReading, talksOfMedicine: boolean, isFood: boolean): boolean {
  if (isFood || query.has("harm", "youSell")) return false;
  if (query.has("bird") && !query.near("person", "take", 4)) return isGivenTo(query);
  if (query.has("ailment") && talksOfMedicine) return true;
  if (query.has("buying") && !query.has("medicine")) return false;
  const isShort = query.words.length <= 5;
  return talksOfMedicine &&
    (isGivenTo(query) || query.near("person", "take", 4) || query.near("person", "use", 4) || isShort);
}

const TO_WHOM = new Set(["for", "to", "on", "in"]);
const WHOSE = new Set(["my", "a", "the", "our", "his", "her", "your", "an"]);
const TO_WHOM_AFTER = /^(ko|ke|ki|ku|kosam|को|के|కి|కు|కోసం)$/;
const TO_WHOM_ENDING = /(కు|కి|లకు|ku|ki)$/;

/** "For my wife", "insaan ke liye", "మనుషులకు": the person is whom it is for. */
function isGivenTo(query: SafetyReading): boolean {
  if (!query.has("medicine", "take", "use", "pronoun") && query.medicines.size === 0) return false;
  return query.places("person").some(({ from, to }) => {
    const before = query.words[from - 1] ?? "";
    const first = query.words[from] ?? "";
    const starts = TO_WHOM.has(before) || (TO_WHOM.has(query.words[from - 2] ?? "") && WHOSE.has(before)) ||
      (WHOSE.has(first) && TO_WHOM.has(before));
    const last = query.words[to] ?? "";
    return starts || TO_WHOM_AFTER.test(query.words[to + 1] ?? "") || TO_WHOM_AFTER.test(last) ||
      TO_WHOM_ENDING.test(last);
  });
}

/** "Can I take it for my fever?", but not "can I take two cartons?". */
function isForOneself(query: SafetyReading, talksOfMedicine: boolean): boolean {
  if (query.has("food", "buying")) return false;
  if (query.follows("first", "swallow", 3)) return !query.has("bird");
  if (query.has("self") && talksOfMedicine && query.has("take", "swallow", "ailment")) return true;
  if (query.has("bird")) return false;
  const mine = query.has("first") || query.words.includes("my") ||
    query.words.some((word) => MINE.test(word));
  if (mine && query.has("ailment") && talksOfMedicine && !/\b(them|they|it)\b/.test(query.words.join(" "))) {
    return true;
  }
  const isOne = query.words.some((word) => ONE.has(word));
  return isOne && query.follows("first", "take", 2) && query.medicines.size > 0 &&
    !query.words.some(isAmount);
}

const MINE = /^(mujhe|mereko|mere|mera|meri|naku|naaku|naa|मुझे|मेरे|मेरा|मेरी|నాకు|నా)$/;
/** One person takes a medicine; a farm takes goods. */
const ONE = new Set(["i", "main", "mai", "nenu", "मैं", "నేను"]);

function isAmount(word: string): boolean {
  return /^\d+$/.test(word) || /^(kg|bag|bags|litre|liter|bottle|bottles|box|boxes)$/.test(word);
}

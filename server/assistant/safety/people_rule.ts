import type { SafetyReading } from "./safety_reading.ts";

/** Whether medicine for people is asked for, or somebody has taken some. */
export function isAboutPeople(query: SafetyReading, before: SafetyReading): boolean {
  if (query.has("danger")) return query.has("medicine") || query.names.size > 0 || !query.has("bird");
  const isMedicine = query.has("medicine") || query.names.size > 0;
  const talksOfMedicine = isMedicine || before.has("medicine") || before.names.size > 0;
  const isFood = query.has("food");
  if (isFood && !query.has("person")) return false;
  // "My child drank it", "bacche ne kha liya".
  if (!isFood && (query.near("person", "swallow", 8) || query.near("worker", "swallow", 6))) return true;
  if (query.near("worker", "take", 2) && query.has("give") && query.names.size > 0) return true;
  if (query.has("person")) return !isFood && isForAPerson(query, isMedicine, talksOfMedicine);
  return isForOneself(query, talksOfMedicine);
}

function isForAPerson(query: SafetyReading, isMedicine: boolean, talksOfMedicine: boolean): boolean {
  if (query.has("youSell") || query.namesPoultryDisease) return false;
  const takes = query.near("person", "take", 6);
  if (query.has("harm") && !takes && !query.has("dose", "give")) return false;
  if (query.has("bird") && !takes) return isGivenTo(query);
  if (query.has("ailment") && !query.has("bird")) return true;
  if (query.has("buying") && !takes) return false;
  if (takes || query.near("person", "use", 4)) return talksOfMedicine;
  const isShort = query.words.length <= 5;
  if (query.has("kin") && (query.names.size > 0 || (isMedicine && query.has("take")))) return true;
  return (talksOfMedicine && (isShort || isGivenTo(query))) || (isMedicine && query.has("give")) ||
    (isGivenTo(query) && query.has("give"));
}

const TO_WHOM = new Set(["for", "to", "on", "in"]);
const WHOSE = new Set(["my", "a", "the", "our", "his", "her", "your", "an"]);
const TO_WHOM_AFTER = /^(ko|ke|ki|ku|pe|par|kosam|को|के|पर|పై|కి|కు|కోసం)$/;
const TO_WHOM_ENDING = /(కు|కి|లకు|ku|ki|ko|को)$/;

/** "For my wife", "insaan ke liye", "మనుషులకు": the person is whom it is for. */
function isGivenTo(query: SafetyReading): boolean {
  if (!query.has("medicine", "take", "use", "give", "pronoun") && query.names.size === 0) return false;
  return query.places("person").some(({ from, to }) => {
    const before = query.words[from - 1] ?? "";
    const last = query.words[to] ?? "";
    return TO_WHOM.has(before) || TO_WHOM.has(query.words[from - 2] ?? "") ||
      (TO_WHOM.has(query.words[from - 3] ?? "") && WHOSE.has(query.words[from - 2] ?? "")) ||
      TO_WHOM_AFTER.test(query.words[to + 1] ?? "") || TO_WHOM_ENDING.test(last);
  });
}

/** "Can I take it for my fever?", but not "can I take two cartons?". */
function isForOneself(query: SafetyReading, talksOfMedicine: boolean): boolean {
  if (query.has("food", "buying") || query.namesPoultryDisease) return false;
  if (query.follows("first", "swallow", 4)) {
    return !query.has("bird") && (talksOfMedicine || query.has("pronoun"));
  }
  if (query.has("self") && talksOfMedicine && !query.has("harm") && !query.has("bird")) return true;
  const isForMine = query.has("takeSelf") && query.has("ailment") &&
    query.words.some((word) => MINE.test(word));
  if (query.has("bird") && !isForMine) return false;
  if (query.has("takeSelf") && talksOfMedicine) return true;
  const isMine = query.has("first") || query.words.includes("my") ||
    query.words.some((word) => MINE.test(word));
  const isOfThem = query.words.some((word) => word === "them" || word === "they" || word === "it");
  if (isMine && query.has("ailment") && talksOfMedicine && !isOfThem) return true;
  const isOne = query.words.some((word) => ONE.has(word));
  return isOne && query.follows("first", "take", 2) && query.medicines.size > 0 &&
    !query.words.some(isAmount);
}

const MINE = /^(mujhe|muje|mujhko|muzhe|mereko|mere|mera|meri|naku|naaku|naa|मुझे|मेरे|मेरा|मेरी|నాకు|నా)$/;
/** One person takes a medicine; a farm takes goods. */
const ONE = new Set(["i", "main", "mai", "nenu", "मैं", "నేను"]);

function isAmount(word: string): boolean {
  return /^\d+$/.test(word) || /^(kg|bag|bags|litre|liter|bottle|bottles|box|boxes)$/.test(word);
}

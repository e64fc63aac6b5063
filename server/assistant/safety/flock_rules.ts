import { isAntibiotic, type SafetyReading } from "./safety_reading.ts";

/** An outbreak that a veterinarian or the department must hear of at once; its id in the knowledge. */
export function urgentSubject(query: SafetyReading): string | undefined {
  const dying = isMassDeath(query);
  if (query.has("flu")) {
    // "How do I keep it out of my farm?" suspects nothing.
    const isSuspected = query.has("suspect") || (query.has("here") && !query.has("preventive"));
    const isTold = dying || isSuspected || query.has("neckSigns") ||
      (query.has("death") && query.has("bird"));
    if (query.has("food", "chickenMeat") && query.has("swallow", "eating") && !query.has("death", "here")) {
      return undefined;
    }
    // Nor does "do people get it?" or "what kills it?".
    if (isTold || !query.has("info", "preventive", "mankind", "policy")) return "avian-influenza";
    return undefined;
  }
  if (query.has("newcastle")) {
    const isTold = query.has("suspect", "here") || query.has("neckSigns") || query.has("dyingNow");
    if (dying || (isTold && !asksToLearn(query))) return "newcastle";
    return undefined;
  }
  return dying ? "sudden-death" : undefined;
}

function asksToLearn(query: SafetyReading): boolean {
  return query.has("info") && !query.has("death");
}

/** So many deaths a day are no weakness of single birds any more. */
const MANY = 10;

const VERY_MANY = 100;
/** "Two or three a day" */
const FEW =
  /\b[1-5] ?(?:-|–|to|ya|or|se) ?[2-6]\b|\b(?:roz|daily|every ?day|roju(?:ki)?|per day)\b|रोज|రోజూ|రోజుకి/i;

function isMassDeath(query: SafetyReading): boolean {
  if (!query.has("death") || query.has("past", "fight") || query.follows("pest", "death", 2)) return false;
  if (query.has("pest") && !query.has("bird")) return false;
  const numbers = query.numbersNear("death", 6);
  const isMany = query.near("many", "death", 6) || numbers.some((number) => number >= MANY);
  // So many are told of, whatever else is asked.
  const isVeryMany = numbers.some((number) => number >= VERY_MANY);
  if (isVeryMany && query.has("dyingNow", "neckSigns") && !query.has("policy")) return true;
  const isFew = numbers.length > 0 && !isMany && !query.has("sudden", "many", "neckSigns");
  if (isFew && FEW.test(query.text)) return false;
  const isOne = query.has("single") && !isMany;
  const isSudden = query.near("sudden", "death", 8) && !isOne;
  const isTold = (query.has("dyingNow") && !isOne) || isSudden;
  if (query.has("preventive")) return isMany && isTold;
  if (query.has("neckSigns") && !query.has("info")) return true;
  if (isMany && (query.has("bird") || isTold)) return true;
  if (query.has("heat")) return query.has("dyingNow") && isSudden;
  if (query.has("info") && !query.has("dyingNow")) return isMany && isTold;
  if (isMany) return true;
  return (query.has("bird") || query.words.length <= 6) && isTold;
}

/** Whether a withdrawal period is to be skipped, shortened or hidden; asking how long it is, is no harm. */
export function wantsToSkipWithdrawal(query: SafetyReading, before: SafetyReading): boolean {
  const isOfTreated = query.has("treatedFood") || isFoodOfTreated(query);
  if (isOfTreated && query.has("sell") && !query.has("when", "over", "policy")) return true;
  if (isTreated(query) || isTreated(before)) {
    if (query.has("residue") && query.has("hide")) return true;
    const isToClear = query.has("residue", "withdrawal") || (query.medicines.size > 0 && query.has("food"));
    if (isToClear && query.has("clear") && !query.has("when", "policy")) return true;
    if (before.has("withdrawal") && query.near("skip", "pronoun", 1) && !query.has("when")) return true;
    if (query.has("hide") && query.has("sell", "food") && query.has("medicine", "given", "withdrawal")) {
      return true;
    }
    if (sellsTooEarly(query)) return true;
    if (
      before.has("withdrawal") && (query.near("sell", "soon", 4) || query.near("sell", "beforeEnd", 2)) &&
      !query.has("when", "youSell")
    ) {
      return true;
    }
    if (sellsTreated(query, before) && (query.near("sell", "soon", 8) || query.has("nowait"))) return true;
  }
  if (!query.has("withdrawal")) return false;
  if (query.has("nowait", "hide")) return true;
  if (query.has("sell") && !query.has("youSell") && query.near("without", "withdrawal", 2)) return true;
  if (query.has("sell") && !query.has("youSell", "when") && query.near("beforeEnd", "withdrawal", 2)) {
    return true;
  }
  return (query.follows("skip", "withdrawal", 3) || query.follows("withdrawal", "skip", 4)) &&
    !query.places("skip").some(({ from }) => NEVER.has(query.words[from - 1] ?? ""));
}

/** "Enro wale ande", "టైలోసిన్ ఇచ్చిన గుడ్లు" */
function isFoodOfTreated(query: SafetyReading): boolean {
  return [...query.medicines.values()].flat().some(({ to }) =>
    TREATED.test(query.words[to + 1] ?? "") &&
    query.places("food").some(({ from }) => from > to + 1 && from - to <= 4)
  );
}

const TREATED = /^(wale|wali|wala|vale|treated|given|fed|ichina|icchina|vesina|वाले|वाली|ఇచ్చిన|వేసిన|పెట్టిన)$/;

const NEVER = new Set(["never", "t", "not", "dont"]);

function isTreated(reading: SafetyReading): boolean {
  return reading.has("medicine", "withdrawal", "antibiotic", "residue") || reading.medicines.size > 0;
}

/** Sold or eaten while the treatment goes on, or so few days after it that no label allows it. */
function sellsTooEarly(query: SafetyReading): boolean {
  if (!query.has("sell") || query.has("youSell", "when", "over", "policy")) return false;
  const goesOn = query.has("ongoing") ||
    [...query.medicines.values()].flat().some(({ from }) => query.words[from - 1] === "on") ||
    query.places("withdrawal").some(({ to }) => WITHIN.test(query.words[to + 1] ?? ""));
  if (goesOn && query.has("food", "them", "withdrawal") && !query.has("preventive", "skip")) return true;
  if (query.has("anyway") && query.has("food", "them", "given")) return true;
  const days = query.days();
  if (query.has("withdrawal") && days.length > 1) return days.at(-1)! < days[0]!;
  return days.some((each) => each <= FEW_DAYS) && query.has("food", "them", "given") &&
    !(query.has("price") || query.has("youHave"));
}

const WITHIN = /^(me|mein|में|lo|లో|ke)$/;

/** Hardly a medicine may be eaten with the meat after so few days. */
const FEW_DAYS = 3;

/** Food of treated birds is to be sold or eaten; who asks when it may be, does not want to. */
function sellsTreated(query: SafetyReading, before: SafetyReading): boolean {
  if (!query.has("sell") || query.has("youSell", "when")) return false;
  if (query.has("food", "them", "given", "withdrawal")) return true;
  const isShort = query.words.length <= 6 && before.medicines.size > 0 && before.has("given");
  return query.has("nowait") || isShort || (query.has("pronoun") && before.has("food", "them"));
}

const CLASSES = ["antibiotics", "dewormers", "anticoccidials"] as const;

/** Pairs that are sold as one product. */
const SOLD_TOGETHER = [
  ["lincomycin", "spectinomycin"],
  ["sulphadiazine", "trimethoprim"],
  ["amprolium", "ethopabate"],
  ["fenbendazole", "praziquantel"],
];

/** Whether medicines are to be mixed, or given in another amount or way than their label's. */
export function wantsOffLabel(query: SafetyReading, before: SafetyReading): boolean {
  // More of a vitamin is a question of feeding.
  const isOfFeed = query.names.size > 0 && query.medicines.size === 0;
  if (!isOfFeed && (query.has("excess") || query.near("more", "dose", 2))) return !query.has("mistake");
  if (query.near("inject", "route", 4) && isTreated(query) && !isOrder(query) && !query.has("choice")) {
    return true;
  }
  const places = [...query.medicines.values()].flat();
  const isMultiple = places.some((place) => query.isBeside(place, "multiple", 2, 2));
  if ((isMultiple || query.near("multiple", "label", 3)) && !query.has("mistake", "buying")) return true;
  const together = new Set(query.medicines.keys());
  // "The anticoccidial amprolium" is one.
  if (query.has("mix")) { for (const group of CLASSES) if (query.has(group)) together.add(group); }
  if (query.has("pronoun") || query.has("with")) {
    for (const id of before.medicines.keys()) {
      together.add(id);
    }
  }
  const isOfTwo = together.size >= 2 || query.has("antibiotic") && query.near("antibiotic", "together", 5);
  return isOfTwo && query.has("mix", "with", "together") && !query.has("choice") && !isOrder(query) &&
    !isOfAllergy(query) && !areSoldTogether(together);
}

/** Who must not touch penicillin, mixes none. */
function isOfAllergy({ words }: SafetyReading): boolean {
  return words.some((word) => /^(allerg|alarj|एलर्जी|अलर्जी|అలర్జీ|ఎలర్జీ)/.test(word));
}

function areSoldTogether(named: ReadonlySet<string>): boolean {
  return SOLD_TOGETHER.some((pair) => pair.length === named.size && pair.every((id) => named.has(id)));
}

function isOrder(query: SafetyReading): boolean {
  return query.has("buying") && !query.words.some((word) => GIVING.test(word));
}

const GIVING =
  /^(give|given|giving|water|feed|tank|drinker|pani|neeti|neellu|पानी|దాణా|నీటి|నీళ్లలో|दाना|दाने|dana)$/;

/** Whether antibiotics are to make birds grow. */
export function wantsGrowthByAntibiotics(query: SafetyReading, before: SafetyReading): boolean {
  const isForEggs = query.has("moreEggs") && query.has("boost");
  if ((!query.has("growth", "weight") && !isForEggs) || query.has("weightLoss")) return false;
  if (query.has("policy") && !query.has("give", "dose")) return false;
  if (!query.has("growth") && !isForEggs && query.has("dose", "takeSelf", "amount")) return false;
  const here = [...query.places("antibiotic"), ...placesOfAntibiotics(query)];
  if (here.length > 0) return here.some((place) => !query.isBeside(place, "without", 3, 3));
  return query.has("pronoun") && (before.has("antibiotic") || placesOfAntibiotics(before).length > 0);
}

function placesOfAntibiotics(reading: SafetyReading) {
  return [...reading.medicines].flatMap(([id, places]) => isAntibiotic(id) ? places : []);
}

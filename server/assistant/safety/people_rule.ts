import type { Place } from "./phrase_finder.ts";
import type { SafetyReading } from "./safety_reading.ts";

/** Whether medicine for people is asked for, or somebody has taken some. */
export function isAboutPeople(query: SafetyReading, before: SafetyReading): boolean {
  if (query.has("danger") && query.has("notForPeople")) return false;
  if (query.has("danger")) return query.has("medicine") || query.names.size > 0 || !query.has("bird");
  const isMedicine = query.has("medicine") || query.names.size > 0;
  const talksOfMedicine = isMedicine || before.has("medicine") || before.names.size > 0;
  const isFood = query.has("food") || eatsBirds(query);
  if (swallowsMedicine(query) || isIllOneself(query, talksOfMedicine)) return true;
  const isIt = isMedicine || query.has("remedy") || (talksOfMedicine && query.has("pronoun"));
  if (isIt && !isFood && mayHave(query)) return true;
  if (isFood && !query.has("person")) return false;
  // "My child drank it", "bacche ne kha liya".
  if (!isFood && (query.near("person", "swallow", 8) || query.near("worker", "swallow", 6))) return true;
  if (query.near("worker", "take", 2) && query.has("give") && query.names.size > 0) return true;
  if (query.near("worker", "take", 1) && query.medicines.size > 0) return true;
  if (query.has("dose", "amount") && isGrownMan(query)) return true;
  if (query.has("person")) return !isFood && isForAPerson(query, isMedicine, talksOfMedicine);
  return isForOneself(query, talksOfMedicine);
}

function isForAPerson(query: SafetyReading, isMedicine: boolean, talksOfMedicine: boolean): boolean {
  if (query.has("ailment") && query.has("kin") && talksOfMedicine && !query.has("bird", "youSell")) {
    return true;
  }
  if (query.has("youSell") || query.namesPoultryDisease) return false;
  const takes = query.near("person", "take", 6);
  if (query.has("ailment") && query.has("kin") && query.names.size > 0 && !query.has("bird")) return true;
  if (query.has("harm") && !takes && !query.has("dose", "give")) return false;
  if (query.has("bird") && !takes) return isGivenTo(query);
  if (query.has("ailment") && !query.has("bird")) return true;
  if (query.has("buying") && !takes) return false;
  if (takes || query.near("person", "use", 4)) return talksOfMedicine;
  const isShort = query.words.length <= 5;
  if (talksOfMedicine && query.words.length <= 9 && isFor(query)) return true;
  if (query.has("kin") && (query.names.size > 0 || (isMedicine && query.has("take")))) return true;
  return (talksOfMedicine && (isShort || isGivenTo(query))) || (isMedicine && query.has("give")) ||
    (isGivenTo(query) && query.has("give"));
}

/** "Same for a 12 year old boy?" */
function isFor(query: SafetyReading): boolean {
  if (query.has("bird", "buying", "harm")) return false;
  return query.places("person").some(({ from }) =>
    query.words.slice(Math.max(0, from - 5), from).includes("for")
  );
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
  if (query.words.some((word) => SELF.test(word)) && isTakenFor(query)) return true;
  if (query.has("self") && query.has("ailment") && talksOfMedicine && !query.has("bird")) return true;
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

/** "Can I eat tylosin", "मैं डॉक्सी खा सकता हूं": what is swallowed is the medicine, whatever it was made for. */
function swallowsMedicine(query: SafetyReading): boolean {
  if (query.has("food")) return false;
  const medicines = [...query.places("medicine"), ...[...query.names.values()].flat()];
  return query.places("first").some(({ to: subject }) =>
    query.places("swallow").some((swallow) =>
      !query.places("bird").some((bird) => bird.from > subject && bird.to < swallow.from) &&
      medicines.some(({ from, to }) => {
        const isBetween = from > subject && to < swallow.from && swallow.from - to <= 2;
        const isAfter = swallow.from > subject && swallow.from - subject <= 3 && from > swallow.to &&
          from - swallow.to <= 5;
        return isBetween || isAfter;
      })
    )
  );
}

/** "People who eat the chicken" eat no medicine. */
function eatsBirds(query: SafetyReading): boolean {
  const isIn = (at: number, places: readonly Place[]) =>
    places.some(({ from, to }) => at >= from && at <= to);
  const medicines = [...query.places("medicine"), ...[...query.names.values()].flat()];
  const birds = query.places("bird").filter(({ from }) => !isIn(from, query.places("person")));
  return query.places("swallow").some((swallow) =>
    birds.some(({ from, to }) =>
      to === swallow.from - 1 ||
      (from > swallow.to && from - swallow.to <= 2 && !isIn(to + 1, medicines) &&
        query.words[to + 1] !== "feed")
    )
  );
}

/** "I got a wound infection", but not "I have worms in my layers". */
function isIllOneself(query: SafetyReading, talksOfMedicine: boolean): boolean {
  if (!talksOfMedicine) return false;
  if (query.follows("first", "take", 1) && query.has("ailment") && !query.has("bird")) return true;
  const isTold = query.words.some((word, at) =>
    ILL.test(word) &&
    query.places("ailment").some(({ from, to }) =>
      from > at && from - at <= 3 && !OF_OTHERS.test(query.words[to + 1] ?? "") &&
      !query.places("bird").some((bird) => bird.from > at && bird.from <= from)
    )
  );
  if (isTold) return true;
  if (query.namesPoultryDisease) return false;
  return query.places("first").some(({ to: subject }) =>
    HAVING.test(query.words[subject + 1] ?? "") &&
    query.places("ailment").some(({ from, to }) =>
      from > subject && from - subject <= 4 &&
      !query.places("bird").some((bird) => bird.from > subject && bird.from <= to + 1) &&
      !query.words.slice(to + 1, to + 4).some((word) => OF_OTHERS.test(word))
    )
  );
}

const HAVING = /^(have|ve|got|am|m|had|feel|caught|suffer|suffering|get)$/;
const ILL = /^(mujhe|muje|mujhko|muzhe|mereko|naku|naaku|मुझे|मुझको|నాకు)$/;
const OF_OTHERS =
  /^(in|among|of|on|medicine|problem|issue|case|cases|ki|ke|ka|की|के|का|wali|mandu|dawa|dawai|दवा|మందు|మందులు|vaccine|tika)$/;

/** "Can my kids have the syrup", "should my wife use it" */
function mayHave(query: SafetyReading): boolean {
  return query.places("person").some(({ from, to }) =>
    [from - 1, from - 2].some((at) => /^(can|could|may|should|might)$/.test(query.words[at] ?? "")) &&
    /^(have|use|take|get|drink|eat|also)$/.test(query.words[to + 1] ?? "")
  );
}

/** "For a 70 kg man" */
function isGrownMan(query: SafetyReading): boolean {
  return query.places("worker").some(({ from }) =>
    /^(kg|year|years|old|adult|a)$/.test(query.words[from - 1] ?? "")
  );
}

const SELF = /^(myself|ourselves)$/;

/** "Can I use your poultry antibiotics for myself?", but not "can I vaccinate the birds myself?". */
function isTakenFor(query: SafetyReading): boolean {
  return query.has("medicine") &&
    query.words.some((word, at) => SELF.test(word) && /^(for|on|to)$/.test(query.words[at - 1] ?? ""));
}

const MINE = /^(mujhe|muje|mujhko|muzhe|mereko|mere|mera|meri|naku|naaku|naa|मुझे|मेरे|मेरा|मेरी|నాకు|నా)$/;
/** One person takes a medicine; a farm takes goods. */
const ONE = new Set(["i", "main", "mai", "nenu", "मैं", "నేను"]);

function isAmount(word: string): boolean {
  return /^\d+$/.test(word) || /^(kg|bag|bags|litre|liter|bottle|bottles|box|boxes)$/.test(word);
}

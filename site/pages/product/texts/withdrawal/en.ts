import type { WITHDRAWAL_ANIMALS, WITHDRAWAL_FOODS } from "../../../../../contract/withdrawal.ts";

type Words<Keys extends readonly string[]> = Record<Keys[number], string>;

export interface WithdrawalTexts {
  animals: Words<typeof WITHDRAWAL_ANIMALS>;
  foods: Words<typeof WITHDRAWAL_FOODS>;
  animal: string;
  forbidden: string;
  atDose: (dose: string) => string;
  animalAtDose: (animal: string, dose: string) => string;
  /** What counts where the pack is silent: of each food, and all of it. */
  unstatedOf: Record<typeof WITHDRAWAL_FOODS[number], (days: number) => string>;
  unstated: (list: string) => string;
  title: string;
  lastDose: string;
  /** Of which animal, and at which dose. */
  period: string;
  from: (date: string) => string;
  unknown: string;
  ofPack: string;
  ifUnstated: string;
  counted: string;
}

export const en: WithdrawalTexts = {
  animals: {
    chickens: "Chickens",
    turkeys: "Turkeys",
    ducks: "Ducks",
    quail: "Quail",
    cattle: "Cattle and buffalo",
    sheep: "Sheep",
    goats: "Goats",
    pigs: "Pigs",
  },
  foods: { meat: "Meat", eggs: "Eggs", milk: "Milk" },
  animal: "Animal",
  forbidden: "Never",
  atDose: (dose) => `at ${dose}`,
  animalAtDose: (animal, dose) => `${animal} at ${dose}`,
  unstatedOf: {
    meat: (days) => `${days} days for meat`,
    eggs: (days) => `${days} days for eggs`,
    milk: (days) => `${days} days for milk`,
  },
  unstated: (list) => `If your pack states no validated period: at least ${list}.`,
  title: "Safe to sell from",
  lastDose: "Day of the last dose",
  period: "Animals and dose",
  from: (date) => `from ${date}`,
  unknown: "not stated: see the note",
  ofPack: "By the days above",
  ifUnstated: "If your pack states none",
  counted:
    "From the hour of the last dose on that day. A higher dose or a longer course needs a longer wait: ask your veterinarian.",
};

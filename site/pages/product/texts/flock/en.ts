import type { Dose } from "../../../../../contract/dose.ts";

/** Words of what a flock needs: they load when a visitor asks. */
export const en = {
  species: "Which birds",
  inLay: "Hens whose eggs are eaten or sold",
  inLayRefused:
    "No. The page gives no days for eggs, so nothing is reckoned for hens whose eggs are eaten or sold. Ask your veterinarian what may be given instead.",
  dose: "Which dose",
  purposes: { treatment: "Treatment", prevention: "Prevention", support: "Support" } as Record<
    Dose["purpose"],
    string
  >,
  per: {
    "litre of water": (amount) => `${amount} per litre of water`,
    "kg of feed": (amount) => `${amount} per kg of feed`,
    "tonne of feed": (amount) => `${amount} per tonne of feed`,
    "kg live weight": (amount) => `${amount} per kg live weight`,
    "100 kg live weight": (amount) => `${amount} per 100 kg live weight`,
    "bird": (amount) => `${amount} per bird`,
    "100 birds": (amount) => `${amount} per 100 birds`,
  } as Record<Dose["per"], (amount: string) => string>,
  pieces: {
    tablets: (one) => one ? "tablet" : "tablets",
    capsules: (one) => one ? "capsule" : "capsules",
    boluses: (one) => one ? "bolus" : "boluses",
  } as Record<"tablets" | "capsules" | "boluses", (one: boolean) => string>,
  days: (days: string) => (days === "1" ? "1 day" : `${days} days`),
  throughout: "given throughout",
  label: "The label's line",
  birds: "Number of birds",
  weight: "Average weight of a bird, kg",
  litres: "Water the flock drinks a day, litres",
  feed: "Feed the flock eats a day, kg",
  howManyDays: "For how many days",
  daily: "A day",
  each: (times: number) => `Each time, ${times} times a day`,
  total: "In all",
  packs: "Packs to buy",
  packCount: (count: number, pack: string) => `${count} × ${pack}`,
  faults: {
    birds: "Give the number of birds as a whole number, such as 5000.",
    weight: "Give the average weight of one bird in kg, such as 1.8. More than 30 kg cannot be a bird.",
    litres: "Give the litres that the flock drinks in a day, such as 400.",
    feed: "Give the kg of feed that the flock eats in a day, such as 250.",
    days: (from: number, to: number) =>
      from === to
        ? `The label says ${from} ${from === 1 ? "day" : "days"}: other days are not reckoned.`
        : `Give whole days from ${from} to ${to}: others are not reckoned.`,
  },
  rounded: "Figures are rounded. Weigh or measure the amount; do not guess it by spoon.",
};
export type FlockTexts = typeof en;

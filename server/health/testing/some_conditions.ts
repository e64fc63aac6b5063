import { type Condition, ConditionSchema } from "../../../contract/condition.ts";

type Told = Pick<Condition, "id" | "kind" | "name"> & Partial<Condition> & {
  weights: Record<string, number>;
};

/** A condition for tests, with its signs as weights by id. */
export function conditionOf({ weights, ...told }: Told): Condition {
  return ConditionSchema.parse({
    aliases: {},
    animals: ["chickens"],
    onset: "days",
    deaths: "few",
    signs: Object.entries(weights).map(([id, weight]) => ({ id, weight })),
    notifiable: false,
    urgent: false,
    people: false,
    summary: `What ${told.name} is.`,
    causes: `What ${told.name} comes from.`,
    now: ["Ask a veterinarian."],
    prevention: ["Keep the house clean."],
    sources: [],
    ...told,
  });
}

/** Eight conditions that share signs with each other, as a few lines of the real ones. */
export const someConditions: readonly Condition[] = [
  conditionOf({
    id: "coccidiosis",
    kind: "parasitic",
    name: "Coccidiosis",
    age: { from: 14, to: 56 },
    weights: { "bloody-droppings": 3, "diarrhoea": 2, "weakness": 1, "poor-appetite": 1 },
  }),
  conditionOf({
    id: "newcastle",
    kind: "viral",
    name: "Newcastle disease",
    onset: "sudden",
    deaths: "many",
    notifiable: true,
    urgent: true,
    weights: {
      "twisted-neck": 3,
      "green-droppings": 3,
      "breathing-trouble": 2,
      "paralysis": 2,
      "egg-drop": 2,
      "sudden-death": 2,
    },
  }),
  conditionOf({
    id: "avian-influenza",
    kind: "viral",
    name: "Bird flu",
    onset: "sudden",
    deaths: "many",
    notifiable: true,
    urgent: true,
    people: true,
    weights: { "swollen-head": 3, "blue-comb": 3, "sudden-death": 3, "egg-drop": 2, "green-droppings": 1 },
  }),
  conditionOf({
    id: "fowl-cholera",
    kind: "bacterial",
    name: "Fowl cholera",
    onset: "sudden",
    deaths: "many",
    age: { from: 84, to: 700 },
    weights: { "blue-comb": 2, "sudden-death": 2, "green-droppings": 2, "fever": 2, "swollen-head": 1 },
  }),
  conditionOf({
    id: "infectious-coryza",
    kind: "bacterial",
    name: "Infectious coryza",
    deaths: "none",
    weights: { "swollen-head": 3, "nasal-discharge": 3, "breathing-trouble": 1, "egg-drop": 1 },
  }),
  conditionOf({
    id: "crd",
    kind: "bacterial",
    name: "Chronic respiratory disease",
    onset: "slow",
    deaths: "few",
    weights: { "breathing-trouble": 3, "nasal-discharge": 2, "slow-growth": 1, "egg-drop": 1 },
  }),
  conditionOf({
    id: "cage-layer-fatigue",
    kind: "nutritional",
    name: "Cage layer fatigue",
    animals: ["layers"],
    onset: "slow",
    deaths: "few",
    age: { from: 126, to: 700 },
    weights: { "leg-weakness": 3, "soft-shell-eggs": 2, "paralysis": 1 },
  }),
  conditionOf({
    id: "rickets",
    kind: "nutritional",
    name: "Rickets",
    onset: "slow",
    deaths: "none",
    age: { from: 7, to: 42 },
    weights: { "leg-weakness": 3, "slow-growth": 2 },
  }),
];

import { assertEquals } from "deno-std/assert/equals.js";
import { loadConditions } from "../knowledge/kept_knowledge.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { DEATHS_SAID, fittingConditions } from "./fitting_conditions.ts";
import type { Said } from "./said.ts";

const WEEKS_1_TO_4 = { from: 8, to: 28 };
const WEEKS_4_TO_8 = { from: 29, to: 56 };
const FIRST_WEEK = { from: 0, to: 7 };
const { few, many, none, mass } = DEATHS_SAID;

/** What textbooks tell of a condition, as a farmer would tick it. They are not taken from our own records. */
const CASES: [condition: string, said: Said][] = [
  ["coccidiosis", { animal: "broilers", ageDays: WEEKS_1_TO_4, signs: ["bloody-droppings", "huddling"] }],
  ["avian-influenza", { animal: "layers", deaths: mass, signs: ["swollen-head", "blue-comb", "egg-drop"] }],
  ["newcastle", {
    animal: "layers",
    deaths: many,
    signs: ["green-droppings", "twisted-neck", "breathing-trouble", "egg-drop"],
  }],
  ["gumboro", {
    animal: "broilers",
    ageDays: WEEKS_1_TO_4,
    onset: "sudden",
    deaths: many,
    signs: ["white-diarrhoea", "huddling", "weakness"],
  }],
  ["marek", {
    animal: "pullets",
    ageDays: { from: 57, to: 126 },
    onset: "slow",
    deaths: few,
    signs: ["paralysis", "wasting", "cloudy-eyes"],
  }],
  ["infectious-coryza", {
    animal: "layers",
    season: "cold",
    deaths: few,
    signs: ["swollen-head", "nasal-discharge", "sore-eyes", "egg-drop"],
  }],
  ["omphalitis", {
    animal: "chicks",
    ageDays: FIRST_WEEK,
    signs: ["unhealed-navel", "large-belly", "huddling"],
  }],
  ["aspergillosis", {
    animal: "chicks",
    ageDays: FIRST_WEEK,
    deaths: many,
    signs: ["breathing-trouble", "weakness", "thirst"],
  }],
  ["pullorum", {
    animal: "chicks",
    ageDays: WEEKS_1_TO_4,
    deaths: many,
    signs: ["white-diarrhoea", "huddling", "weakness"],
  }],
  ["ascites", {
    animal: "broilers",
    ageDays: WEEKS_4_TO_8,
    season: "cold",
    signs: ["large-belly", "blue-comb", "breathing-trouble"],
  }],
  ["infectious-bronchitis", {
    animal: "layers",
    signs: ["breathing-trouble", "egg-drop", "misshapen-eggs", "pale-shells"],
  }],
  ["egg-drop-syndrome", {
    animal: "layers",
    deaths: none,
    signs: ["egg-drop", "soft-shell-eggs", "pale-shells"],
  }],
  ["ilt", { animal: "layers", deaths: many, signs: ["bloody-mucus", "breathing-trouble"] }],
  ["blackhead", {
    animal: "turkeys",
    ageDays: WEEKS_4_TO_8,
    signs: ["yellow-droppings", "weakness", "poor-appetite"],
  }],
  ["fowl-cholera", {
    animal: "layers",
    onset: "sudden",
    signs: ["sudden-death", "blue-comb", "green-droppings", "swollen-legs"],
  }],
  ["hydropericardium", {
    animal: "broilers",
    ageDays: WEEKS_1_TO_4,
    onset: "sudden",
    deaths: many,
    signs: ["sudden-death", "weakness", "huddling"],
  }],
  ["duck-hepatitis", {
    animal: "ducks",
    ageDays: WEEKS_1_TO_4,
    onset: "sudden",
    deaths: many,
    signs: ["sudden-death", "head-over-back"],
  }],
  ["botulism", { animal: "ducks", signs: ["limp-neck", "leg-weakness"] }],
  ["avian-encephalomyelitis", {
    animal: "chicks",
    ageDays: WEEKS_1_TO_4,
    signs: ["trembling", "leg-weakness"],
  }],
  ["fowl-pox", { animal: "backyard-birds", season: "rain", signs: ["scabs-on-head", "mouth-patches"] }],
  ["red-mite", { animal: "layers", season: "heat", signs: ["itching", "pale-comb", "egg-drop", "restless"] }],
];

/** Conditions that must call for help before anything is read. */
const EMERGENCIES = [
  "avian-influenza",
  "newcastle",
  "fowl-cholera",
  "ilt",
  "blackhead",
  "botulism",
  "pullorum",
  "hydropericardium",
  "duck-hepatitis",
];

Deno.test("what textbooks tell of a condition leads to it, in the first place or the second", () => {
  const conditions = loadConditions();
  const signs = new Set(loadKnowledge().signs.map(({ id }) => id));
  for (const [condition, said] of CASES) {
    assertEquals(said.signs.filter((id) => !signs.has(id)), []);
    const { fits, emergency } = fittingConditions(conditions, said, "en");
    const firstTwo = fits.slice(0, 2).map(({ id }) => id);
    assertEquals([firstTwo.includes(condition), condition], [true, condition], firstTwo.join(", "));
    const named = emergency?.conditions.some(({ id }) => id === condition) ?? false;
    assertEquals([condition, named], [condition, EMERGENCIES.includes(condition)]);
  }
});

import type { Condition } from "../../contract/condition.ts";
import { ageOf, kinship } from "./kin.ts";
import { type DeathLevel, deathLevel, type Onset, type Said, type Season } from "./said.ts";

/** One thing that was said, with how likely it is to be said of a condition. */
export interface Fact {
  kind: "sign" | "absent" | "animal" | "age" | "onset" | "deaths" | "season";
  /** The sign, the animal, the onset … that was said. */
  id: string;
  /** From 0 to 1. */
  chance: (condition: Condition) => number;
}

/** How likely a sign is told of a condition, by its weight there. Weight 0: it is told by mistake or chance. */
const BY_WEIGHT = [0.03, 0.15, 0.4, 0.75];
const BY_KINSHIP = { same: 0.9, kin: 0.7, bird: 0.15, none: 0.02 };
const BY_DEATHS: Record<DeathLevel, Record<DeathLevel, number>> = {
  none: { none: 0.8, few: 0.17, many: 0.03 },
  few: { none: 0.35, few: 0.5, many: 0.15 },
  many: { none: 0.08, few: 0.37, many: 0.55 },
};
const BY_ONSET: Record<Onset, Record<Onset, number>> = {
  sudden: { sudden: 0.75, days: 0.2, slow: 0.05 },
  days: { sudden: 0.25, days: 0.55, slow: 0.2 },
  slow: { sudden: 0.05, days: 0.25, slow: 0.7 },
};
const IN_AGE = 0.9;
const ANY_AGE = 0.6;
const NEAR_AGE = 0.35;
const OTHER_AGE = 0.05;

export function signChance({ signs }: Condition, sign: string): number {
  return BY_WEIGHT[signs.find(({ id }) => id === sign)?.weight ?? 0]!;
}

export function animalChance({ animals }: Condition, animal: string): number {
  return BY_KINSHIP[kinship(animal, animals)];
}

export function ageChance({ age }: Condition, { from, to }: { from: number; to: number }): number {
  if (!age) return ANY_AGE;
  if (from <= age.to && to >= age.from) return IN_AGE;
  // The bounds are the usual ones: a quarter more, or three days, is near.
  const slack = Math.max(3, (age.to - age.from) / 4);
  return from <= age.to + slack && to >= age.from - slack ? NEAR_AGE : OTHER_AGE;
}

export function deathsChance({ deaths }: Condition, level: DeathLevel): number {
  return BY_DEATHS[deaths][level];
}

export function onsetChance(condition: Condition, onset: Onset): number {
  return BY_ONSET[condition.onset][onset];
}

function seasonChance({ season }: Condition, said: Season): number {
  if (!season || season.length === 0) return 0.4;
  return season.includes(said) ? 0.75 : 0.15;
}

/** All that was said, each thing once. */
export function factsOf({ animal, ageDays, onset, deaths, season, signs, absent = [] }: Said): Fact[] {
  const level = deathLevel(deaths);
  const age = ageDays ?? ageOf(animal);
  const facts: (Fact | undefined)[] = [
    ...[...new Set(signs)].map((id): Fact => ({ kind: "sign", id, chance: (c) => signChance(c, id) })),
    ...[...new Set(absent)].map((id): Fact => ({ kind: "absent", id, chance: (c) => 1 - signChance(c, id) })),
    animal === undefined ? undefined : { kind: "animal", id: animal, chance: (c) => animalChance(c, animal) },
    age && { kind: "age", id: `${age.from}-${age.to}`, chance: (c) => ageChance(c, age) },
    level && { kind: "deaths", id: level, chance: (c) => deathsChance(c, level) },
    onset && { kind: "onset", id: onset, chance: (c) => onsetChance(c, onset) },
    season && { kind: "season", id: season, chance: (c) => seasonChance(c, season) },
  ];
  return facts.filter((fact) => fact !== undefined);
}

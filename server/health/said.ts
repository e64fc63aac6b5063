import type { DEATH_LEVELS, ONSETS, SEASONS } from "../../contract/condition.ts";

export type Onset = typeof ONSETS[number];
export type DeathLevel = typeof DEATH_LEVELS[number];
export type Season = typeof SEASONS[number];

/** What was said of deaths. Numbers that nobody said are missing. */
interface Deaths {
  /** None died. */
  none?: boolean;
  /** How many died. */
  count?: number;
  /** Of how many. */
  flock?: number;
  /** The part of the flock, from 0 to 1, where it was said or follows from the numbers. */
  share?: number;
  /** Within how many days. */
  days?: number;
  /** They were called many, or they grow from one time to the next. */
  many?: boolean;
}

/** What was said of animals that are not well. */
export interface Said {
  /** Id of an animal of the knowledge. */
  animal?: string;
  ageDays?: { from: number; to: number };
  onset?: Onset;
  deaths?: Deaths;
  season?: Season;
  /** Ids of the signs that are seen. */
  signs: readonly string[];
  /** Ids of the signs that are said not to be there. */
  absent?: readonly string[];
}

/** Fewer dead of an unknown number may be the usual loss of a large shed. */
const MANY_BIRDS = 10;
/** Of a small flock some must have died: one hen of five may have died of anything. */
const SOME_BIRDS = 3;
const MASS_SHARE = 0.02;
const MASS_DAYS = 2;
/** Where nobody said in how many days: deaths are mostly told within the week. */
const UNSAID_DAYS = 5;
const MANY_SHARE = 0.03;

/** How many died, as conditions tell it; undefined if nothing was said of deaths. */
export function deathLevel(deaths: Deaths | undefined): DeathLevel | undefined {
  if (!deaths) return undefined;
  const { none, count, share, many } = deaths;
  if (none) return "none";
  if (many) return "many";
  if (share !== undefined) return share >= MANY_SHARE && (count ?? SOME_BIRDS) >= SOME_BIRDS ? "many" : "few";
  return (count ?? 0) >= 3 * MANY_BIRDS ? "many" : "few";
}

/** Whether a part of the flock died within a day or two: an emergency, whatever the cause is. */
export function areMassDeaths({ none, count, share, days, many }: Deaths): boolean {
  if (none) return false;
  const within = days ?? UNSAID_DAYS;
  // What took longer is measured by what it makes in two days.
  const part = within > MASS_DAYS ? MASS_DAYS / within : 1;
  if (share !== undefined) return share * part >= MASS_SHARE && (count ?? SOME_BIRDS) >= SOME_BIRDS;
  if (count !== undefined) return count * part >= MANY_BIRDS;
  return many === true && (days ?? MASS_DAYS) <= MASS_DAYS;
}

import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { looseSounds } from "../../language/phonemic.ts";
import { readDeaths } from "../../health/read_deaths.ts";
import { areMassDeaths } from "../../health/said.ts";
import { understandQuestion } from "../understand_question.ts";
import { happenedTo } from "./happened_to.ts";
import { readRoles } from "./read_roles.ts";
import { runOfNumbers } from "./run_of_numbers.ts";

/** What the vote looks at, each with how much it says. */
export type Features = ReadonlyMap<string, number>;

/** Two that meet say less than each of them: there are very many pairs. */
const PAIR = 0.5;
/** A long message says no more than a short one: the values of so many features are left as they are. */
const USUAL = 50;
/** Words between two roles that belong together. */
const NEAR = 3;
/** Sounds by which a word is known whatever its ending is. */
const BEGINNINGS = [4, 6];
const LARGE_NUMBER = 20;
const SHORT = 4;
const LONG = 18;

/**
 * Roles, roles that meet, what happened to whom, what is named and asked, how its numbers run, and words by how they
 * begin. `before` has the latest last.
 */
export function questionFeatures(query: string, before: readonly string[]): Features {
  const { parts, roles, words } = readParts(query);
  const single = new Set(["any", ...parts, ...runOfNumbers(query)]);
  const pairs = new Set<string>();
  parts.forEach((one, at) => {
    for (const other of parts.slice(at + 1)) pairs.add([one, other].sort().join("+"));
  });
  for (const [one, places] of roles) {
    for (const [other, others] of roles) {
      const isNear = one !== other && places.some((a) => others.some((b) => b > a && b - a <= NEAR));
      if (isNear) pairs.add(`${one}>${other}`);
    }
  }
  for (const word of words) {
    const sounds = looseSounds(word);
    single.add(`=${sounds}`);
    for (const length of BEGINNINGS) if (sounds.length > length) single.add(`^${sounds.slice(0, length)}`);
  }
  for (const fact of happenedTo(roles)) pairs.add(`@${fact}`);
  const deaths = deathsTold(query);
  if (deaths) single.add(`#deaths:${deaths}`);
  const last = before.at(-1);
  for (const part of last ? readParts(last).parts : []) single.add(`before:${part}`);
  const scale = Math.sqrt(USUAL / (single.size + pairs.size));
  return new Map([
    ...[...single].map((name) => [name, scale] as const),
    ...[...pairs].map((name) => [name, scale * PAIR] as const),
  ]);
}

/** Whether many died, some, or as is said none; undefined where nothing is said of deaths. */
function deathsTold(query: string): "many" | "some" | "none" | undefined {
  const deaths = readDeaths(query);
  return deaths && (deaths.none ? "none" : areMassDeaths(deaths) ? "many" : "some");
}

function readParts(text: string) {
  const { words, things, intents, aspects } = understandQuestion(text, () => false);
  const roles = readRoles(words);
  const { ingredients } = loadKnowledge();
  const named = things.flatMap(({ entry: { kind, id } }) => {
    if (kind !== "ingredient") return [`#${kind}`, `#${kind}:${id}`];
    const ingredient = ingredients.find((each) => each.id === id);
    return ["#ingredient", ingredient?.banned ? "#banned" : `#${ingredient?.group ?? "unknown"}`];
  });
  const held = new Set(
    things.filter(({ entry: { kind } }) => kind === "ingredient").map(({ entry: { id } }) => id),
  );
  const parts = new Set([
    ...roles.keys(),
    ...named,
    ...(held.size > 1 ? ["#several"] : []),
    ...(words.some((word) => Number(word) >= LARGE_NUMBER) ? ["#large"] : []),
    ...[...intents, ...aspects].map((each) => `?${each}`),
    ...(words.length <= SHORT ? ["short"] : words.length > LONG ? ["long"] : []),
  ]);
  return { parts: [...parts], roles, words };
}

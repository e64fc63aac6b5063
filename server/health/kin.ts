import { BIRDS, CHICKENS } from "../knowledge/animals.ts";

/** How old chickens are by what they are kept for. Those on yards, and "chickens", may be of any age. */
const AGES: Readonly<Record<string, { from: number; to: number } | undefined>> = {
  "broilers": { from: 0, to: 56 },
  "layers": { from: 119, to: 700 },
  "breeders": { from: 140, to: 500 },
  "breeders-in-rear": { from: 0, to: 140 },
  "pullets": { from: 42, to: 140 },
  "chicks": { from: 0, to: 28 },
};

/** The age that an animal's name tells: a broiler is no year old. */
export function ageOf(animal: string | undefined): { from: number; to: number } | undefined {
  return animal === undefined ? undefined : AGES[animal];
}

/** How near an animal stands to those of a list: among them, their kin, another bird, or none of it. */
export function kinship(animal: string, listed: readonly string[]): "same" | "kin" | "bird" | "none" {
  if (listed.length === 0 || listed.includes(animal)) return "same";
  if (isChicken(animal)) {
    if (listed.includes("chickens")) return "same";
    const chickens = listed.filter(isChicken);
    if (animal === "chickens" && chickens.length > 0) return "same";
    if (chickens.some((other) => isSameAge(animal, other))) return "kin";
  }
  return BIRDS.includes(animal) && listed.some((each) => BIRDS.includes(each)) ? "bird" : "none";
}

function isChicken(animal: string): boolean {
  return CHICKENS.includes(animal);
}

/** Chicks may be broilers, and desi birds may be of any age; broilers are no layers. */
function isSameAge(animal: string, other: string): boolean {
  const [a, b] = [AGES[animal], AGES[other]];
  return !a || !b || a.from < b.to && b.from < a.to;
}

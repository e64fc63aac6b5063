import { BIRDS, CHICKENS, REARED, RUMINANTS } from "../knowledge/animals.ts";
import type { Label } from "./read_label.ts";

/** How a label relates to an animal, from best to worst. */
export const STANDINGS = ["listed", "unsaid", "kin", "foreign", "forbidden"] as const;
export type Standing = typeof STANDINGS[number];

/**
 * How a product's label relates to an animal. `kin`: it is only for related animals (a veterinarian may still
 * order it). `forbidden`: its warnings name the animal, or eggs must not be eaten. Listed animals win over
 * warnings.
 */
export function labelStanding({ listed, warned, withoutEggs }: Label, id: string): Standing {
  const listsAny = (kind: readonly string[]) => kind.some((each) => listed.has(each));
  if (listed.has(id) || id === "chickens" && listsAny(CHICKENS)) return "listed";
  if (warned.has(id) || id === "layers" && withoutEggs) return "forbidden";
  if (listed.has("chickens") && CHICKENS.includes(id) || id === "chicks" && listsAny(REARED)) return "listed";
  if (listed.size === 0) return "unsaid";
  return [BIRDS, RUMINANTS].some((kind) => kind.includes(id) && listsAny(kind)) ? "kin" : "foreign";
}

/** The worst standing towards any of the animals. A kind of chicken in the query overrides "chickens". */
export function standingTo(ids: readonly string[]): (label: Label) => Standing {
  const kinds = ids.filter((id) => id !== "chickens");
  const wanted = kinds.some((id) => CHICKENS.includes(id)) ? kinds : ids;
  return (label) => {
    const places = wanted.map((id) => STANDINGS.indexOf(labelStanding(label, id)));
    return STANDINGS[Math.max(0, ...places)]!;
  };
}

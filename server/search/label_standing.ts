import type { Label } from "./read_label.ts";

/** How a label stands to an animal, the best first. */
export const STANDINGS = ["listed", "unsaid", "kin", "foreign", "forbidden"] as const;
export type Standing = typeof STANDINGS[number];

/** Young birds, which are reared and do not lay: what is for any of them is for chicks. */
const REARED = ["broilers", "pullets", "breeders-in-rear"];
/** All that are chickens of some kind: a label for chickens is for each of them. */
const CHICKENS = ["chickens", "chicks", ...REARED, "layers", "breeders", "backyard-birds"];
const BIRDS = [
  ...CHICKENS,
  "turkeys",
  "ducks",
  "quails",
  "geese",
  "guinea-fowl",
  "pigeons",
  "cage-birds",
  "emus",
];
const RUMINANTS = ["cattle", "buffaloes", "goats", "sheep"];

/**
 * Whether a product is for an animal, for relatives of it only (a veterinarian may still order it), for others
 * altogether, or forbidden: what its label lists counts before what its warnings name, and eggs are eaten of layers.
 */
export function labelStanding({ listed, warned, withoutEggs }: Label, id: string): Standing {
  const listsAny = (kind: readonly string[]) => kind.some((each) => listed.has(each));
  if (listed.has(id) || id === "chickens" && listsAny(CHICKENS)) return "listed";
  if (warned.has(id) || id === "layers" && withoutEggs) return "forbidden";
  if (listed.has("chickens") && CHICKENS.includes(id) || id === "chicks" && listsAny(REARED)) return "listed";
  if (listed.size === 0) return "unsaid";
  return [BIRDS, RUMINANTS].some((kind) => kind.includes(id) && listsAny(kind)) ? "kin" : "foreign";
}

/** How labels stand to several animals, the worst for any; who names a kind of chicken beside chickens means that kind. */
export function standingTo(ids: readonly string[]): (label: Label) => Standing {
  const kinds = ids.filter((id) => id !== "chickens");
  const wanted = kinds.some((id) => CHICKENS.includes(id)) ? kinds : ids;
  return (label) => {
    const places = wanted.map((id) => STANDINGS.indexOf(labelStanding(label, id)));
    return STANDINGS[Math.max(0, ...places)]!;
  };
}

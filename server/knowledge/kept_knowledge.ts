import * as z from "zod/mini";
import { type Brand, BrandSchema } from "../../contract/brand.ts";
import { type Condition, ConditionSchema } from "../../contract/condition.ts";
import { type Prohibited, ProhibitedSchema } from "../../contract/prohibited.ts";
import { once } from "../shared/once.ts";
import { readJson } from "../shared/read_json.ts";

/** The files of conditions, the more usual first. */
const CONDITIONS = [
  import.meta.resolve("./conditions/viral.json"),
  import.meta.resolve("./conditions/bacterial.json"),
  import.meta.resolve("./conditions/parasitic_fungal.json"),
  import.meta.resolve("./conditions/nutritional.json"),
  import.meta.resolve("./conditions/metabolic_toxic_management.json"),
];

/** Knowledge that the owner keeps, as it counts now. */
export interface KeptKnowledge {
  readonly conditions: readonly Condition[];
  readonly brands: readonly Brand[];
  readonly prohibited: readonly Prohibited[];
}

/** Names of other makers, as they come with the software; parsed once. */
export const loadBrands = loader(BrandSchema, import.meta.resolve("./brands.json"));

/** What India prohibits in animals for food, as it comes with the software; parsed once. */
export const loadProhibited = loader(ProhibitedSchema, import.meta.resolve("./prohibited.json"));

/** Diseases, deficiencies and poisonings, as they come with the software, the more usual first; parsed once. */
export const loadConditions: () => readonly Condition[] = once(() =>
  inTurn(CONDITIONS.map((file) => loader(ConditionSchema, file)()))
);

/** The same as it comes with the software: always one object. */
export const shippedKnowledge: () => KeptKnowledge = once(() => ({
  conditions: loadConditions(),
  brands: loadBrands(),
  prohibited: loadProhibited(),
}));

function loader<T>(schema: z.ZodMiniType<T>, file: string): () => readonly T[] {
  return once(() => z.array(schema).parse(readJson(file)));
}

/** The first of each list, then the second of each, and so on: in every file the more usual stands first. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

import * as z from "zod/mini";
import { type Brand, BrandSchema } from "../../contract/brand.ts";
import { type Condition, ConditionSchema } from "../../contract/condition.ts";
import { type Prohibited, ProhibitedSchema } from "../../contract/prohibited.ts";
import brandsFile from "./brands.json" with { type: "json" };
import bacterial from "./conditions/bacterial.json" with { type: "json" };
import metabolicToxicManagement from "./conditions/metabolic_toxic_management.json" with { type: "json" };
import nutritional from "./conditions/nutritional.json" with { type: "json" };
import parasiticFungal from "./conditions/parasitic_fungal.json" with { type: "json" };
import viral from "./conditions/viral.json" with { type: "json" };
import prohibitedFile from "./prohibited.json" with { type: "json" };

/** Knowledge that the owner keeps, as it counts now. */
export interface KeptKnowledge {
  readonly conditions: readonly Condition[];
  readonly brands: readonly Brand[];
  readonly prohibited: readonly Prohibited[];
}

let shipped: KeptKnowledge | undefined;

/** The same as it comes with the software: always one object. */
export function shippedKnowledge(): KeptKnowledge {
  return shipped ??= { conditions: loadConditions(), brands: loadBrands(), prohibited: loadProhibited() };
}

let brands: readonly Brand[] | undefined;

/** Names of other makers, as they come with the software; parsed once. */
export function loadBrands(): readonly Brand[] {
  return brands ??= z.array(BrandSchema).parse(brandsFile);
}

let prohibited: readonly Prohibited[] | undefined;

/** What India prohibits in animals for food, as it comes with the software; parsed once. */
export function loadProhibited(): readonly Prohibited[] {
  return prohibited ??= z.array(ProhibitedSchema).parse(prohibitedFile);
}

let conditions: readonly Condition[] | undefined;

/** Diseases, deficiencies and poisonings, as they come with the software, the more usual first; parsed once. */
export function loadConditions(): readonly Condition[] {
  return conditions ??= inTurn(
    [viral, bacterial, parasiticFungal, nutritional, metabolicToxicManagement]
      .map((file) => z.array(ConditionSchema).parse(file)),
  );
}

/** The first of each list, then the second of each, and so on: in every file the more usual stands first. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

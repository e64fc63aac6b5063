import type { Brand } from "../../contract/brand.ts";
import type { Condition } from "../../contract/condition.ts";
import type { Prohibited } from "../../contract/prohibited.ts";
import { loadBrands } from "./load_brands.ts";
import { loadConditions } from "./load_conditions.ts";
import { loadProhibited } from "./load_prohibited.ts";

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

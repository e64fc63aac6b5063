import { type Brand, BrandSchema } from "../../contract/brand.ts";
import { type Condition, ConditionSchema } from "../../contract/condition.ts";
import { type Prohibited, ProhibitedSchema } from "../../contract/prohibited.ts";
import { derived } from "../kv/derived.ts";
import type { Store } from "../kv/store.ts";
import { type KeptKnowledge, loadBrands, loadConditions, loadProhibited } from "./kept_knowledge.ts";
import { overlay } from "./overlay.ts";

/** What comes with the software. */
export interface Shipped {
  conditions: () => readonly Condition[];
  brands: () => readonly Brand[];
  prohibited: () => readonly Prohibited[];
}

/** The knowledge that the owner keeps: what comes with the software, with his own entries and changes. */
export function knowledgeStore(
  store: Store,
  { conditions = loadConditions, brands = loadBrands, prohibited = loadProhibited }: Partial<Shipped> = {},
) {
  const kept = {
    conditions: overlay(store, { name: "conditions", schema: ConditionSchema, shipped: conditions }),
    brands: overlay(store, { name: "brands", schema: BrandSchema, shipped: brands }),
    prohibited: overlay(store, { name: "prohibited", schema: ProhibitedSchema, shipped: prohibited }),
  };
  const collections = Object.values(kept).map(({ name }) => name);
  return {
    ...kept,
    /** Names of its collections. */
    collections,
    /** All of it, one object until something of it is changed: what is made of it can be remembered by it. */
    read: derived<KeptKnowledge>(store, collections, async () => ({
      conditions: await kept.conditions.read(),
      brands: await kept.brands.read(),
      prohibited: await kept.prohibited.read(),
    })),
  };
}

export type KnowledgeStore = ReturnType<typeof knowledgeStore>;

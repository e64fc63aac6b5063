import { type Condition, ConditionSchema } from "../../contract/condition.ts";
import type { Store } from "../kv/store.ts";
import { loadConditions } from "./load_conditions.ts";
import { overlay } from "./overlay.ts";

/** What comes with the software. */
export interface Shipped {
  conditions: () => readonly Condition[];
}

/** The knowledge that the owner keeps: what comes with the software, with his own entries and changes. */
export function knowledgeStore(store: Store, { conditions = loadConditions }: Partial<Shipped> = {}) {
  const kept = {
    conditions: overlay(store, { name: "conditions", schema: ConditionSchema, shipped: conditions }),
  };
  return {
    ...kept,
    /** Names of its collections. */
    collections: Object.values(kept).map(({ name }) => name),
  };
}

export type KnowledgeStore = ReturnType<typeof knowledgeStore>;

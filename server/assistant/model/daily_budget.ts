import * as z from "zod/mini";
import { collection } from "../../kv/collection.ts";
import { indiaDay } from "../../shared/india_day.ts";
import type { Store } from "../../kv/store.ts";
import { ModelError } from "./model_error.ts";

const ID = "model";
const SpentSchema = z.object({ day: z.string(), requests: z.number() });

/** Keys: `assistant-budget`, one document: what was spent today, so that a restart is no new day. */
export function dailyBudget(store: Store, now: () => Date, dailyRequests: number): () => Promise<void> {
  const spent = collection(store, { name: "assistant-budget", schema: SpentSchema });

  /** Counts one request; throws where today's are spent. */
  return async function spend() {
    const day = indiaDay(now().getTime());
    await store.transaction(async (tx) => {
      const writer = spent.in(tx);
      const before = (await writer.get(ID))?.value;
      const requests = before?.day === day ? before.requests : 0;
      if (requests >= dailyRequests) throw new ModelError("today's requests are spent");
      const after = { day, requests: requests + 1 };
      if (before) await writer.update(ID, after);
      else await writer.create(after, { id: ID });
    });
  };
}

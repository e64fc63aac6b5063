import * as z from "zod/mini";
import { indiaDay } from "../shared/india_day.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";

const CountSchema = z.object({ views: z.number(), chats: z.number() });
type PartnerCount = z.infer<typeof CountSchema>;
const CountsSchema = z.object({ days: z.record(z.string(), CountSchema) });

/** Number of days stored. Older ones are deleted when a new day is written. */
const DAYS_STORED = 90;

/**
 * Counts widget views and chats by partner and day in India. Counts are buffered in memory and flushed at
 * intervals, because a commit per visitor would be too slow. Keys: `partner_days` by a partner's first key.
 */
export function partnerCounts(store: Store, now: () => Date) {
  const stored = collection(store, { name: "partner_days", schema: CountsSchema });
  let waiting = new Map<string, Map<string, PartnerCount>>();
  let writing: Promise<void> = Promise.resolve();

  function add(partner: string, day: string, { views, chats }: PartnerCount): void {
    const days = waiting.get(partner) ?? new Map<string, PartnerCount>();
    const before = days.get(day) ?? { views: 0, chats: 0 };
    days.set(day, { views: before.views + views, chats: before.chats + chats });
    waiting.set(partner, days);
  }

  async function write(): Promise<void> {
    const taken = waiting;
    waiting = new Map();
    for (const [partner, days] of taken) {
      try {
        await store.transaction(async (tx) => {
          const writer = stored.in(tx);
          const found = await writer.get(partner);
          const value = { days: merged(found?.value.days ?? {}, days) };
          if (found) await writer.update(partner, value);
          else await writer.create(value, { id: partner });
        });
        taken.delete(partner);
      } catch (error) {
        // Add the counts that were not written back to the buffer, so that the next flush retries them.
        for (const [partner, days] of taken) for (const [day, count] of days) add(partner, day, count);
        throw error;
      }
    }
  }

  return {
    /** Adds one view or chat to today's count. */
    add(partner: string, what: keyof PartnerCount): void {
      add(partner, indiaDay(now().getTime()), { views: 0, chats: 0, [what]: 1 });
    },

    /** Writes the buffered counts to the store. */
    flush(): Promise<void> {
      writing = writing.catch(() => {}).then(write);
      return writing;
    },

    /** The counts by day, including buffered ones. */
    async daysOf(partner: string): Promise<ReadonlyMap<string, PartnerCount>> {
      await writing.catch(() => {});
      const found = await stored.get(partner);
      return new Map(Object.entries(merged(found?.value.days ?? {}, waiting.get(partner) ?? new Map())));
    },

    /** Deletes all counts of a partner. */
    async forget(partner: string): Promise<void> {
      await writing.catch(() => {});
      waiting.delete(partner);
      if (await stored.get(partner)) await stored.delete(partner);
    },
  };
}

function merged(
  days: Record<string, PartnerCount>,
  more: ReadonlyMap<string, PartnerCount>,
): Record<string, PartnerCount> {
  const all = new Map(Object.entries(days));
  for (const [day, { views, chats }] of more) {
    const before = all.get(day) ?? { views: 0, chats: 0 };
    all.set(day, { views: before.views + views, chats: before.chats + chats });
  }
  return Object.fromEntries([...all].sort(([a], [b]) => a < b ? 1 : -1).slice(0, DAYS_STORED));
}

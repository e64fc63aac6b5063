import * as z from "zod/mini";
import { indiaDay } from "../shared/india_day.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";

const CountSchema = z.object({
  views: z.number(),
  chats: z.number(),
  /** Withdrawn versions of pinned widgets on the partner's pages. */
  withdrawn: z.optional(z.array(z.string())),
  /** Origins that were refused with the partner's key. */
  refused: z.optional(z.array(z.string())),
});
type PartnerCount = z.infer<typeof CountSchema>;
const CountsSchema = z.object({ days: z.record(z.string(), CountSchema) });

/** The most names that a day holds of each kind. Strangers choose the origins that are refused. */
const NAMES_STORED = 20;

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

  function add(partner: string, day: string, count: Partial<PartnerCount>): void {
    const days = waiting.get(partner) ?? new Map<string, PartnerCount>();
    days.set(day, sumOf(days.get(day) ?? NOTHING, count));
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
    add(partner: string, what: "views" | "chats"): void {
      add(partner, indiaDay(now().getTime()), { [what]: 1 });
    },

    /** Notes a withdrawn version or a refused origin of today. */
    note(partner: string, what: "withdrawn" | "refused", name: string): void {
      add(partner, indiaDay(now().getTime()), { [what]: [name] });
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

const NOTHING: PartnerCount = { views: 0, chats: 0 };

function sumOf(a: PartnerCount, b: Partial<PartnerCount>): PartnerCount {
  const union = (kind: "withdrawn" | "refused") => {
    const names = new Set([...a[kind] ?? [], ...b[kind] ?? []]);
    return names.size > 0 && { [kind]: [...names].slice(0, NAMES_STORED) };
  };
  return {
    views: a.views + (b.views ?? 0),
    chats: a.chats + (b.chats ?? 0),
    ...union("withdrawn"),
    ...union("refused"),
  };
}

function merged(
  days: Record<string, PartnerCount>,
  more: ReadonlyMap<string, PartnerCount>,
): Record<string, PartnerCount> {
  const all = new Map(Object.entries(days));
  for (const [day, count] of more) all.set(day, sumOf(all.get(day) ?? NOTHING, count));
  return Object.fromEntries([...all].sort(([a], [b]) => a < b ? 1 : -1).slice(0, DAYS_STORED));
}

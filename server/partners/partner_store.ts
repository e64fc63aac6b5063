import * as z from "zod/mini";
import { newKey } from "../../contract/shared/new_key.ts";
import { type PartnerInput, PartnerSchema } from "../../contract/partner.ts";
import { collection } from "../kv/collection.ts";
import { cachedRecords } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { partnerCounts } from "./partner_counts.ts";

const PartnerRecordSchema = z.omit(PartnerSchema, {
  id: true,
  leads: true,
  days: true,
  withdrawn: true,
  refused: true,
});
export type PartnerRecord = z.infer<typeof PartnerRecordSchema>;

/** Keys: `partners` by id, unique `key`. */
export function partnerStore(store: Store, now: () => Date) {
  const partners = collection(store, {
    name: "partners",
    schema: PartnerRecordSchema,
    unique: { key: ({ key }) => key },
  });
  const byKey = cachedRecords(store, partners, ({ value }) => value.key);

  /** The partner with this current or former key. */
  async function ofKey(key: string): Promise<PartnerRecord | undefined> {
    const known = await byKey();
    return known.get(key) ?? known.values().find(({ formerKeys }) => formerKeys?.includes(key));
  }

  return {
    partners,

    /** Cached partners by current key. */
    byKey,
    ofKey,

    /** Counts of views and chats, by `firstKeyOf`. */
    counts: partnerCounts(store, now),

    /** The name of the partner with this key, or the key itself if there is none. */
    nameOf: async (key: string): Promise<string> => (await ofKey(key))?.name ?? key,

    create: (input: PartnerInput): Promise<Stored<PartnerRecord>> =>
      partners.create({ ...input, key: madeKey(), createdAt: now().toISOString() }),

    /** Updates a partner but not its key, which is embedded in the partner's pages. */
    update: (id: string, input: PartnerInput, ifMatch?: string): Promise<Stored<PartnerRecord>> =>
      partners.update(
        id,
        ({ key, formerKeys, createdAt }) => ({ ...input, key, formerKeys, createdAt }),
        { ifMatch },
      ),

    /** Replaces the key. The old key is refused from now on. */
    rotate: (id: string, ifMatch?: string): Promise<Stored<PartnerRecord>> =>
      partners.update(
        id,
        (partner) => ({ ...partner, key: madeKey(), formerKeys: keysOf(partner) }),
        { ifMatch },
      ),
  };
}

export type PartnerStore = ReturnType<typeof partnerStore>;

function madeKey(): string {
  return `pk_${newKey()}`;
}

/** All keys the partner has had, the current one last. */
export function keysOf({ key, formerKeys = [] }: Pick<PartnerRecord, "key" | "formerKeys">): string[] {
  return [...formerKeys, key];
}

/** The partner's first key. It stays the same when keys are rotated, so counts are stored under it. */
export function firstKeyOf(partner: Pick<PartnerRecord, "key" | "formerKeys">): string {
  return keysOf(partner)[0]!;
}

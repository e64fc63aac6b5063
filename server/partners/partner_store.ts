import * as z from "zod/mini";
import { newKey } from "../../contract/new_key.ts";
import { type PartnerInput, PartnerSchema } from "../../contract/partner.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { keptRecords } from "../kv/kept_records.ts";
import type { Store } from "../kv/store.ts";

const PartnerRecordSchema = z.omit(PartnerSchema, { id: true, leads: true });
export type PartnerRecord = z.infer<typeof PartnerRecordSchema>;

/** Keys: `partners` by id, unique `key`. What embeds may do hangs on them, so that they count as content. */
export function partnerStore(store: Store, now: () => Date) {
  const partners = collection(store, {
    name: "partners",
    schema: PartnerRecordSchema,
    unique: { key: ({ key }) => key },
    content: true,
  });
  return {
    partners,

    /** Every partner by its public key, in memory. */
    byKey: keptRecords(store, partners, ({ key }) => key),

    create: (input: PartnerInput): Promise<Stored<PartnerRecord>> =>
      partners.create({ ...input, key: `pk_${newKey()}`, createdAt: now().toISOString() }),

    /** The key stays: it stands on the partner's pages. */
    update: (id: string, input: PartnerInput, ifMatch?: string): Promise<Stored<PartnerRecord>> =>
      partners.update(id, ({ key, createdAt }) => ({ ...input, key, createdAt }), ifMatch ? { ifMatch } : {}),
  };
}

export type PartnerStore = ReturnType<typeof partnerStore>;

import * as z from "zod/mini";
import { newKey } from "../../contract/new_key.ts";
import { type PartnerInput, PartnerSchema } from "../../contract/partner.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
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
  let revision: string | undefined;
  let reading: Promise<Map<string, PartnerRecord>> | undefined;

  return {
    partners,

    /** Every partner by its public key, read again only when the content has changed. */
    byKey(): Promise<ReadonlyMap<string, PartnerRecord>> {
      if (!reading || revision !== store.revision) {
        revision = store.revision;
        const started = reading = Array.fromAsync(partners.all(), ({ value }) => [value.key, value] as const)
          .then((entries) => new Map(entries));
        // A failed read is tried again by the next caller.
        started.catch(() => {
          if (reading === started) reading = undefined;
        });
      }
      return reading;
    },

    create: (input: PartnerInput): Promise<Stored<PartnerRecord>> =>
      partners.create({ ...input, key: `pk_${newKey()}`, createdAt: now().toISOString() }),

    /** The key stays: it stands on the partner's pages. */
    update: (id: string, input: PartnerInput, ifMatch?: string): Promise<Stored<PartnerRecord>> =>
      partners.update(id, ({ key, createdAt }) => ({ ...input, key, createdAt }), ifMatch ? { ifMatch } : {}),
  };
}

export type PartnerStore = ReturnType<typeof partnerStore>;

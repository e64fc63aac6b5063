import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { accountRecords } from "./account_record.ts";

/** The link is taken this long. */
const SETUP_MS = 60 * 60 * 1_000;
const ID = "link";

/**
 * The link by which the first account is made, one for all servers of a store. It stands there as it is, since it
 * opens nothing but a store without accounts. Keys: `setup` with one document.
 */
export function setupLink(store: Store, now: () => Date) {
  const links = collection(store, {
    name: "setup",
    schema: z.object({ token: z.string(), until: z.number() }),
  });
  const accounts = accountRecords(store);

  /** Whether it is the link's token, it has not ended, and nobody has an account. */
  async function opens(token: string): Promise<boolean> {
    const link = await links.get(ID);
    return link?.value.token === token && now().getTime() < link.value.until && await accounts.count() === 0;
  }

  return {
    opens,

    /**
     * Returns the token to print at a start; undefined if somebody has an account. A server that has the store for
     * itself makes a new link, others print the one that the first of them made.
     */
    async begin(token: string = crypto.randomUUID()): Promise<string | undefined> {
      if (await accounts.count() > 0) return undefined;
      return await store.transaction(async (tx) => {
        const writer = links.in(tx);
        const before = await writer.get(ID);
        if (before && !store.exclusive && now().getTime() < before.value.until) return before.value.token;
        const link = { token, until: now().getTime() + SETUP_MS };
        if (before) await writer.update(ID, link);
        else await writer.create(link, { id: ID });
        return token;
      });
    },

    /** Ends the link in the transaction that makes the account. Returns false if it was used meanwhile. */
    async use(tx: Transaction, token: string): Promise<boolean> {
      const writer = links.in(tx);
      if ((await writer.get(ID))?.value.token !== token) return false;
      try {
        await writer.delete(ID);
      } catch (error) {
        // Another one used it between the two reads.
        if (error instanceof NotFoundError) return false;
        throw error;
      }
      return true;
    },
  };
}

export type SetupLink = ReturnType<typeof setupLink>;

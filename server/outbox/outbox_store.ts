import * as z from "zod/mini";
import { type Channel, CHANNELS, type Delivery } from "../../contract/delivery.ts";
import { collection } from "../kv/collection.ts";
import { isAlive } from "../kv/presence.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import {
  type Claim,
  claimed,
  type ClaimTerms,
  type Decision,
  type DeliveryRecord,
  DeliveryRecordSchema,
  lookAgainAt,
  newDelivery,
  type Outcome,
  restarted,
  settled,
} from "./delivery_record.ts";

const OutboxRecordSchema = z.object({
  mail: z.optional(DeliveryRecordSchema),
  webhook: z.optional(DeliveryRecordSchema),
  copy: z.optional(DeliveryRecordSchema),
});
type OutboxRecord = z.infer<typeof OutboxRecordSchema>;

/** The delivery of one inquiry over one channel. */
export interface Job {
  id: string;
  channel: Channel;
}

/** When a job is due, and whether in a digest. */
export interface Planned {
  due: number;
  inDigest: boolean;
}

const outboxRecords = (store: Store) =>
  collection(store, {
    name: "outbox",
    schema: OutboxRecordSchema,
    indexes: {
      state: (record) => {
        const isIn = (state: string, channels: readonly Channel[]) =>
          channels.some((channel) => record[channel]?.state === state);
        // That a visitor's address takes no mail is nothing for the owner to mend.
        return [
          ...isIn("waiting", CHANNELS) ? ["waiting" as const] : [],
          ...isIn("failed", ["mail", "webhook"]) ? ["failed" as const] : [],
        ];
      },
    },
  });

/**
 * Keys: `outbox` by the inquiry's id; index `state`: `waiting` or `failed` if any channel is in that state.
 * The record is written in the commit that stores the inquiry. It contains no personal data.
 */
export function outboxStore(
  store: Store,
  now: () => Date,
  channelsNow: () => Promise<readonly Channel[]> = () => Promise.resolve([]),
) {
  const outbox = outboxRecords(store);
  const attempts = deliveryAttempts(store, outbox, now);
  const listeners = new Set<(job: Job, planned: Planned) => void>();
  const tell = (id: string, told: readonly Channel[], planned: Planned) => {
    for (const channel of told) for (const listener of listeners) listener({ id, channel }, planned);
  };

  return {
    outbox,
    /** By which a new inquiry would be told. */
    channels: channelsNow,
    claim: attempts.claim,
    settle: attempts.settle,

    /** Queues an inquiry for all channels, in the transaction that stores it. Its sender gets a copy with `hasCopy`. */
    async enqueue(
      tx: Transaction,
      id: string,
      { inDigest, hasCopy = false }: { inDigest: boolean; hasCopy?: boolean },
    ): Promise<void> {
      const channels = (await channelsNow()).filter((channel) => channel !== "copy" || hasCopy);
      if (channels.length === 0) return;
      const delivery = newDelivery(now(), inDigest);
      const record = Object.fromEntries(channels.map((channel) => [channel, delivery]));
      await outbox.in(tx).create(record, { id, isNew: true });
      tx.onLanded(() => tell(id, channels, { due: delivery.at, inDigest }));
    },

    /** Calls the listener with each new job and the moment when it is due. */
    onWaiting(listener: (job: Job, planned: Planned) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** All waiting jobs. With `takeOver` no other process uses the store, so claims are ignored. */
    async *waiting({ takeOver }: { takeOver: boolean }): AsyncGenerator<{ job: Job; planned: Planned }> {
      for await (const { id, value } of outbox.all({ index: ["state", "waiting"] })) {
        for (const channel of CHANNELS) {
          const delivery = value[channel];
          if (delivery?.state !== "waiting") continue;
          const due = takeOver ? delivery.at : lookAgainAt(delivery, now().getTime());
          yield { job: { id, channel }, planned: { due, inDigest: delivery.inDigest ?? false } };
        }
      }
    },

    /** Restarts the attempts of channels that failed or wait, not of those that have sent or run. */
    async sendAgain(id: string): Promise<void> {
      const at = now().getTime();
      for (const channel of CHANNELS) {
        const again = await attempts.change({ id, channel }, (delivery) => restarted(delivery, at));
        if (again) tell(id, [channel], { due: at, inDigest: false });
      }
    },

    /** The ids of the inquiries of which a channel gave up. */
    failed: async (): Promise<ReadonlySet<string>> =>
      new Set(await Array.fromAsync(outbox.all({ index: ["state", "failed"] }), ({ id }) => id)),

    /** The deliveries of each inquiry, in the order of `ids`. */
    async deliveriesOf(ids: readonly string[]): Promise<Delivery[][]> {
      return (await outbox.getMany(ids)).map((found) => deliveriesIn(found?.value ?? {}));
    },
  };
}

/** What an attempt to send changes of a delivery. */
function deliveryAttempts(store: Store, outbox: ReturnType<typeof outboxRecords>, now: () => Date) {
  /** Stores `next` if `decide` returns one. Returns undefined if the delivery does not exist. */
  async function change<R>(
    { id, channel }: Job,
    decide: (delivery: DeliveryRecord) => Decision<R> | Promise<Decision<R>>,
  ): Promise<R | undefined> {
    return await store.transaction(async (tx) => {
      const writer = outbox.in(tx);
      const before = (await writer.get(id))?.value[channel];
      if (!before) return undefined;
      const { result, next } = await decide(before);
      if (next) await writer.update(id, { [channel]: next });
      return result;
    });
  }

  return {
    change,

    /**
     * Claims a job for one attempt, also that of a process that died. `again` is when to retry, if the job is not due or
     * another process has claimed it. Undefined: the job is no longer waiting.
     */
    claim: (job: Job, terms: ClaimTerms): Promise<Claim | undefined> =>
      change(job, async (delivery) => {
        const { claimedBy } = delivery;
        const isLeft = claimedBy !== undefined && !await isAlive(store, claimedBy, now);
        const takeOver = terms.takeOver || isLeft;
        return claimed(delivery, now().getTime(), { ...terms, takeOver, by: store.presence });
      }),

    /** Stores how an attempt ended. Returns when the next one is due, if there is one. */
    settle: (job: Job, outcome: Outcome, delays: readonly number[]): Promise<number | undefined> =>
      change(job, (delivery) => settled(delivery, now().getTime(), outcome, delays)),
  };
}

export type OutboxStore = ReturnType<typeof outboxStore>;

function deliveriesIn(record: OutboxRecord): Delivery[] {
  return CHANNELS.flatMap((channel) => {
    const delivery = record[channel];
    if (!delivery) return [];
    const { state, attempts, at, problem } = delivery;
    return [{ channel, state, attempts, at: new Date(at).toISOString(), problem }];
  });
}

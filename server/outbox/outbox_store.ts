import * as z from "zod/mini";
import { type Channel, CHANNELS, type Delivery } from "../../contract/delivery.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { digestDue } from "./digest_due.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Delays between attempts, in milliseconds. After the last delay there is one more attempt. */
export const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];

const DeliveryRecordSchema = z.object({
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number(),
  /** When it was sent, given up, or is due next. Milliseconds since 1970. */
  at: z.number(),
  /** The end of the lease of a running attempt. Until then no other process starts an attempt. */
  claimedUntil: z.nullable(z.number()),
  problem: z.nullable(z.string()),
  /** Whether it is told in a digest, not in a message of its own. */
  inDigest: z.optional(z.boolean()),
});
type DeliveryRecord = z.infer<typeof DeliveryRecordSchema>;

const OutboxRecordSchema = z.object({
  mail: z.optional(DeliveryRecordSchema),
  webhook: z.optional(DeliveryRecordSchema),
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

/** How an attempt ended. */
export type Outcome = { sent: true } | { sent: false; problem: string; permanent: boolean };

/**
 * Keys: `outbox` by the inquiry's id; index `state`: `waiting` or `failed` if any channel is in that state.
 * The record is written in the commit that stores the inquiry. It contains no personal data.
 */
export function outboxStore(store: Store, now: () => Date, channels: readonly Channel[] = []) {
  const outbox = collection(store, {
    name: "outbox",
    schema: OutboxRecordSchema,
    indexes: {
      state: (record) => {
        const states = new Set(CHANNELS.map((channel) => record[channel]?.state));
        return (["waiting", "failed"] as const).filter((state) => states.has(state));
      },
    },
  });
  const listeners = new Set<(job: Job, planned: Planned) => void>();
  const tell = (id: string, told: readonly Channel[], planned: Planned) => {
    for (const channel of told) for (const listener of listeners) listener({ id, channel }, planned);
  };

  /** Stores `next` if `decide` returns one. Returns undefined if the delivery does not exist. */
  async function change<R>(
    { id, channel }: Job,
    decide: (delivery: DeliveryRecord) => { result: R; next?: DeliveryRecord },
  ): Promise<R | undefined> {
    return await store.transaction(async (tx) => {
      const writer = outbox.in(tx);
      const before = (await writer.get(id))?.value[channel];
      if (!before) return undefined;
      const { result, next } = decide(before);
      if (next) await writer.update(id, { [channel]: next });
      return result;
    });
  }

  return {
    outbox,

    /** Queues an inquiry for all channels, in the transaction that stores it. */
    async enqueue(tx: Transaction, id: string, { inDigest }: { inDigest: boolean }): Promise<void> {
      if (channels.length === 0) return;
      const at = inDigest ? digestDue(now()) : now().getTime();
      const delivery = {
        state: "waiting",
        attempts: 0,
        at,
        claimedUntil: null,
        problem: null,
        ...(inDigest && { inDigest }),
      } as const;
      const record = Object.fromEntries(channels.map((channel) => [channel, delivery]));
      await outbox.in(tx).create(record, { id, isNew: true });
      tx.onLanded(() => tell(id, channels, { due: at, inDigest }));
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
          const due = takeOver ? delivery.at : delivery.claimedUntil ?? delivery.at;
          yield { job: { id, channel }, planned: { due, inDigest: delivery.inDigest ?? false } };
        }
      }
    },

    /**
     * Claims a job for one attempt. `again` is when to retry, if the job is not due or another process has
     * claimed it. Undefined: the job is no longer waiting.
     */
    async claim(job: Job, { until, takeOver }: { until: number; takeOver: boolean }) {
      return await change<{ attempt: number } | { again: number } | undefined>(job, (delivery) => {
        const time = now().getTime();
        if (delivery.state !== "waiting") return { result: undefined };
        const free = takeOver || (delivery.claimedUntil ?? 0) <= time;
        if (!free) return { result: { again: delivery.claimedUntil ?? time } };
        if (delivery.at > time) return { result: { again: delivery.at } };
        const attempts = delivery.attempts + 1;
        return { result: { attempt: attempts }, next: { ...delivery, attempts, claimedUntil: until } };
      });
    },

    /** Stores how an attempt ended. Returns when the next one is due, if there is one. */
    async settle(job: Job, outcome: Outcome, delays: readonly number[]): Promise<number | undefined> {
      return await change<number | undefined>(job, (delivery) => {
        const at = now().getTime();
        const settled = { ...delivery, at, claimedUntil: null };
        if (outcome.sent) return { result: undefined, next: { ...settled, state: "sent", problem: null } };
        const { problem, permanent } = outcome;
        const wait = permanent ? undefined : delays[delivery.attempts - 1];
        if (wait === undefined) return { result: undefined, next: { ...settled, state: "failed", problem } };
        return { result: at + wait, next: { ...settled, at: at + wait, problem } };
      });
    },

    /** Restarts the attempts of channels that failed or wait, not of those that have sent or run. */
    async sendAgain(id: string): Promise<void> {
      const at = now().getTime();
      for (const channel of CHANNELS) {
        const again = await change({ id, channel }, (delivery) => {
          const claimed = delivery.claimedUntil !== null && delivery.claimedUntil > at;
          if (delivery.state === "sent" || claimed) return { result: false };
          return {
            result: true,
            next: { ...delivery, state: "waiting", attempts: 0, at, claimedUntil: null, inDigest: false },
          };
        });
        if (again) tell(id, [channel], { due: at, inDigest: false });
      }
    },

    /** The deliveries of each inquiry, in the order of `ids`. */
    async deliveriesOf(ids: readonly string[]): Promise<Delivery[][]> {
      return (await outbox.getMany(ids)).map((found) => deliveriesIn(found?.value ?? {}));
    },
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

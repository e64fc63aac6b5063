import * as z from "zod/mini";
import type { FailureReason } from "./carrier.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Delays between attempts, in milliseconds. After the last delay there is one more attempt. */
export const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];

export const DeliveryRecordSchema = z.object({
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number(),
  /** When it was sent, given up, or is due next. Milliseconds since 1970. */
  at: z.number(),
  /** The end of the lease of a running attempt. Until then no other process starts an attempt. */
  claimedUntil: z.nullable(z.number()),
  /** The process that makes the attempt, where others can tell whether it is alive. */
  claimedBy: z.optional(z.string()),
  problem: z.nullable(z.string()),
  /** Whether it is told in a digest, not in a message of its own. */
  inDigest: z.optional(z.boolean()),
});
export type DeliveryRecord = z.infer<typeof DeliveryRecordSchema>;

/** How an attempt ended. `problem` is what the other side said, `reason` its kind. */
export type Outcome =
  | { sent: true }
  | { sent: false; problem: string; permanent: boolean; reason: FailureReason };

/** What follows from the state of a delivery: an answer, and the next state if it changes. */
export interface Decision<R> {
  result: R;
  next?: DeliveryRecord;
}

/** The number of an attempt, or when to ask again if the job is not due or another process has claimed it. */
export type Claim = { attempt: number } | { again: number };

/** How long a claim holds. With `takeOver` no other process uses the store, so the claims of others are ignored. */
export interface ClaimTerms {
  until: number;
  takeOver: boolean;
  by?: string | undefined;
}

/** How often to look whether the process that claimed a job is alive. */
const LOOK_AGAIN_MS = 15_000;

/** When to look again at a delivery that another process has claimed. */
export function lookAgainAt({ at, claimedUntil, claimedBy }: DeliveryRecord, time: number): number {
  if (claimedUntil === null) return at;
  return claimedBy === undefined ? claimedUntil : Math.min(claimedUntil, time + LOOK_AGAIN_MS);
}

/** When the digest is sent that belongs to this moment: at the next full hour. */
export function digestDue(now: Date): number {
  return (Math.floor(now.getTime() / HOUR) + 1) * HOUR;
}

export function newDelivery(now: Date, inDigest: boolean): DeliveryRecord {
  return {
    state: "waiting",
    attempts: 0,
    at: inDigest ? digestDue(now) : now.getTime(),
    claimedUntil: null,
    problem: null,
    ...(inDigest && { inDigest }),
  };
}

/** Claims a delivery for one attempt. Undefined: it is no longer waiting. */
export function claimed(
  delivery: DeliveryRecord,
  time: number,
  { until, takeOver, by }: ClaimTerms,
): Decision<Claim | undefined> {
  if (delivery.state !== "waiting") return { result: undefined };
  const free = takeOver || (delivery.claimedUntil ?? 0) <= time;
  if (!free) return { result: { again: lookAgainAt(delivery, time) } };
  if (delivery.at > time) return { result: { again: delivery.at } };
  const attempts = delivery.attempts + 1;
  return {
    result: { attempt: attempts },
    next: { ...delivery, attempts, claimedUntil: until, claimedBy: by },
  };
}

/** Ends an attempt. Returns when the next one is due, if there is one. */
export function settled(
  delivery: DeliveryRecord,
  at: number,
  outcome: Outcome,
  delays: readonly number[],
): Decision<number | undefined> {
  const ended = { ...delivery, at, claimedUntil: null, claimedBy: undefined };
  if (outcome.sent) return { result: undefined, next: { ...ended, state: "sent", problem: null } };
  const { problem, permanent } = outcome;
  const wait = permanent ? undefined : delays[delivery.attempts - 1];
  if (wait === undefined) return { result: undefined, next: { ...ended, state: "failed", problem } };
  return { result: at + wait, next: { ...ended, at: at + wait, problem } };
}

/** Starts the attempts anew, unless it was sent or an attempt is running. */
export function restarted(delivery: DeliveryRecord, at: number): Decision<boolean> {
  const isClaimed = delivery.claimedUntil !== null && delivery.claimedUntil > at;
  if (delivery.state === "sent" || isClaimed) return { result: false };
  const next = {
    ...delivery,
    state: "waiting",
    attempts: 0,
    at,
    claimedUntil: null,
    claimedBy: undefined,
    inDigest: false,
  } as const;
  return { result: true, next };
}

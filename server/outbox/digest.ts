import type { Inquiry } from "../../contract/inquiry.ts";
import { mapConcurrently } from "../shared/map_concurrently.ts";
import type { Carrier } from "./carrier.ts";
import type { Outcome } from "./delivery_record.ts";
import type { Job } from "./outbox_store.ts";

/** Claims and reads at the same time. They share commits. */
const CONCURRENCY = 50;

/** What the worker does for a digest, as for a single message. */
interface DigestParts {
  /** `again` is when to retry a job that is not due or is claimed; undefined: it is no longer waiting. */
  claim: (job: Job) => Promise<{ attempt: number } | { again: number } | undefined>;
  settle: (job: Job, outcome: Outcome) => Promise<number | undefined>;
  read: (id: string) => Promise<Inquiry | null>;
  outcomeOf: (about: string, attempt: number, deliver: () => Promise<void>) => Promise<Outcome>;
}

/** Sends one message about several inquiries. Returns when those that were not sent are due again. */
export async function sendDigest(
  carrier: Carrier,
  ids: readonly string[],
  { claim, settle, read, outcomeOf }: DigestParts,
): Promise<Map<string, number>> {
  const { channel } = carrier;
  const due = new Map<string, number>();
  const claimed: string[] = [];
  let attempts = 0;
  await mapConcurrently(ids, CONCURRENCY, async (id) => {
    const claimedJob = await claim({ id, channel });
    if (!claimedJob) return;
    if ("again" in claimedJob) return void due.set(id, claimedJob.again);
    claimed.push(id);
    attempts = Math.max(attempts, claimedJob.attempt);
  });
  if (claimed.length === 0) return due;
  const outcome = await outcomeOf(`${claimed.length} inquiries`, attempts, async () => {
    const found = await mapConcurrently(claimed, CONCURRENCY, read);
    const inquiries = found.filter((inquiry) => inquiry !== null).sort(peopleFirst);
    if (inquiries.length > 0) await carrier.deliverDigest(inquiries);
  });
  await mapConcurrently(claimed, CONCURRENCY, async (id) => {
    const next = await settle({ id, channel }, outcome);
    if (next !== undefined) due.set(id, next);
  });
  return due;
}

function peopleFirst(a: Inquiry, b: Inquiry): number {
  return Number(a.isSuspected ?? false) - Number(b.isSuspected ?? false) || (a.id < b.id ? -1 : 1);
}

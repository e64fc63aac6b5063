import type { Inquiry } from "../../contract/inquiry.ts";
import { mapConcurrently } from "../shared/map_concurrently.ts";
import type { Attempts } from "./Attempts.ts";
import type { Carrier } from "./carrier.ts";

/** Claims and reads at the same time. They share commits. */
const CONCURRENCY = 50;

/** Sends one message about several inquiries. Returns when those that were not sent are due again. */
export async function sendDigest(
  carrier: Carrier,
  ids: readonly string[],
  attempts: Pick<Attempts, "claim" | "settle" | "read" | "outcomeOf">,
): Promise<Map<string, number>> {
  const { channel } = carrier;
  const due = new Map<string, number>();
  const claimed: string[] = [];
  let latest = 0;
  await mapConcurrently(ids, CONCURRENCY, async (id) => {
    const claimedJob = await attempts.claim({ id, channel });
    if (!claimedJob) return;
    if ("again" in claimedJob) return void due.set(id, claimedJob.again);
    claimed.push(id);
    latest = Math.max(latest, claimedJob.attempt);
  });
  if (claimed.length === 0) return due;
  const outcome = await attempts.outcomeOf(channel, `${claimed.length} inquiries`, latest, async () => {
    const found = await mapConcurrently(claimed, CONCURRENCY, (id) => attempts.read(id));
    const inquiries = found.filter((inquiry) => inquiry !== null).sort(peopleFirst);
    if (inquiries.length > 0) await carrier.deliverDigest(inquiries);
  });
  await mapConcurrently(claimed, CONCURRENCY, async (id) => {
    const next = await attempts.settle({ id, channel }, outcome);
    if (next !== undefined) due.set(id, next);
  });
  return due;
}

function peopleFirst(a: Inquiry, b: Inquiry): number {
  return Number(a.isSuspected ?? false) - Number(b.isSuspected ?? false) || (a.id < b.id ? -1 : 1);
}

import { delay } from "deno-std/async/delay.js";
import type { Channel } from "../../contract/delivery.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { errorMessage } from "../shared/error_message.ts";
import { traced } from "../log/trace.ts";
import { oneLine } from "../shared/one_line.ts";
import { type Carrier, DeliveryError, type FailureReason } from "./carrier.ts";
import { type Claim, type Outcome, RETRY_DELAYS } from "./delivery_record.ts";
import type { Job, OutboxStore } from "./outbox_store.ts";

/** Longer than any attempt. If it has expired, the process that claimed the job has ended. A living one is asked for sooner. */
const LEASE_MS = 10 * 60_000;
/** Delay before a failed write to the store is retried. */
const STORE_RETRY_MS = 1_000;
const PROBLEM_MAX = 300;

export interface AttemptParts {
  outbox: OutboxStore;
  /** Reads the inquiry as it is now; null if it was deleted. */
  readInquiry: (id: string) => Promise<Inquiry | null>;
  /** Whether no other process works on this store. */
  exclusive: boolean;
  now: () => Date;
  log: (line: string) => void;
  delays?: readonly number[];
  /** Called when a message is given up. */
  onFailed?: (channel: Channel, reason: FailureReason) => void;
}

/** What one attempt to deliver consists of: claimed in the store before it begins, settled after it ended. */
export class Attempts {
  readonly #parts: AttemptParts;
  readonly #isStopped: () => boolean;

  constructor(parts: AttemptParts, isStopped: () => boolean) {
    this.#parts = parts;
    this.#isStopped = isStopped;
  }

  /** Attempts one delivery. `next` is when another attempt is due, if there is one. */
  async deliver(job: Job, carrier: Carrier): Promise<{ sent: boolean; next?: number | undefined }> {
    const claim = await this.claim(job);
    if (!claim) return { sent: false };
    if ("again" in claim) return { sent: false, next: claim.again };
    let isGone = false;
    const outcome = await this.outcomeOf(job.channel, `inquiry ${job.id}`, claim.attempt, async () => {
      const inquiry = await this.read(job.id);
      isGone = inquiry === null;
      if (inquiry) await carrier.deliver(inquiry);
    });
    return isGone ? { sent: false } : { sent: outcome.sent, next: await this.settle(job, outcome) };
  }

  /** `again` is when to retry a job that is not due or is claimed; undefined: it is no longer waiting. */
  claim(job: Job): Promise<Claim | undefined> {
    const { outbox, now, exclusive } = this.#parts;
    const until = now().getTime() + LEASE_MS;
    return this.#retryStore(() => outbox.claim(job, { until, takeOver: exclusive }));
  }

  /** Retries until it is stored, because a sent message would otherwise be sent again. */
  async settle(job: Job, outcome: Outcome): Promise<number | undefined> {
    const delays = this.#parts.delays ?? RETRY_DELAYS;
    const next = await this.#retryStore(() => this.#parts.outbox.settle(job, outcome, delays));
    if (!outcome.sent && next === undefined) this.#parts.onFailed?.(job.channel, outcome.reason);
    return next;
  }

  /** The inquiry. Forgets the deliveries of one that was deleted. */
  async read(id: string): Promise<Inquiry | null> {
    const inquiry = await this.#parts.readInquiry(id);
    if (!inquiry) await this.#parts.outbox.outbox.delete(id);
    return inquiry;
  }

  async outcomeOf(
    channel: Channel,
    about: string,
    attempt: number,
    work: () => Promise<void>,
  ): Promise<Outcome> {
    try {
      await traced(`send ${channel}`, work);
      return { sent: true };
    } catch (error) {
      const problem = problemOf(error);
      const what = `the ${channel} about ${about} was not delivered, attempt ${attempt}`;
      this.#parts.log(`outbox: ${what} (${problem})`);
      const { permanent, reason } = error instanceof DeliveryError ? error : new DeliveryError(problem);
      return { sent: false, problem, permanent, reason };
    }
  }

  /** Repeats a write until the store accepts it or the worker has stopped. */
  async #retryStore<T>(work: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        this.#parts.log(`outbox: cannot write to the store (${problemOf(error)})`);
        if (this.#isStopped()) return undefined;
        await delay(STORE_RETRY_MS);
      }
    }
  }
}

/** The error message in one line, shortened, because it may come from another server. */
export function problemOf(error: unknown): string {
  return oneLine(errorMessage(error)).slice(0, PROBLEM_MAX);
}

import { delay } from "deno-std/async/delay.js";
import type { Channel } from "../../contract/delivery.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { errorMessage } from "../shared/error_message.ts";
import { oneLine } from "../shared/one_line.ts";
import { type Carrier, DeliveryError } from "./carrier.ts";
import { type Job, type OutboxStore, type Outcome, RETRY_DELAYS } from "./outbox_store.ts";

/** Maximum number of concurrent attempts per channel. */
const CONCURRENCY = 2;
/** Pause after an attempt. A mail costs more than storing an inquiry, so a burst of inquiries is stored first. */
const PAUSE_MS = 200;
/** A lease longer than any attempt. If it has expired, the process that claimed the job has ended. */
const LEASE_MS = 10 * 60_000;
/** How often to look for jobs of other processes, if several share the store. */
const POLL_MS = 60_000;
/** Maximum timer delay: `setTimeout` fires at once for over 24 days. An early timer is set again. */
const TIMER_MAX = 60 * 60_000;
/** Delay before a failed write to the store is retried. */
const STORE_RETRY_MS = 1_000;
const PROBLEM_MAX = 300;

interface Parts {
  outbox: OutboxStore;
  carriers: readonly Carrier[];
  /** Reads the inquiry as it is now; null if it was deleted. */
  readInquiry: (id: string) => Promise<Inquiry | null>;
  /** Whether no other process works on this store. */
  exclusive: boolean;
  now: () => Date;
  log: (line: string) => void;
  delays?: readonly number[];
}

/** Delivers the jobs of the outbox. Each attempt is claimed in the store before it begins and settled after it ended. */
export class OutboxWorker {
  readonly #parts: Parts;
  readonly #carriers: Map<Channel, Carrier>;
  /** When each waiting job is due (milliseconds since 1970), by its inquiry's id. */
  readonly #due = new Map<Channel, Map<string, number>>();
  readonly #running = new Map<Channel, Map<string, Promise<void>>>();
  readonly #pausing = new Map<Channel, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: (() => void) | undefined;
  #started = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#carriers = new Map(parts.carriers.map((carrier) => [carrier.channel, carrier]));
    for (const channel of this.#carriers.keys()) {
      this.#due.set(channel, new Map());
      this.#running.set(channel, new Map());
    }
  }

  /** Delivers waiting and new jobs until `stop`. */
  async start(): Promise<void> {
    this.#started = true;
    await this.load();
    this.#schedule();
  }

  /** Starts no further attempt. Resolves when the running ones are settled. */
  async stop(): Promise<void> {
    this.#started = false;
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    clearTimeout(this.#timer);
    await this.#settled();
  }

  /** Reads the waiting jobs, and listens for new ones. */
  async load(): Promise<void> {
    this.#unsubscribe ??= this.#parts.outbox.onWaiting((job, due) => {
      this.#plan(job, due);
      if (this.#started) this.#schedule();
    });
    const { outbox, exclusive } = this.#parts;
    for await (const { job, due } of outbox.waiting({ takeOver: exclusive })) this.#plan(job, due);
  }

  /** Makes the attempts that are due now. Resolves when all of them are settled. */
  async runDue(): Promise<void> {
    this.#startDue();
    await this.#settled();
  }

  /** Ignored for a job whose attempt is running: that attempt plans the next one itself. */
  #plan({ id, channel }: Job, due: number): void {
    if (!this.#running.get(channel)?.has(id)) this.#due.get(channel)?.set(id, due);
  }

  #schedule(): void {
    this.#startDue();
    clearTimeout(this.#timer);
    if (!this.#started) return;
    const now = this.#parts.now().getTime();
    let next = this.#parts.exclusive ? TIMER_MAX : POLL_MS;
    for (const [channel, jobs] of this.#due) {
      // A full channel is scheduled again after the pause of one of its attempts.
      if (this.#isFull(channel)) continue;
      for (const due of jobs.values()) next = Math.min(next, due - now);
    }
    this.#timer = setTimeout(() => void this.#wake(), Math.max(next, 0));
  }

  async #wake(): Promise<void> {
    try {
      if (!this.#parts.exclusive) await this.load();
    } catch (error) {
      this.#parts.log(`outbox: cannot read the store (${reasonOf(error)})`);
    }
    if (this.#started) this.#schedule();
  }

  #isFull(channel: Channel): boolean {
    return this.#running.get(channel)!.size + (this.#pausing.get(channel) ?? 0) >= CONCURRENCY;
  }

  #startDue(): void {
    const now = this.#parts.now().getTime();
    for (const [channel, jobs] of this.#due) {
      const running = this.#running.get(channel)!;
      for (const [id, due] of jobs) {
        if (this.#isFull(channel)) break;
        if (due > now) continue;
        jobs.delete(id);
        running.set(id, this.#run({ id, channel }));
      }
    }
  }

  async #run(job: Job): Promise<void> {
    const next = await this.#attempt(job);
    this.#running.get(job.channel)!.delete(job.id);
    if (next !== undefined) this.#plan(job, next);
    if (this.#started) await this.#pause(job.channel);
    else if (this.#unsubscribe) this.#startDue();
  }

  async #pause(channel: Channel): Promise<void> {
    this.#pausing.set(channel, (this.#pausing.get(channel) ?? 0) + 1);
    await delay(PAUSE_MS);
    this.#pausing.set(channel, this.#pausing.get(channel)! - 1);
    if (this.#started) this.#schedule();
  }

  async #settled(): Promise<void> {
    const all = () => [...this.#running.values()].flatMap((attempts) => [...attempts.values()]);
    for (let running = all(); running.length > 0; running = all()) await Promise.all(running);
  }

  /** Returns when the next attempt is due, if there is one. */
  async #attempt(job: Job): Promise<number | undefined> {
    const { outbox, now, exclusive } = this.#parts;
    const until = now().getTime() + LEASE_MS;
    const claim = await this.#retryStore(() => outbox.claim(job, { until, takeOver: exclusive }));
    if (!claim) return undefined;
    if ("again" in claim) return claim.again;
    const outcome = await this.#deliver(job, claim.attempt);
    if (!outcome) return undefined;
    // Retry until it is stored, because a sent message would otherwise be sent again.
    const delays = this.#parts.delays ?? RETRY_DELAYS;
    return await this.#retryStore(() => outbox.settle(job, outcome, delays));
  }

  async #deliver({ id, channel }: Job, attempt: number): Promise<Outcome | undefined> {
    const { readInquiry, outbox, log } = this.#parts;
    try {
      const inquiry = await readInquiry(id);
      if (!inquiry) {
        await outbox.outbox.delete(id);
        return undefined;
      }
      await this.#carriers.get(channel)!.deliver(inquiry);
      return { sent: true };
    } catch (error) {
      const problem = reasonOf(error);
      log(`outbox: the ${channel} about inquiry ${id} was not delivered, attempt ${attempt} (${problem})`);
      return { sent: false, problem, permanent: error instanceof DeliveryError && error.permanent };
    }
  }

  /** Repeats a write until the store accepts it or the worker has stopped. */
  async #retryStore<T>(work: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        this.#parts.log(`outbox: cannot write to the store (${reasonOf(error)})`);
        if (!this.#unsubscribe) return undefined;
        await delay(STORE_RETRY_MS);
      }
    }
  }
}

/** The error message in one line, shortened, because it may come from another server. */
function reasonOf(error: unknown): string {
  return oneLine(errorMessage(error)).slice(0, PROBLEM_MAX);
}

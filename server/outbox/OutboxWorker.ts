import { delay } from "deno-std/async/delay.js";
import type { Channel } from "../../contract/delivery.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { errorMessage } from "../shared/error_message.ts";
import { DeliveryError } from "./delivery_error.ts";
import { type Job, type OutboxStore, type Outcome, RETRY_DELAYS } from "./outbox_store.ts";

/** Attempts of one channel at the same time. */
const LANES = 2;
/** Between two attempts in a lane. A mail costs more than the inquiry it is about: a burst of those is taken in first. */
const REST_MS = 200;
/** No attempt lasts as long: who has not settled it by then is gone. */
const CLAIM_MS = 10 * 60_000;
/** Where other processes take inquiries too, how often to look for what one of them left. */
const LOOK_MS = 60_000;
/** Timers of more than 24 days fire at once; one of an hour is only set again. */
const TIMER_MAX = 60 * 60_000;
/** What fails here is the store, which is not waited for by the mail server. */
const STORE_RETRY_MS = 1_000;
const PROBLEM_MAX = 300;

/** A way to tell the owner. Resolves when the other side has acknowledged; throws a DeliveryError where it has not. */
export interface Carrier {
  channel: Channel;
  deliver(inquiry: Inquiry): Promise<void>;
}

interface Parts {
  outbox: OutboxStore;
  carriers: readonly Carrier[];
  /** The inquiry as it is now; null: it was deleted. */
  readInquiry: (id: string) => Promise<Inquiry | null>;
  /** Whether no other process works on this store. */
  exclusive: boolean;
  now: () => Date;
  log: (line: string) => void;
  delays?: readonly number[];
}

/** Carries what waits in the outbox. Each attempt is claimed before it and settled after it, both durably. */
export class OutboxWorker {
  readonly #parts: Parts;
  readonly #carriers: Map<Channel, Carrier>;
  /** When each waiting job is due, by its inquiry's id. */
  readonly #due = new Map<Channel, Map<string, number>>();
  readonly #running = new Map<Channel, Map<string, Promise<void>>>();
  readonly #resting = new Map<Channel, number>();
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

  /** Takes up what waits in the store and everything that comes, until `stop`. */
  async start(): Promise<void> {
    this.#started = true;
    await this.load();
    this.#pump();
  }

  /** Begins no attempt any more; resolves when those on their way are settled. */
  async stop(): Promise<void> {
    this.#started = false;
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    clearTimeout(this.#timer);
    await this.#settled();
  }

  /** Reads what waits, and listens for what comes. */
  async load(): Promise<void> {
    this.#unsubscribe ??= this.#parts.outbox.onWaiting((job, due) => {
      this.#plan(job, due);
      if (this.#started) this.#pump();
    });
    const { outbox, exclusive } = this.#parts;
    for await (const { job, due } of outbox.waiting({ takeOver: exclusive })) this.#plan(job, due);
  }

  /** Makes every attempt that is due now, and resolves when all of them are settled. */
  async runDue(): Promise<void> {
    this.#startDue();
    await this.#settled();
  }

  /** An attempt on its way plans the next one itself. */
  #plan({ id, channel }: Job, due: number): void {
    if (!this.#running.get(channel)?.has(id)) this.#due.get(channel)?.set(id, due);
  }

  #pump(): void {
    this.#startDue();
    clearTimeout(this.#timer);
    if (!this.#started) return;
    const now = this.#parts.now().getTime();
    let next = this.#parts.exclusive ? TIMER_MAX : LOOK_MS;
    for (const [channel, jobs] of this.#due) {
      // A full channel goes on when one of its lanes has rested.
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
    if (this.#started) this.#pump();
  }

  #isFull(channel: Channel): boolean {
    return this.#running.get(channel)!.size + (this.#resting.get(channel) ?? 0) >= LANES;
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
    if (this.#started) await this.#rest(job.channel);
    else if (this.#unsubscribe) this.#startDue();
  }

  async #rest(channel: Channel): Promise<void> {
    this.#resting.set(channel, (this.#resting.get(channel) ?? 0) + 1);
    await delay(REST_MS);
    this.#resting.set(channel, this.#resting.get(channel)! - 1);
    if (this.#started) this.#pump();
  }

  async #settled(): Promise<void> {
    const all = () => [...this.#running.values()].flatMap((attempts) => [...attempts.values()]);
    for (let running = all(); running.length > 0; running = all()) await Promise.all(running);
  }

  /** When the next attempt is due, if there is to be one. */
  async #attempt(job: Job): Promise<number | undefined> {
    const { outbox, now, exclusive } = this.#parts;
    const until = now().getTime() + CLAIM_MS;
    const claim = await this.#insist(() => outbox.claim(job, { until, takeOver: exclusive }));
    if (!claim) return undefined;
    if ("again" in claim) return claim.again;
    const outcome = await this.#deliver(job, claim.attempt);
    if (!outcome) return undefined;
    // What was acknowledged is written down before anything else, however long the store takes.
    const delays = this.#parts.delays ?? RETRY_DELAYS;
    return await this.#insist(() => outbox.settle(job, outcome, delays));
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

  /** The store's answer, however often it has to be asked. Ends only with the process. */
  async #insist<T>(work: () => Promise<T>): Promise<T | undefined> {
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

/** In one line and not without end: it may be a strange server's words. */
function reasonOf(error: unknown): string {
  const message = errorMessage(error);
  // deno-lint-ignore no-control-regex -- line breaks and what moves a terminal's cursor are what is taken out
  return message.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim().slice(0, PROBLEM_MAX);
}

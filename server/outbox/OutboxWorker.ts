import { delay } from "deno-std/async/delay.js";
import type { Channel } from "../../contract/delivery.ts";
import { NOTIFICATIONS } from "../http/limits.ts";
import { Throttle } from "../http/throttle.ts";
import { type AttemptParts, Attempts, problemOf } from "./Attempts.ts";
import type { Carrier } from "./carrier.ts";
import { sendDigest } from "./digest.ts";
import { digestDue } from "./delivery_record.ts";
import type { Job, Planned } from "./outbox_store.ts";

/** Maximum number of concurrent attempts per channel. */
const CONCURRENCY = 2;
/** Pause after an attempt. A mail costs more than storing an inquiry, so a burst of inquiries is stored first. */
const PAUSE_MS = 200;
/** How often to look for jobs of other processes, if several share the store. */
const POLL_MS = 20_000;
/** Maximum timer delay: `setTimeout` fires at once for over 24 days. An early timer is set again. */
const TIMER_MAX = 60 * 60_000;
/** Most inquiries of one digest. */
const DIGEST_MAX = 1_000;
/** The digest among the running attempts. No inquiry has this id. */
const DIGEST = "digest";

interface Parts extends AttemptParts {
  carriers: readonly Carrier[];
}

/** Delivers the jobs of the outbox. Each attempt is claimed in the store before it begins and settled after it ended. */
export class OutboxWorker {
  readonly #parts: Parts;
  readonly #carriers: Map<Channel, Carrier>;
  readonly #attempts: Attempts;
  /** When each waiting job is due (milliseconds since 1970), by its inquiry's id. */
  readonly #due = new Map<Channel, Map<string, number>>();
  /** When each waiting job is due that is told in a digest. */
  readonly #digests = new Map<Channel, Map<string, number>>();
  /** The messages that each channel may still send about single inquiries. */
  readonly #singles: Throttle;
  readonly #running = new Map<Channel, Map<string, Promise<void>>>();
  readonly #pausing = new Map<Channel, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: (() => void) | undefined;
  #started = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#attempts = new Attempts(parts, () => this.#unsubscribe === undefined);
    this.#singles = new Throttle({ ...NOTIFICATIONS, now: parts.now });
    this.#carriers = new Map(parts.carriers.map((carrier) => [carrier.channel, carrier]));
    for (const channel of this.#carriers.keys()) {
      this.#due.set(channel, new Map());
      this.#digests.set(channel, new Map());
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
    this.#unsubscribe ??= this.#parts.outbox.onWaiting((job, planned) => {
      this.#digests.get(job.channel)?.delete(job.id);
      this.#plan(job, planned);
      if (this.#started) this.#schedule();
    });
    const { outbox, exclusive } = this.#parts;
    for await (const { job, planned } of outbox.waiting({ takeOver: exclusive })) this.#plan(job, planned);
  }

  /** Makes the attempts that are due now. Resolves when all of them are settled. */
  async runDue(): Promise<void> {
    this.#startDue();
    await this.#settled();
  }

  /** Ignored for a job whose attempt is running: that attempt plans the next one itself. */
  #plan({ id, channel }: Job, { due, inDigest }: Planned): void {
    const digest = this.#digests.get(channel);
    if (!digest || digest.has(id) || this.#running.get(channel)!.has(id)) return;
    (inDigest ? digest : this.#due.get(channel)!).set(id, due);
  }

  #schedule(): void {
    this.#startDue();
    clearTimeout(this.#timer);
    if (!this.#started) return;
    const now = this.#parts.now().getTime();
    let next = this.#parts.exclusive ? TIMER_MAX : POLL_MS;
    for (const [channel, digest] of this.#digests) {
      // While one is sent, the next is scheduled after it.
      if (this.#running.get(channel)!.has(DIGEST)) continue;
      for (const due of digest.values()) next = Math.min(next, due - now);
    }
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
      this.#parts.log(`outbox: cannot read the store (${problemOf(error)})`);
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
        if (this.#singles.wait(channel) === 0) running.set(id, this.#run({ id, channel }));
        else this.#digests.get(channel)!.set(id, digestDue(this.#parts.now()));
      }
      this.#startDigest(channel, now);
    }
  }

  #startDigest(channel: Channel, now: number): void {
    const running = this.#running.get(channel)!;
    const digest = this.#digests.get(channel)!;
    if (running.has(DIGEST)) return;
    const ids = [...digest].filter(([, due]) => due <= now).map(([id]) => id).slice(0, DIGEST_MAX);
    if (ids.length > 0) running.set(DIGEST, this.#runDigest(channel, ids));
  }

  /** The jobs stay in the digest while it is sent, so that nothing else plans them. */
  async #runDigest(channel: Channel, ids: readonly string[]): Promise<void> {
    const due = await sendDigest(this.#carriers.get(channel)!, ids, this.#attempts);
    const digest = this.#digests.get(channel)!;
    for (const id of ids) digest.delete(id);
    for (const [id, next] of due) digest.set(id, next);
    this.#running.get(channel)!.delete(DIGEST);
    if (this.#started) this.#schedule();
  }

  async #run(job: Job): Promise<void> {
    const { sent, next } = await this.#attempts.deliver(job, this.#carriers.get(job.channel)!);
    if (sent) this.#singles.spend(job.channel);
    this.#running.get(job.channel)!.delete(job.id);
    if (next !== undefined) this.#plan(job, { due: next, inDigest: false });
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
}

import { StoreAwayError } from "./errors.ts";

/** How often what waits for the store is looked at. All times below are counted in such looks, so that a busy process is not taken for a store that is away. */
const LOOK_MS = 250;
/** Looks after which an answer is late, and the store is tried. */
const LATE = 3;
/** Looks after which a trial has failed. With LATE that is two and a half seconds. */
const TRIAL = 6;
/** Looks between two trials of a store that is away. */
const PAUSE = 4;
/** Trials at the same time: one may hang for ever on a connection that is dead. */
const TRIALS_MAX = 5;
const NO_ANSWER = "it does not answer";

interface StoreHealthParts {
  /** A real write. `isLarge`: of the size of an ordinary change, since a full disk may still take a few bytes. */
  tryOut: (isLarge: boolean) => Promise<unknown>;
}

interface Waiting {
  since: number;
  reject: (error: unknown) => void;
}

/**
 * Whether the store takes writes. Whatever waits for it is rejected with a StoreAwayError as soon as it is known to be
 * away, within three seconds, and writes are refused at once until a trial has succeeded.
 */
export class StoreHealth {
  readonly #parts: StoreHealthParts;
  readonly #waiting = new Set<Waiting>();
  readonly #listeners: ((problem: string | null) => void)[] = [];
  readonly #lateListeners: (() => void)[] = [];
  readonly #timer: ReturnType<typeof setInterval>;
  #problem: string | null = null;
  #look = 0;
  #triedAt = 0;
  #checkedAt = -PAUSE;
  #refusalTrial: Promise<void> | undefined;
  #trials = 0;
  #isClosed = false;

  constructor(parts: StoreHealthParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#lookAfter(), LOOK_MS);
    Deno.unrefTimer(this.#timer);
  }

  /** Why the store takes no writes; null while it does. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Calls the listener whenever the store goes or comes back. */
  onChange(listener: (problem: string | null) => void): void {
    this.#listeners.push(listener);
  }

  /** Calls the listener when a write that was given up lands after all. */
  onLateWrite(listener: () => void): void {
    this.#lateListeners.push(listener);
  }

  read<R>(work: () => Promise<R>): Promise<R> {
    return this.#guard(work, (error) => Promise.resolve(error), () => {});
  }

  /** A refusal of the engine is the store's if it refuses a trial of ordinary size as well. */
  write<R>(work: () => Promise<R>): Promise<R> {
    if (this.#problem !== null) return Promise.reject(new StoreAwayError(this.#problem));
    return this.#guard(work, async (error) => {
      if (this.#isClosed) return error;
      await this.#settled(
        this.#refusalTrial ??= this.#try(true).finally(() => this.#refusalTrial = undefined),
      );
      return this.#problem === null ? error : new StoreAwayError(this.#problem, { cause: error });
    }, () => {
      for (const listener of this.#lateListeners) listener();
    });
  }

  /** Tries the store, once a second at most. Resolves within two seconds to what is wrong with it, null if nothing is. */
  async check(): Promise<string | null> {
    if (this.#problem !== null || this.#look - this.#checkedAt < PAUSE) return this.#problem;
    this.#checkedAt = this.#look;
    await this.#settled(this.#try(false));
    return this.#problem;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }

  /** Waits for a trial, but not for one that never ends. */
  async #settled(trial: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<void>();
    const waiting = { since: this.#look, reject: () => late.resolve() };
    this.#waiting.add(waiting);
    await Promise.race([trial, late.promise]);
    this.#waiting.delete(waiting);
  }

  #guard<R>(
    work: () => Promise<R>,
    failed: (error: unknown) => Promise<unknown>,
    landedLate: () => void,
  ): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    const waiting = { since: this.#look, reject };
    this.#waiting.add(waiting);
    work().then((value) => {
      if (!this.#waiting.delete(waiting)) landedLate();
      resolve(value);
    }, (error) => {
      this.#waiting.delete(waiting);
      failed(error).then(reject);
    });
    return promise;
  }

  #lookAfter(): void {
    this.#look++;
    const oldest = this.#waiting.values().next().value;
    const isLate = oldest !== undefined && this.#look - oldest.since >= LATE;
    const pause = this.#look - this.#triedAt;
    if (this.#trials > 0 && pause >= TRIAL) this.#turn(NO_ANSWER);
    if (this.#problem === null ? isLate && this.#trials === 0 : pause >= PAUSE && this.#trials < TRIALS_MAX) {
      void this.#try(this.#problem !== null);
    }
    if (this.#problem !== null) this.#giveUp(this.#problem);
  }

  /** Rejects what is late. Reads may go on while only writes fail, as on a full disk. */
  #giveUp(problem: string): void {
    for (const waiting of this.#waiting) {
      if (this.#look - waiting.since < LATE) continue;
      this.#waiting.delete(waiting);
      waiting.reject(new StoreAwayError(problem));
    }
  }

  async #try(isLarge: boolean): Promise<void> {
    if (this.#trials === 0 || this.#problem !== null) this.#triedAt = this.#look;
    this.#trials++;
    try {
      await this.#parts.tryOut(isLarge);
      this.#turn(null);
    } catch (error) {
      this.#turn(reasonOf(error));
    } finally {
      this.#trials--;
    }
  }

  #turn(problem: string | null): void {
    if (this.#isClosed || problem === this.#problem) return;
    this.#problem = problem;
    for (const listener of this.#listeners) listener(problem);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

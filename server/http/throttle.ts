import { AppError } from "./app_error.ts";

interface ThrottleOptions {
  /** How many at once, and how many every `perMs` milliseconds. */
  limit: number;
  perMs: number;
  now: () => Date;
}

/** Callers remembered at most: beyond, those that have been quiet the longest are forgotten. */
const CACHE_SIZE = 10_000;

/**
 * A bucket of `limit` a caller that fills again at an even rate. Slows a caller down and never shuts one out: the
 * owner cannot be locked out by a stranger who uses their name.
 */
export class Throttle {
  readonly #options: ThrottleOptions;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  /** Takes one from the caller's bucket; throws a 429 with `Retry-After` where it is empty. */
  take(caller: string): void {
    const { limit, perMs, now } = this.#options;
    const at = now().getTime();
    const before = this.#buckets.get(caller) ?? { left: limit, at };
    const left = Math.min(limit, before.left + (at - before.at) * limit / perMs);
    this.#buckets.delete(caller);
    if (left < 1) {
      this.#buckets.set(caller, { left, at });
      const seconds = Math.ceil((1 - left) * perMs / limit / 1_000);
      throw new AppError("too_many_requests", `Too many requests. Please try again in ${seconds} seconds.`, {
        headers: { "retry-after": String(seconds) },
      });
    }
    this.#buckets.set(caller, { left: left - 1, at });
    if (this.#buckets.size > CACHE_SIZE) this.#buckets.delete(this.#buckets.keys().next().value!);
  }

  /** Gives back what a caller took, after a success that was no guess. */
  forget(caller: string): void {
    this.#buckets.delete(caller);
  }
}

import { AppError } from "./app_error.ts";

interface ThrottleOptions {
  /** Size of a caller's bucket, and how many requests it regains every `perMs` milliseconds. */
  limit: number;
  perMs: number;
  now: () => Date;
}

/** Most callers tracked. Above it, the caller idle for the longest is dropped, so memory stays bounded. */
const CACHE_SIZE = 10_000;

/**
 * A token bucket per caller that refills at a constant rate. It slows callers but never locks an account:
 * otherwise a stranger could lock the owner out by failing to sign in under the owner's name.
 */
export class Throttle {
  readonly #options: ThrottleOptions;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  /** Takes one token from the caller's bucket. Throws 429 with `Retry-After` if the bucket is empty. */
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

  /** Refills the caller's bucket, for example after a successful sign-in. */
  forget(caller: string): void {
    this.#buckets.delete(caller);
  }
}

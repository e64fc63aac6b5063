import { AppError } from "./app_error.ts";
import { networkOf } from "./client_address.ts";

/** So many units every `perMs` milliseconds. All of them may be taken at once. */
export interface Rate {
  limit: number;
  perMs: number;
}

interface ThrottleOptions extends Rate {
  now: () => Date;
}

/** Most callers tracked. Above it, the caller idle for the longest is dropped, so memory stays bounded. */
const CACHE_SIZE = 10_000;

/**
 * A token bucket per caller that refills at a constant rate. It slows callers but never locks an account:
 * otherwise a stranger could lock the owner out by failing to sign in under the owner's name.
 * A caller that is an IPv6 address shares the bucket of its network.
 */
export class Throttle {
  readonly #options: ThrottleOptions;
  readonly #buckets = new Map<string, { left: number; at: number }>();
  /** Called with what is taken here. */
  onSpent: ((caller: string, weight: number) => void) | undefined;

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  /** Takes tokens from the caller's bucket. Throws 429 with `Retry-After` if it holds too few. */
  take(caller: string, weight = 1): void {
    const wait = this.wait(caller, weight);
    if (wait > 0) throw tooManyRequests(wait);
    this.spend(caller, weight);
  }

  /** Milliseconds until the caller's bucket holds `weight` tokens. */
  wait(caller: string, weight = 1): number {
    const missing = Math.min(weight, this.#options.limit) - this.left(caller);
    return missing > 0 ? this.refillMs(missing) : 0;
  }

  /** Milliseconds in which a bucket regains `tokens`. */
  refillMs(tokens: number): number {
    return Math.ceil(tokens * this.#options.perMs / this.#options.limit);
  }

  /** The tokens in the caller's bucket. */
  left(caller: string): number {
    const { limit, perMs, now } = this.#options;
    const bucket = this.#buckets.get(networkOf(caller));
    if (!bucket) return limit;
    const at = now().getTime();
    // The clock was set back. Nothing refills in a time that has not come yet.
    bucket.at = Math.min(bucket.at, at);
    return Math.min(limit, bucket.left + (at - bucket.at) * limit / perMs);
  }

  /** Takes tokens without a check. A bucket that falls below zero refuses until it has refilled. */
  spend(caller: string, weight = 1): void {
    this.onSpent?.(networkOf(caller), weight);
    this.spendElsewhere(caller, weight);
  }

  /** As `spend`, for what was taken on another server. */
  spendElsewhere(caller: string, weight: number): void {
    const left = this.left(caller) - weight;
    const key = networkOf(caller);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left, at: this.#options.now().getTime() });
    if (this.#buckets.size > CACHE_SIZE) this.#buckets.delete(this.#buckets.keys().next().value!);
  }

  /** Refills the caller's bucket, for example after a successful sign-in. */
  forget(caller: string): void {
    this.#buckets.delete(networkOf(caller));
  }
}

/** Makes a throttle of so many a minute. By its name servers tell each other of it. */
export type PerMinute = (limit: number, name: string) => Throttle;

export function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new AppError("too_many_requests", `Too many requests. Please try again in ${seconds} seconds.`, {
    headers: { "retry-after": String(seconds) },
  });
}

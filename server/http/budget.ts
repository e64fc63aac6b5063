import type { Context } from "hono";
import { AppError } from "./app_error.ts";
import { type Limit, UNKNOWN_LENGTH } from "./limits.ts";
import type { SharedSpending } from "./shared_spending.ts";
import { type Rate, Throttle, tooManyRequests } from "./throttle.ts";

/** Part of what is left for all that one caller may have taken, so that few callers cannot take everything. */
const SHARE = 1 / 3;
/** When to try again if the store is full. Somebody has to make room first. */
const FULL_RETRY_SECONDS = 3_600;
const EVERYBODY = "everybody";

interface BudgetParts {
  /** The limit's name, and how it is shared by several servers. */
  shared?: { name: string; spending: SharedSpending };
  now: () => Date;
  addressOf: (c: Context) => string;
  /** Whether a request counts for nothing, such as that of a load test. */
  isExempt: (c: Context) => boolean;
  /** Counts the stored documents. */
  stored?: () => Promise<number>;
}

/** The limits of one thing that strangers do: for each caller, for all of them together, and for the store. */
export class Budget {
  readonly #limit: Limit;
  readonly #parts: BudgetParts;
  readonly #address: Throttle;
  readonly #requests: Pool;
  readonly #bytes: Pool | undefined;

  constructor(limit: Limit, parts: BudgetParts) {
    const { now, shared } = parts;
    this.#limit = limit;
    this.#parts = parts;
    const throttle: MakeThrottle = (of, rate) => {
      const made = new Throttle({ ...rate, now });
      return shared ? shared.spending.share(`${shared.name} ${of}`, made) : made;
    };
    this.#address = throttle("address", limit.address);
    this.#requests = new Pool("requests", limit.together, throttle);
    this.#bytes = limit.bytes && new Pool("bytes", limit.bytes, throttle);
  }

  /**
   * Counts a request. Throws 429 if this caller sends too much, and 503 if all callers together do or the
   * store is full, each with `Retry-After`.
   */
  readonly take = async (c: Context): Promise<void> => {
    if (this.#parts.isExempt(c)) return;
    await this.#refuseFull();
    const caller = this.#parts.addressOf(c);
    // What the sender claims: beyond the largest that is taken the body is refused, unread.
    const bytes = Math.min(Number(c.req.header("content-length")) || UNKNOWN_LENGTH, UNKNOWN_LENGTH);
    const own = this.#address.wait(caller);
    if (own > 0) throw tooManyRequests(own);
    this.#requests.check(caller, 1);
    this.#bytes?.check(caller, bytes);
    this.#address.spend(caller);
    this.#requests.spend(caller, 1);
    this.#bytes?.spend(caller, bytes);
  };

  async #refuseFull(): Promise<void> {
    const { stored } = this.#limit;
    if (stored === undefined || !this.#parts.stored || await this.#parts.stored() < stored) return;
    throw new AppError("unavailable", "We cannot take any more at present. Please call us instead.", {
      headers: { "retry-after": String(FULL_RETRY_SECONDS) },
    });
  }
}

type MakeThrottle = (of: string, rate: Rate) => Throttle;

/** What all callers share. The less is left, the less of it one caller may have taken. */
class Pool {
  readonly #limit: number;
  readonly #all: Throttle;
  readonly #each: Throttle;

  constructor(of: string, rate: Rate, throttle: MakeThrottle) {
    this.#limit = rate.limit;
    this.#all = throttle(`${of} together`, rate);
    this.#each = throttle(`${of} each`, rate);
  }

  check(caller: string, weight: number): void {
    const wait = this.#all.wait(EVERYBODY, weight);
    if (wait > 0) throw tooBusy(wait);
    const taken = this.#limit - this.#each.left(caller);
    const excess = taken - this.#all.left(EVERYBODY) * SHARE;
    // The others' pool refills too, so this is the longest that it may take.
    if (excess > 0) throw tooManyRequests(this.#each.refillMs(excess));
  }

  spend(caller: string, weight: number): void {
    this.#all.spend(EVERYBODY, weight);
    this.#each.spend(caller, weight);
  }
}

function tooBusy(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new AppError(
    "unavailable",
    `Too many visitors write to us just now. Please try again in ${seconds} seconds.`,
    {
      headers: { "retry-after": String(seconds) },
    },
  );
}

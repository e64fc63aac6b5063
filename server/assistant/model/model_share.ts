import type { Context } from "hono";
import { MODEL_SHARE } from "../../http/limits.ts";
import { Throttle } from "../../http/throttle.ts";

const DAY = 24 * 60 * 60_000;

interface Parts {
  /** The requests of all callers in a day. */
  dailyRequests?: number | undefined;
  now: () => Date;
  addressOf: (c: Context) => string;
}

/** Counts the questions of each address to the model, so that no visitor spends the day of all others. */
export function modelShare({ dailyRequests = 0, now, addressOf }: Parts): (c: Context) => boolean {
  const share = new Throttle({ limit: Math.max(1, Math.ceil(dailyRequests * MODEL_SHARE)), perMs: DAY, now });
  return (c) => {
    const address = addressOf(c);
    if (share.wait(address) > 0) return false;
    share.spend(address);
    return true;
  };
}

import { AppError } from "../http/app_error.ts";
import type { PasswordAnswer, PasswordJob } from "./password_worker.ts";

/** Who waits: `known` callers have proven something before, by a session or by the cookie of their device. */
export type Caller = "stranger" | "known";

/** Most jobs that wait, by caller. Known callers find a place when strangers have taken all of theirs. */
const WAITING_MAX = { stranger: 4, known: 12 } as const;

interface Waiting {
  job: PasswordJob;
  caller: Caller;
  done: PromiseWithResolvers<PasswordAnswer>;
}

const waiting: Waiting[] = [];
let isRunning = false;

/**
 * Does the job in a worker, one job at a time, so that passwords take one core at most. Known callers come
 * first. Throws 503 with `Retry-After` if too many wait already.
 */
export async function inPasswordWorker(job: PasswordJob, caller: Caller): Promise<PasswordAnswer> {
  if (waiting.length >= WAITING_MAX[caller]) {
    throw new AppError("unavailable", "Too many people are signing in. Please try again in a few seconds.", {
      headers: { "retry-after": "3" },
    });
  }
  const entry = { job, caller, done: Promise.withResolvers<PasswordAnswer>() };
  const behindKnown = waiting.findIndex((other) => other.caller === "stranger");
  waiting.splice(caller === "known" && behindKnown >= 0 ? behindKnown : waiting.length, 0, entry);
  if (!isRunning) void workOff();
  return await entry.done.promise;
}

/** Starts a worker and ends it when nobody waits any more, which frees its memory. */
async function workOff(): Promise<void> {
  isRunning = true;
  const worker = new Worker(import.meta.resolve("./password_worker.ts"), {
    type: "module",
    deno: { permissions: "none" },
  });
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { job, done } = next;
      worker.onmessage = ({ data }) => done.resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        done.reject(new Error(`Cannot work on a password: ${event.message}`));
      };
      worker.postMessage(job);
      // A worker that failed has ended: the next job needs another one.
      if (!await done.promise.then(() => true, () => false)) break;
    }
  } finally {
    worker.terminate();
    isRunning = false;
    if (waiting.length > 0) void workOff();
  }
}

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

/** How long a worker stays for the next job: starting one and reading its dictionaries takes longer than most jobs. */
const LINGER_MS = 2_000;
let idle: { worker: Worker; timer: ReturnType<typeof setTimeout> } | undefined;

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

/** Works off what waits, one job after the other. */
async function workOff(): Promise<void> {
  isRunning = true;
  let worker: Worker | undefined = takeWorker();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { job, done } = next;
    worker ??= startWorker();
    worker.onmessage = ({ data }) => done.resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      done.reject(new Error(`Cannot work on a password: ${event.message}`));
    };
    worker.postMessage(job);
    // A worker that failed has ended: the next job needs another one.
    if (!await done.promise.then(() => true, () => false)) {
      worker.terminate();
      worker = undefined;
    }
  }
  if (worker) keepForNext(worker);
  isRunning = false;
}

function startWorker(): Worker {
  return new Worker(import.meta.resolve("./password_worker.ts"), {
    type: "module",
    deno: { permissions: "none" },
  });
}

function takeWorker(): Worker {
  if (!idle) return startWorker();
  clearTimeout(idle.timer);
  const { worker } = idle;
  idle = undefined;
  return worker;
}

/** Ends the worker when nobody came for a while, which frees its memory. */
function keepForNext(worker: Worker): void {
  const timer = setTimeout(() => {
    worker.terminate();
    idle = undefined;
  }, LINGER_MS);
  idle = { worker, timer };
}

import { delay } from "deno-std/async/delay.js";
import { sweepUnfinished } from "./blobs.ts";
import { ChangeLog } from "./change_log.ts";
import { keys } from "./keys.ts";
import { StoreAwayError } from "./errors.ts";
import { guardedKv } from "./guarded_kv.ts";
import { lockStore } from "./lock_store.ts";
import { makePrivate } from "./private_file.ts";
import { forgetShared } from "./shared_count.ts";
import { StoreHealth } from "./store_health.ts";
import { Store } from "./store.ts";

/** Pause after a look at what others changed: of many writes a second a server reads several at once. */
const PAUSE_MS = 20;
/** Delay between two attempts to reach a denokv server. */
const RETRY_MS = 1_000;

/**
 * Opens the store in a file, on a denokv server (its http or https address), or in memory (":memory:"). Only
 * one process may open a file: if another holds it, a StoreLockedError is thrown after `wait` milliseconds.
 */
export async function openStore(location: string, { wait = 0 }: { wait?: number } = {}): Promise<Store> {
  const remote = /^https?:\/\//.test(location);
  let release = () => {};
  if (!remote && location !== ":memory:") {
    await makePrivate(`${location}.lock`);
    release = await lockStore(location, wait);
    await makePrivate(location);
  }
  try {
    const { kv, health } = await openGuarded(location);
    await agreeOnFormat(kv);
    // On a server, another process may still be writing a blob: see `sweepAbandoned`.
    if (!remote) await sweepUnfinished(kv, Date.now());
    const log = remote ? new ChangeLog(kv) : undefined;
    if (!log) await forgetShared(kv);
    await log?.skip();
    const store = new Store(kv, { location, log, release, health });
    if (log) followOthers(store, log);
    return store;
  } catch (error) {
    release();
    throw error;
  }
}

/** The format of the store's keys and values. Raised by a change that an older server would read wrongly. */
const FORMAT = 1;

/** Throws where a newer server has written what this one does not know, or a restore broke off. */
async function agreeOnFormat(kv: Deno.Kv): Promise<void> {
  if ((await kv.get(keys.restoring)).value) {
    throw new Error("a backup is being restored over it, or that broke off: run deno task restore again");
  }
  const { value } = await kv.get<number>(keys.format);
  if (value !== null && value > FORMAT) {
    throw new Error(
      `a newer release has written it in format ${value}, and this one knows ${FORMAT}: start that release again, ` +
        "or restore a backup from before it",
    );
  }
  if (value !== FORMAT) await kv.set(keys.format, FORMAT);
}

/** Bytes that a trial writes: few, and as many as an ordinary change has. */
const TRIAL_BYTES = { small: 16, large: 60_000 };

/** Opens the engine. Throws a StoreAwayError if it takes no writes, such as a file that belongs to somebody else. */
async function openGuarded(location: string): Promise<{ kv: Deno.Kv; health: StoreHealth }> {
  const kv = await Deno.openKv(location);
  const health = new StoreHealth({
    tryOut: (isLarge) => kv.set(keys.trial, new Uint8Array(isLarge ? TRIAL_BYTES.large : TRIAL_BYTES.small)),
  });
  const guarded = guardedKv(kv, health);
  const problem = await health.check();
  if (problem === null) return { kv: guarded, health };
  guarded.close();
  throw new StoreAwayError(problem);
}

/** Reports other processes' writes on a denokv server to the store's trackers, until the store closes. */
export async function followOthers(store: Store, log: ChangeLog): Promise<void> {
  for await (const _ of store.kv.watch([keys.revision])) {
    while (!store.isClosing) {
      try {
        await log.read((changes) => store.changedElsewhere(changes));
        await delay(PAUSE_MS);
        break;
      } catch {
        await delay(RETRY_MS);
      }
    }
  }
}

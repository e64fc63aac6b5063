import { traced } from "../log/trace.ts";
import { joinedReads } from "./joined_reads.ts";
import type { StoreHealth } from "./store_health.ts";

/** The same store, whose every call ends within three seconds when it is away: with a StoreAwayError. */
export function guardedKv(kv: Deno.Kv, health: StoreHealth): Deno.Kv {
  const read = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => (...args: A) =>
    traced("store read", () => health.read(() => work.apply(kv, args)));
  const write = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => (...args: A) =>
    health.write(() => work.apply(kv, args));

  function list<T>(...asked: Parameters<Deno.Kv["list"]>): Deno.KvListIterator<T> {
    const entries = kv.list<T>(...asked);
    const next = entries.next.bind(entries);
    // Its own `next` and no other object: it has a cursor, too.
    entries.next = () => traced("store list", () => health.read(next));
    return entries;
  }

  function atomic(): Deno.AtomicOperation {
    const operation = kv.atomic();
    const commit = operation.commit.bind(operation);
    operation.commit = () => traced("store commit", () => health.write(commit));
    return operation;
  }

  function close(): void {
    health.close();
    kv.close();
  }

  const get = joinedReads((keys) => health.read(() => kv.getMany(keys)));

  const guarded = {
    get: (key: Deno.KvKey, options?: { consistency?: Deno.KvConsistencyLevel }) =>
      traced("store read", () => options ? health.read(() => kv.get(key, options)) : get(key)),
    getMany: read(kv.getMany),
    set: write(kv.set),
    delete: write(kv.delete),
    enqueue: write(kv.enqueue),
    list,
    atomic,
    listenQueue: kv.listenQueue.bind(kv),
    watch: kv.watch.bind(kv),
    commitVersionstamp: kv.commitVersionstamp.bind(kv),
    close,
    [Symbol.dispose]: close,
  };
  return guarded as unknown as Deno.Kv;
}

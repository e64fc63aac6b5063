import { countKeys } from "./key_count.ts";
import { DOCUMENT, type Key, keys } from "./keys.ts";
import type { Transaction } from "./transaction.ts";

/**
 * The mutations that keep the number of documents of each collection in a store that several processes share.
 * A sum checks nothing, so that commits never fail because of it. A negative number wraps around.
 */
export function countChanges(group: readonly Transaction[]): Deno.KvMutation[] {
  const sums = new Map<string, number>();
  for (const { counts } of group) {
    for (const [prefix, by] of counts) {
      if (isKept(JSON.parse(prefix))) sums.set(prefix, (sums.get(prefix) ?? 0) + by);
    }
  }
  return [...sums].filter(([, by]) => by !== 0).map(([prefix, by]) => ({
    type: "sum",
    key: keys.count(JSON.parse(prefix)),
    value: new Deno.KvU64(BigInt.asUintN(64, BigInt(by))),
  }));
}

/**
 * The number of keys under a prefix. For a collection it is two reads, and a list of all once, when the store is
 * new to being shared. What is listed counts only if nothing was counted meanwhile.
 */
export async function sharedCount(kv: Deno.Kv, prefix: Key): Promise<number> {
  if (!isKept(prefix)) return await countKeys(kv, prefix);
  const [sum, base] = await kv.getMany<[Deno.KvU64, number]>([keys.count(prefix), keys.countBase(prefix)]);
  const grown = Number(BigInt.asIntN(64, sum.value?.value ?? 0n));
  if (base.value !== null) return base.value + grown;
  const count = await countKeys(kv, prefix);
  await kv.atomic().check(sum).check(base).set(base.key, count - grown).commit();
  return count;
}

/** Forgets the counts and who wrote: a process that has the store for itself keeps neither them nor a log of changes. */
export async function forgetShared(kv: Deno.Kv): Promise<void> {
  for (const prefix of [keys.allCountBases, keys.writers]) {
    for await (const { key } of kv.list({ prefix })) await kv.delete(key);
  }
}

/** Keys of indexes are small and quickly listed. */
function isKept([kind]: Key): boolean {
  return kind === DOCUMENT;
}

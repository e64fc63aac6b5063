import { assertEquals } from "deno-std/assert/equals.js";
import { blobs, sweepAbandoned } from "./blobs.ts";
import { keys } from "./keys.ts";
import { openStore } from "./open_store.ts";
import { announcePresence, isAlive } from "./presence.ts";
import { onDenokv } from "./testing/on_denokv.ts";

const LEASE_MS = 30_000;
const clockAt = (ahead: number) => () => new Date(Date.now() + ahead);

onDenokv("A process is alive until it leaves, or for the length of a lease after it died", async (url) => {
  await using here = await openStore(url);
  await using there = await openStore(url);
  const mine = (await announcePresence(here, clockAt(0)))!;
  const theirs = (await announcePresence(there, clockAt(0)))!;
  const process = there.presence!;
  assertEquals(await isAlive(here, process, clockAt(0)), true);
  assertEquals(await isAlive(here, process, clockAt(LEASE_MS + 1)), false);
  await theirs.release();
  assertEquals(await isAlive(here, process, clockAt(0)), false);
  assertEquals(await isAlive(here, here.presence!, clockAt(LEASE_MS + 1)), true);
  await mine.release();
});

onDenokv("What a dead process left of a blob is removed, what a living one writes is not", async (url) => {
  await using here = await openStore(url);
  const dying = await openStore(url);
  const lease = (await announcePresence(dying, clockAt(0)))!;
  const bytes = new Uint8Array(1_000_000).fill(7);
  const commit = dying.transaction.bind(dying);
  let commits = 0;
  // The process stops after the first pieces.
  dying.transaction = (work) => ++commits > 2 ? new Promise(() => {}) : commit(work);
  void blobs(dying).put("drum.webp", bytes);
  const unfinished = async () => (await Array.fromAsync(here.kv.list({ prefix: keys.allUnfinished }))).length;
  const pieces = async () => (await Array.fromAsync(here.kv.list({ prefix: ["piece"] }))).length;
  while (await pieces() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await sweepAbandoned(here, clockAt(0));
  assertEquals(await unfinished(), 1);
  await sweepAbandoned(here, clockAt(LEASE_MS + 1));
  assertEquals([await unfinished(), await pieces()], [0, 0]);
  dying.transaction = commit;
  await lease.release();
  await dying.close();
});

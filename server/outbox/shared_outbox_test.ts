import { assertEquals } from "deno-std/assert/equals.js";
import { openStore } from "../kv/open_store.ts";
import { announcePresence } from "../kv/presence.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { RETRY_DELAYS } from "./delivery_record.ts";
import { outboxStore } from "./outbox_store.ts";

const MINUTE = 60_000;

async function aServer(url: string, clock: { now: number }) {
  const store = await openStore(url);
  const now = () => new Date(clock.now);
  const outbox = outboxStore(store, now, () => Promise.resolve(["mail"]));
  const presence = (await announcePresence(store, now))!;
  return {
    store,
    outbox,
    presence,
    claim: (id: string) =>
      outbox.claim({ id, channel: "mail" }, { until: clock.now + 10 * MINUTE, takeOver: false }),
    plans: async () =>
      (await Array.fromAsync(outbox.waiting({ takeOver: false }))).map(({ planned }) => planned.due),
  };
}

onDenokv(
  "A mail that a killed server had begun is sent by another within a minute, not before",
  async (url) => {
    const clock = { now: Date.now() };
    const [killed, other] = [await aServer(url, clock), await aServer(url, clock)];
    await killed.store.transaction((tx) => killed.outbox.enqueue(tx, "one", { inDigest: false }));
    assertEquals(await killed.claim("one"), { attempt: 1 });
    const died = clock.now;
    let claim = await other.claim("one");
    let looks = 0;
    while (claim && "again" in claim) {
      looks++;
      assertEquals(await other.plans(), [claim.again]);
      clock.now = claim.again;
      claim = await other.claim("one");
    }
    assertEquals(claim, { attempt: 2 });
    assertEquals([clock.now - died <= MINUTE, clock.now - died >= 30_000, looks > 1], [true, true, true]);
    await other.outbox.settle({ id: "one", channel: "mail" }, { sent: true }, RETRY_DELAYS);
    assertEquals((await other.outbox.deliveriesOf(["one"]))[0]?.[0]?.state, "sent");
    for (const { presence, store } of [killed, other]) {
      await presence.release();
      await store.close();
    }
  },
);

onDenokv("A mail on its way is left to a living server, however long it takes", async (url) => {
  const clock = { now: Date.now() };
  const [slow, other] = [await aServer(url, clock), await aServer(url, clock)];
  await slow.store.transaction((tx) => slow.outbox.enqueue(tx, "one", { inDigest: false }));
  await slow.claim("one");
  clock.now += 25_000;
  const claim = await other.claim("one");
  assertEquals(claim && "again" in claim, true);
  for (const { presence, store } of [slow, other]) {
    await presence.release();
    await store.close();
  }
});

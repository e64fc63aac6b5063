import { assertEquals } from "deno-std/assert/equals.js";
import { openStore } from "../kv/open_store.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { accountStore } from "./account_store.ts";
import { setupLink } from "./setup_link.ts";

const HOUR = 60 * 60 * 1_000;

/** The link as a server of its own sees it; `clock` is that of all of them. */
async function aServer(url: string, clock: { now: number }) {
  const store = await openStore(url);
  const now = () => new Date(clock.now);
  const link = setupLink(store, now);
  const accounts = accountStore(store, now);
  return {
    link,
    accounts,
    makes: (token: string, name: string) =>
      accounts.create(name, "amber-neem-heron-2718", {
        async also(tx) {
          if (!await link.use(tx, token)) throw new Error("used");
        },
      }).then(() => name, () => null),
    [Symbol.asyncDispose]: () => store.close(),
  };
}

onDenokv(
  "Servers of one store print one link, and it makes one account on whichever of them",
  async (url) => {
    const clock = { now: Date.now() };
    await using first = await aServer(url, clock);
    await using second = await aServer(url, clock);
    const token = (await first.link.begin())!;
    assertEquals(await second.link.begin(), token);
    assertEquals(await second.link.opens(token), true);
    const made = await Promise.all([first.makes(token, "owner"), second.makes(token, "intruder")]);
    assertEquals(made.filter(Boolean).length, 1);
    assertEquals(await first.accounts.accounts.count(), 1);
    assertEquals([await first.link.opens(token), await second.link.opens(token)], [false, false]);
    assertEquals(await second.link.begin(), undefined);
  },
);

onDenokv("A server that starts after the link's hour makes a new one for all", async (url) => {
  const clock = { now: Date.now() };
  await using first = await aServer(url, clock);
  await using second = await aServer(url, clock);
  const old = (await first.link.begin())!;
  clock.now += HOUR;
  const token = (await second.link.begin())!;
  assertEquals([await first.link.opens(old), await first.link.opens(token)], [false, true]);
});

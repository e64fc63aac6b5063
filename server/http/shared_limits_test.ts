import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { eventually } from "../../tests/eventually.ts";
import { openStore } from "../kv/open_store.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { SharedSpending } from "./shared_spending.ts";
import { Throttle } from "./throttle.ts";

onDenokv("What a caller takes on one server counts on the others, once", async (url) => {
  await using here = await openStore(url);
  await using there = await openStore(url);
  const now = () => new Date(0);
  const [mine, theirs] = [here, there].map((store) => {
    const spending = new SharedSpending(store);
    return { spending, throttle: spending.share("test", new Throttle({ limit: 10, perMs: 60_000, now })) };
  }) as [{ spending: SharedSpending; throttle: Throttle }, { spending: SharedSpending; throttle: Throttle }];
  for (let n = 0; n < 4; n++) mine.throttle.take("203.0.113.7");
  mine.throttle.take("2001:db8:1:2::5", 3);
  theirs.throttle.take("203.0.113.7");
  for (const { spending } of [mine, theirs, mine, theirs]) await spending.exchange();
  assertEquals([mine.throttle.left("203.0.113.7"), theirs.throttle.left("203.0.113.7")], [5, 5]);
  assertEquals(theirs.throttle.left("2001:db8:1:2::9"), 7);
  assertEquals(theirs.throttle.left("203.0.113.8"), 10);
});

onDenokv("A visitor who used up a limit on one server is refused by the next", async (url) => {
  await using first = await testApp({ location: url });
  await using second = await testApp({ location: url });
  const send = async (test: TestApp) =>
    (await test.request("/api/contact", { json: CONTACT_MESSAGE, from: "203.0.113.7" })).status;
  let sent = 0;
  while (await send(first) === 201) assert(++sent < 500);
  await eventually(() => send(second), 429);
});

import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { eventually } from "../../tests/eventually.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { eventStream } from "../testing/event_stream.ts";
import { testApp } from "../testing/test_app.ts";

onDenokv("The live view of the chats shows what visitors say on every server, once", async (url) => {
  await using first = await testApp({ location: url });
  await using second = await testApp({ location: url });
  await using events = eventStream(await second.admin("GET", "/api/admin/chat-events"));
  await eventually(() => Promise.resolve(events.text().includes("alive")), true);
  const visitor = { mobileNumber: "9849012345", name: "Asha", location: "Guntur", page: null, partner: null };
  const say = (test: typeof first, userId: string, content: string) =>
    test.stores.chat.saveMessage({ userId, role: "user", content, timestamp: test.clock.now.toISOString() });
  const handle = await first.stores.chat.register(visitor);
  await say(first, handle, "Said on the first");
  await eventually(() => Promise.resolve(events.text().includes("Said on the first")), true);
  await say(second, handle, "Said on the second");
  await eventually(() => Promise.resolve(events.text().includes("Said on the second")), true);
  const told = events.text().split("event: message").slice(1);
  await eventually(() => Promise.resolve(told.length), 2);
  assertStringIncludes(told[0]!, "Asha");
});

import "../kit/testing/dom.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import type { ChatEntry } from "./chat.ts";
import { chatStorage } from "./chat_storage.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const entry = (content: string, days: number): ChatEntry => ({
  role: "user",
  content,
  at: Date.now() - days * DAY_MS,
});

Deno.test("a conversation ends after thirty days in the browser, and with it the id that adds to it", () => {
  const storage = chatStorage();
  storage.keep({ userId: "u1", entries: [entry("old", 31), entry("new", 29)] });
  assertEquals(storage.read()?.entries.map(({ content }) => content), ["new"]);
  assertEquals(storage.read()?.userId, "u1");
  storage.keep({ userId: "u1", entries: [entry("old", 31)] });
  assertEquals(storage.read(), undefined);
  assertEquals(localStorage.length, 0);
});

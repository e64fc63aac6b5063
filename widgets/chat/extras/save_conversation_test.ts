import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { conversationText } from "./save_conversation.ts";

Deno.test("a conversation is a text with who said what and when, and with its sources; failures are left out", () => {
  const at = Date.parse("2026-03-01T08:00:00.000Z");
  const text = conversationText({
    entries: [
      { role: "user", content: "coccidiosis?", at },
      { role: "assistant", content: "Sorry", at, failed: true },
      {
        role: "assistant",
        content: "**Amprolium**",
        at,
        sources: [{ title: "Amprolium", url: "/product/a" }],
      },
    ],
    title: "AI Assistant",
    you: "You",
    sources: "Sources",
    lang: "en",
    base: "https://our.example",
    page: "https://dealer.example/shop",
  });
  assertMatch(text, /^You \(1 Mar 2026, .+\)$/m);
  assertEquals(
    text.replaceAll(/ \(.*\)/g, ""),
    [
      "AI Assistant",
      "https://dealer.example/shop",
      "",
      "You",
      "coccidiosis?",
      "",
      "AI Assistant",
      "**Amprolium**",
      "Sources:",
      "- Amprolium: https://our.example/product/a",
      "",
    ].join("\n"),
  );
});

import { assertEquals } from "deno-std/assert/equals.js";
import { messageOn } from "./whatsapp_message.ts";

Deno.test("a chat with a number takes the message", () => {
  assertEquals(
    messageOn("https://wa.me/914055500188", "Amprolium & more"),
    "https://wa.me/914055500188?text=Amprolium+%26+more",
  );
  assertEquals(
    messageOn("https://api.whatsapp.com/send?phone=914055500188", "Hello"),
    "https://api.whatsapp.com/send?phone=914055500188&text=Hello",
  );
});

Deno.test("a channel, a group, another site and no profile have none", () => {
  for (
    const profile of [
      undefined,
      "https://whatsapp.com/channel/abc",
      "https://chat.whatsapp.com/abc",
      "https://wa.me.example/91",
    ]
  ) {
    assertEquals(messageOn(profile, "Hello"), undefined);
  }
});

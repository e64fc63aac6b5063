import { assertEquals } from "deno-std/assert/equals.js";
import { loadTexts } from "./load_texts.ts";

const english = { hello: "Hello" };
const others = {
  hi: () => Promise.resolve({ hi: { hello: "नमस्ते" } }),
  te: () => Promise.resolve({ te: { hello: "నమస్తే" } }),
};

Deno.test("a language that is spoken is loaded", async () => {
  assertEquals(await loadTexts("kit", english, others, "hi"), { lang: "hi", texts: { hello: "नमस्ते" } });
  assertEquals(await loadTexts("kit", english, others, "te"), { lang: "te", texts: { hello: "నమస్తే" } });
});

Deno.test("any other language reads English, and says so", async () => {
  assertEquals(await loadTexts("kit", english, others, "fr"), { lang: "en", texts: english });
  assertEquals(await loadTexts("kit", english, others), { lang: "en", texts: english });
});

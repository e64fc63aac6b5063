import { assertEquals } from "deno-std/assert/equals.js";
import { bring } from "../../contract/bring.ts";
import { loadTexts } from "./load_texts.ts";

const english = { hello: "Hello" };
const others = {
  hi: () => Promise.resolve({ hello: "नमस्ते" }),
  te: () => Promise.resolve({ hello: "నమస్తే" }),
};

Deno.test("a language that is spoken is loaded, whatever its region", async () => {
  assertEquals(await loadTexts(english, others, bring, "hi-IN"), { lang: "hi", texts: { hello: "नमस्ते" } });
  assertEquals(await loadTexts(english, others, bring, "te"), { lang: "te", texts: { hello: "నమస్తే" } });
});

Deno.test("any other language reads English, and says so", async () => {
  assertEquals(await loadTexts(english, others, bring, "fr"), { lang: "en", texts: english });
  assertEquals(await loadTexts(english, others, bring), { lang: "en", texts: english });
});

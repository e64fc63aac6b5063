import { assertEquals } from "deno-std/assert/equals.js";
import type { AssistantAnswer } from "../../../contract/assistant.ts";
import { loadGuides } from "../../knowledge/load_guides.ts";
import { measure } from "./measure.ts";
import type { EvalQuestion } from "./question.ts";

const QUESTION: EvalQuestion = {
  query: "amprolium dose",
  way: "en",
  lang: "en",
  kinds: ["dose"],
  sources: { "/product/amprolium": 2, "/blog/post/coccidiosis": 1 },
  topic: "products",
};

function answer(more: Partial<AssistantAnswer>): AssistantAnswer {
  return { answer: "1.2 g per litre", kind: "dose", lang: "en", sources: [], suggestions: [], ...more };
}

const source = (url: string) => ({ title: "", url });
const pageText = (text: string) => () => Promise.resolve(text);

Deno.test("A right page up front is worth all, one that helps less, and none nothing", async () => {
  const gains = await Promise.all([
    ["/hi/product/amprolium"],
    ["/blog/post/coccidiosis"],
    ["/contact", "/product/amprolium"],
    ["/contact"],
  ].map(async (urls) => {
    const { recall, gain } = await measure(QUESTION, answer({ sources: urls.map(source) }), pageText(""));
    return [recall, Number(gain?.toFixed(2))];
  }));
  assertEquals(gains, [[1, 1], [1, 0.33], [1, 0.63], [0, 0]]);
});

Deno.test("A number that no cited page holds is found, and declining is right only where it is asked for", async () => {
  const cited = answer({ sources: [source("/product/amprolium")] });
  assertEquals((await measure(QUESTION, cited, pageText("0.6 g"))).strayNumber, "1.2 g");
  assertEquals((await measure(QUESTION, cited, pageText("1.2 g"))).strayNumber, undefined);
  const unknown = answer({ kind: "unknown", answer: "I do not know" });
  assertEquals((await measure(QUESTION, unknown, pageText(""))).wronglyDeclined, true);
  const toDecline: EvalQuestion = { ...QUESTION, kinds: ["unknown"] };
  assertEquals((await measure(toDecline, unknown, pageText(""))).kept, true);
  assertEquals((await measure(toDecline, cited, pageText(""))).kept, false);
});

Deno.test("Where a guide answers, that guide is right, and neither another one nor an article", async () => {
  const [guide, another] = loadGuides();
  const toDecline: EvalQuestion = { ...QUESTION, kinds: ["unknown"], guides: [guide!.id] };
  const kept = await Promise.all(
    [guide!.answer, guide!.translations.te!.answer, another!.answer, "From our article"].map(async (text) =>
      (await measure(toDecline, answer({ kind: "article", answer: text }), pageText(""))).kept
    ),
  );
  assertEquals(kept, [true, true, false, false]);
});

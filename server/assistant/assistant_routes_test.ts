import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { type AssistantAnswer, AssistantAnswerSchema } from "../../contract/assistant.ts";
import { assertError } from "../testing/assert_error.ts";
import { sampleApp, sharedSampleApp } from "../testing/sample_app.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const test = await sharedSampleApp();

const PATH = "/api/assistant/chat";

async function ask(
  test: TestApp,
  query: string,
  more: Record<string, unknown> = {},
): Promise<AssistantAnswer> {
  // A new visitor each time, and some time between: these tests are not about how often.
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const response = await test.request(PATH, { json: { query, chatHistory: [], ...more } });
  assertEquals(response.status, 200, query);
  return AssistantAnswerSchema.parse(await response.json());
}

Deno.test("a question about a disease is answered with products of the catalogue, quoted and linked", async () => {
  const { kind, answer, sources, suggestions, lang } = await ask(
    test,
    "medicine for coccidiosis in broilers",
  );
  assertEquals([kind, lang], ["products", "en"]);
  assertEquals(sources.length >= 3, true);
  const products = (await test.read()).products;
  for (const { title, url } of sources.filter(({ url }) => url.startsWith("/product/"))) {
    const product = products.find(({ name }) => name === title)!;
    assertEquals(url, `/product/${product.slug}`);
    assertStringIncludes(answer, product.shortDescription!);
    assertStringIncludes(answer, `](${url})`);
  }
  assertEquals(suggestions[0], { kind: "quote", product: sources[0]!.title });
});

/** What a question is answered as, and in which language. */
const KINDS = [
  ["hello", "greeting", "en"],
  ["नमस्ते", "greeting", "hi"],
  ["What is your phone number?", "company", "en"],
  ["मुझे आपसे संपर्क करना है", "company", "hi"],
  ["What does levamisole cost?", "price", "en"],
  ["अम्प्रोलियम की कीमत क्या है", "price", "hi"],
  ["లెవామిసోల్ ధర ఎంత", "price", "te"],
  ["విటమిన్ సి పొడిలో ఎంత శాతం ఉంటుంది", "facts", "te"],
  ["See product list", "list", "en"],
  ["उत्पादों की सूची दिखाइए", "list", "hi"],
  ["Shipping information", "shipping", "en"],
  ["డెలివరీ సమాచారం", "shipping", "te"],
  ["how do I pay?", "payment", "en"],
  ["how do I place an order", "ordering", "en"],
  ["amprolium dose for layers", "dose", "en"],
  ["How to manage heat stress in summer?", "article", "en"],
  ["bird flu in my shed", "urgent", "en"],
  ["రక్త విరేచనాలు మందు", "products", "te"],
  ["who won the cricket world cup", "unknown", "en"],
  ["xyzzy plugh", "unknown", "en"],
] as const;

Deno.test("a question is answered as its kind, in its language", async (t) => {
  for (const [query, kind, lang] of KINDS) {
    await t.step(`${JSON.stringify(query)} is ${kind} in ${lang}`, async () => {
      const answer = await ask(test, query);
      assertEquals([answer.kind, answer.lang], [kind, lang], answer.answer);
    });
  }
});

Deno.test("a dose is quoted from the product's own field, with its withdrawal period and a word to see a veterinarian", async () => {
  const { products } = await test.read();
  const levamisole = products.find(({ slug }) => slug.startsWith("levamisole"))!;
  for (const query of ["dose of levamisole", "how many days levamisole withdrawal", "लेवामिसोल की खुराक"]) {
    const { answer, kind, sources, lang } = await ask(test, query);
    assertEquals([kind, sources.length], ["dose", 1]);
    const { withdrawal } = (await test.read(lang)).productById.get(levamisole.id)!;
    assertStringIncludes(answer, withdrawal!.note!);
    assertStringIncludes(answer, String(withdrawal!.meatDays));
    assertMatch(answer, /veterinarian|पशु चिकित्सक/);
  }
});

Deno.test("a dose asked for by 'its' is that of the product spoken of before", async () => {
  const { sources } = await ask(test, "what is its dose?", {
    chatHistory: [
      { role: "user", content: "levamisole powder" },
      { role: "assistant", content: "This is what I found" },
    ],
  });
  assertMatch(sources[0]!.url, /levamisole/);
});

Deno.test("who gets no answer is told so and who helps, and offered a person and no order form", async () => {
  await using test = await sampleApp();
  const { answer, suggestions } = await ask(test, "xyzzy plugh");
  assertStringIncludes(answer, "I do not know");
  assertEquals(suggestions, [{ kind: "contact", url: "/contact" }]);
  await test.stores.seo.social.put({
    facebook: null,
    twitter: null,
    instagram: null,
    youtube: null,
    linkedin: null,
    whatsapp: "+91 40 5550 0101",
  }, undefined);
  assertEquals((await ask(test, "xyzzy plugh")).suggestions[0], {
    kind: "whatsapp",
    url: "https://wa.me/914055500101",
  });
});

Deno.test("links of an answer are in its language", async () => {
  const { sources } = await ask(test, "levamisole", { lang: "hi" });
  assertMatch(sources[0]!.url, /^\/hi\/product\//);
});

Deno.test("an answer comes in pieces for who asks for a stream, then whole", async () => {
  const response = await test.request(PATH, {
    json: { query: "levamisole", chatHistory: [] },
    headers: { accept: "text/event-stream" },
  });
  assertMatch(response.headers.get("content-type")!, /^text\/event-stream/);
  const events = (await response.text()).trim().split("\n\n").map((block) => {
    const [event, data] = block.split("\n");
    return { event: event!.slice("event: ".length), data: JSON.parse(data!.slice("data: ".length)) };
  });
  const { event, data } = events.pop()!;
  assertEquals(event, "done");
  assertEquals(events.every(({ event }) => event === "delta"), true);
  assertEquals(events.map(({ data }) => data.text).join(""), AssistantAnswerSchema.parse(data).answer);
});

Deno.test("a question that is blank, too long, or in a language that we do not speak is 422", async () => {
  await using test = await testApp();
  for (const json of [{ query: " " }, { query: "a".repeat(2_001) }, { query: "a", lang: "fr" }]) {
    assertEquals((await test.request(PATH, { json })).status, 422);
  }
  assertEquals((await test.request(PATH, { json: { query: "a".repeat(2_000) } })).status, 200);
});

Deno.test("a visitor asks 20 times a minute, an address 60 times; then 429 with Retry-After", async () => {
  await using test = await testApp();
  const asked = async (userId?: string) =>
    await test.request(PATH, { json: { query: "hello", ...(userId && { userId }) } });
  for (let time = 0; time < 20; time++) assertEquals((await asked("a")).status, 200);
  const refused = await asked("a");
  assertEquals(refused.status, 429);
  assertMatch(refused.headers.get("retry-after")!, /^\d+$/);
  for (let time = 21; time < 60; time++) assertEquals((await asked(`visitor ${time}`)).status, 200);
  assertEquals((await asked("another")).status, 429);
});

Deno.test("any page may ask, without cookies", async () => {
  await using test = await testApp();
  const response = await test.request(PATH, {
    method: "OPTIONS",
    headers: { origin: "https://dealer.example" },
  });
  assertEquals(response.headers.get("access-control-allow-origin"), "*");
  assertEquals(response.headers.get("access-control-allow-credentials"), null);
  assertEquals(response.headers.get("access-control-allow-methods"), "POST");
});

Deno.test("who asks for a stream is refused in JSON, with how long to wait", async () => {
  await using test = await testApp();
  const headers = { accept: "text/event-stream" };
  const long = await test.request(PATH, { json: { query: "a".repeat(2_001) }, headers });
  assertEquals((await assertError(long, 422, "invalid")).issues?.map(({ path }) => path), ["query"]);
  await assertError(
    await test.request(PATH, { method: "POST", body: "query=a", headers }),
    415,
    "unsupported_media_type",
  );
  for (let time = 0; time < 20; time++) {
    await (await test.request(PATH, { json: { query: "hello", userId: "a" }, headers })).body?.cancel();
  }
  const refused = await test.request(PATH, { json: { query: "hello", userId: "a" }, headers });
  assertEquals(refused.headers.get("retry-after"), "3");
  assertEquals(refused.headers.get("access-control-allow-origin"), "*");
  assertEquals(refused.headers.get("access-control-expose-headers"), "Retry-After");
  assertMatch((await assertError(refused, 429, "too_many_requests")).message, /try again in 3 seconds/);
});

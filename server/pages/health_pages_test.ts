import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { Condition } from "../../contract/condition.ts";
import { conditionOf, someConditions } from "../health/testing/some_conditions.ts";
import { testApp } from "../testing/test_app.ts";
import { PartsOfPage } from "./testing/parts_of_page.ts";
import { readPage } from "./testing/read_page.ts";

const ORIGIN = "https://roost.example";

const healthApp = (conditions: readonly Condition[] = someConditions) =>
  testApp({ origin: ORIGIN, shipped: { conditions: () => conditions } });

const WORMS = conditionOf({
  id: "worms",
  kind: "parasitic",
  name: "Roundworms",
  aliases: { en: ["ascaridiasis"], hi: ["पेट के कीड़े"], te: [], latin: [] },
  age: { from: 28, to: 500 },
  onset: "slow",
  season: ["rain"],
  translations: { hi: { name: "गोल कृमि", summary: "आँत में कीड़े।", now: ["बीट की जाँच कराएँ।"] } },
  sources: [
    { title: "Helminthiasis in Poultry", publisher: "A Manual", url: "https://manual.example/worms" },
    { title: "Diseases of Poultry", publisher: "A Press" },
  ],
  weights: { "slow-growth": 2, "diarrhoea": 1 },
});

Deno.test("a condition's page has its own head in each language, with structured data and sources", async () => {
  await using test = await healthApp([WORMS]);
  const page = await readPage(await test.request("/health/worms"));
  assertEquals(page.status, 200);
  assertEquals(page.headings, ["Roundworms"]);
  assertEquals(page.canonical, `${ORIGIN}/health/worms`);
  assertStringIncludes(page.html, `hreflang="te" href="${ORIGIN}/te/health/worms"`);
  const condition = page.structured.find((each) => each["@type"] === "MedicalCondition")!;
  assertEquals([condition.name, condition.alternateName], ["Roundworms", ["ascaridiasis"]]);
  assertEquals((condition.signOrSymptom as { name: string }[]).length, 2);
  assertEquals(condition.possibleTreatment, [{ "@type": "MedicalTherapy", name: "Ask a veterinarian." }]);
  const parts = new PartsOfPage(page.html);
  assertEquals(
    parts.missing([
      ["main .steps li", "Ask a veterinarian."],
      ["main .sign-list a", "Slow growth"],
      ["main .pairs dd", "From 4 weeks on"],
      ["main h2", "What causes it"],
      ["main h2", "How to prevent it"],
      ["main .veterinarian span"],
      ["main .sources a", "Helminthiasis in Poultry"],
    ]),
    [],
  );
  const hindi = await readPage(await test.request("/hi/health/worms"));
  assertEquals(hindi.headings, ["गोल कृमि"]);
  assertStringIncludes(hindi.html, "बीट की जाँच कराएँ।");
  // What has no translation is marked as English.
  assertEquals(new PartsOfPage(hindi.html).count('main p[lang="en"]') > 0, true);
});

Deno.test("an emergency's page begins with its steps, says that it must be reported, and names no products", async () => {
  await using test = await healthApp();
  const parts = new PartsOfPage((await readPage(await test.request("/health/newcastle"))).html);
  assertEquals(
    parts.missing([
      ["main .mark-danger", "Notifiable"],
      ["main .emergency h2", "Emergency: this first"],
      ["main .emergency li", "Ask a veterinarian."],
      ["main h2", "What causes it"],
      ["main .note", "No products are named here: a veterinarian must see the animals first."],
    ]),
    [],
  );
  assertEquals(parts.count("main .condition-products"), 0);
});

Deno.test("a condition that there is none of has a page that leads to the finder", async () => {
  await using test = await healthApp();
  const page = await readPage(await test.request("/te/health/no-such"));
  assertEquals(page.status, 404);
  assertStringIncludes(page.html, 'href="/te/health"');
});

Deno.test("the finder is a form whose every state has an address, with reasons and the question that decides", async () => {
  await using test = await healthApp();
  const at = async (query: string) => {
    const page = await readPage(await test.request(`/health${query}`));
    assertEquals([page.status, page.canonical], [200, `${ORIGIN}/health`]);
    return { page, parts: new PartsOfPage(page.html) };
  };
  const empty = await at("");
  assertEquals(empty.parts.count("main form input[name=sign]") > 10, true);
  assertEquals(empty.parts.texts(".letters a").includes("Coccidiosis"), true);
  assertEquals(empty.parts.count(".fit"), 0);
  // As a browser sends the form: all signs under one name, empty choices too.
  const asked = await at("?animal=&age=&deaths=&sign=swollen-head&sign=nasal-discharge");
  assertEquals(asked.parts.texts(".fit h3 a")[0], "Infectious coryza");
  assertEquals(asked.parts.count("input[name=sign][checked]"), 2);
  assertEquals(asked.parts.texts(".fit:first-child .reasons-check dd"), ["Nasal discharge · Swollen head"]);
  assertEquals(asked.parts.count(".emergency"), 0);
  const open = await at("?sign=swollen-head");
  assertEquals(open.parts.count(".next-question a.chip") > 1, true);
  // One sign more is another answer, also out of the cache.
  const more = await at("?sign=swollen-head&sign=blue-comb&deaths=mass");
  assertEquals(more.parts.texts(".fit h3 a")[0], "Bird flu");
  assert(more.page.html.indexOf("Call a veterinarian now") < more.page.html.indexOf('class="fit-list"'));
});

Deno.test("the list of conditions is cut down by kind, by mark and by name, each with an address", async () => {
  await using test = await healthApp();
  const at = async (path: string) => new PartsOfPage(await (await test.request(path)).text());
  const names = (parts: PartsOfPage) => parts.texts(".letters li a");
  const all = await at("/health");
  assertEquals(names(all).length, someConditions.length);
  assertEquals(all.texts(".letters h3")[0], names(all)[0]![0]);
  const viral = await at("/health?list=viral");
  assertEquals(viral.texts(".list-parts [aria-current]").length, 1);
  assertEquals(names(viral).length, someConditions.filter(({ kind }) => kind === "viral").length);
  const notifiable = await at("/health?list=notifiable");
  assertEquals(names(notifiable).length, someConditions.filter(({ notifiable }) => notifiable).length);
  // What was ticked is kept where the list is cut down.
  const ticked = await (await test.request("/health?sign=swollen-head")).text();
  assertStringIncludes(ticked, "/health?sign=swollen-head&amp;list=viral#all-conditions");
  assertEquals(names(await at("/hi/health?q=coccidio")), ["Coccidiosis"]);
  const none = await at("/te/health?q=no-such-name");
  assertEquals([names(none), none.count(".list-none")], [[], 1]);
  assertEquals(none.count("main form input[name=sign]") > 10, true);
});

Deno.test("deaths of many are an emergency before any sign is chosen", async () => {
  await using test = await healthApp();
  const { html } = await readPage(await test.request("/hi/health?deaths=mass"));
  assertStringIncludes(html, "अभी पशु चिकित्सक को बुलाएँ");
});

Deno.test("what does not exist in an address is left out", async () => {
  await using test = await healthApp();
  const response = await test.request("/health?sign=no-such&animal=dragon&x=1");
  assertEquals(response.status, 200);
});

Deno.test("footer, site map and sitemap.xml lead to the health pages", async () => {
  await using test = await healthApp();
  const home = await (await test.request("/te")).text();
  assertStringIncludes(home, 'href="/te/health"');
  assertStringIncludes(await (await test.request("/hi/sitemap")).text(), 'href="/hi/health/newcastle"');
  const sitemap = await (await test.request("/sitemap.xml")).text();
  for (const path of ["/health", "/hi/health/newcastle"]) {
    assertStringIncludes(sitemap, `<loc>${ORIGIN}${path}</loc>`);
  }
});

Deno.test("the health pages bring their own style sheet", async () => {
  await using test = await healthApp();
  const response = await test.request("/health/page.css");
  assertEquals([response.status, response.headers.get("content-type")], [200, "text/css; charset=utf-8"]);
  assertStringIncludes(await (await test.request("/health")).text(), 'href="/health/page.css"');
});

Deno.test("the list of what is prohibited tells days as days, and years as years", async () => {
  await using test = await healthApp();
  const { html } = await readPage(await test.request("/hi/health/prohibited"));
  assertStringIncludes(html, `<time dateTime="2024-10-17">October 17, 2024</time>`);
  assertStringIncludes(html, `<time dateTime="2011">2011</time>`);
});

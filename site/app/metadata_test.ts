import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { absolute, excerpt, headTags } from "./metadata.ts";

const SITE = { origin: "https://roost.example", company: UNNAMED_COMPANY, language: "en" as const };
const PAGE = { title: "Products", description: "All of them", path: "/products", structured: [] };

Deno.test("A page's title is followed by the company's name, unless it stands alone", () => {
  const title = (tags: ReturnType<typeof headTags>) => tags.find(({ name }) => name === "title")?.text;
  assertEquals(title(headTags(PAGE, SITE)), "Products | New website");
  assertEquals(title(headTags({ ...PAGE, wholeTitle: true }, SITE)), "Products");
});

Deno.test("A page that search engines should not keep has no canonical address", () => {
  const tags = headTags({ ...PAGE, noindex: true }, SITE);
  assert(!tags.some(({ attributes }) => attributes.rel === "canonical"));
  assert(tags.some(({ attributes }) => attributes.content === "noindex, nofollow"));
});

Deno.test("Addresses of our own become whole, others stay", () => {
  assertEquals(absolute("/media/x.svg", SITE.origin), "https://roost.example/media/x.svg");
  assertEquals(absolute("https://cdn.example/x.png", SITE.origin), "https://cdn.example/x.png");
});

Deno.test("An excerpt ends between words", () => {
  assertEquals(excerpt("Short  text\n here"), "Short text here");
  assertEquals(excerpt("one two, three four", 10), "one two…");
  assertEquals(excerpt("a".repeat(20), 10).length, 10);
});

import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { check } from "../import/testing/import_file.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PRODUCTS = "/api/admin/products";
const ARTICLES = "/api/admin/blog/posts";
const ARTICLE = {
  title: "What to refuse",
  excerpt: "Powders without a label.",
  imageUrl: "/assets/pictures/hero.svg",
  author: "Team",
  category: "Poultry Health",
};
const holding = (ingredient: string, more: Record<string, unknown> = {}) =>
  aProduct({ name: "New powder", composition: [{ ingredient, strength: "10%" }], ...more });

async function refused(test: TestApp, method: string, path: string, body: unknown) {
  const { issues } = await (await test.admin(method, path, body)).json();
  return { path: issues?.[0].path, code: issues?.[0].code, message: issues?.[0].message };
}

Deno.test("a product that holds what is prohibited is published by no way, and waits as a draft", async () => {
  await using test = await testApp();
  await test.category();
  const direct = await refused(test, "POST", PRODUCTS, holding("Aztreonam sodium"));
  assertEquals([direct.path, direct.code], ["composition.0.ingredient", "prohibited"]);
  assertMatch(direct.message, /Monobactams \(aztreonam\).*S\.O\. 4338\(E\).*2025-09-23.*draft/);
  assertEquals((await refused(test, "POST", PRODUCTS, aProduct({ name: "Colistin 10%" }))).path, "name");

  const draft = await (await test.admin("POST", PRODUCTS, holding("Colistin sulphate", { status: "draft" })))
    .json();
  assertEquals(draft.status, "draft");
  const published = holding("Colistin sulphate", { status: "published" });
  assertEquals((await refused(test, "PUT", `${PRODUCTS}/${draft.id}`, published)).code, "prohibited");
  const bulk = await test.admin("POST", `${PRODUCTS}/bulk`, { action: "publish", ids: [draft.id] });
  await assertError(bulk, 422, "invalid");
  const { rows } = await check(
    test,
    "name,category,status,composition\\nOther,Anticoccidials,published,Nitazoxanide | 5%".replace(
      "\\n",
      "\n",
    ),
  );
  assertEquals([rows[0]!.action, rows[0]!.problems[0]!.column], ["refuse", "composition"]);
  assertEquals(await (await test.request("/api/products")).json(), []);
});

Deno.test("a substance whose name is only like a prohibited one is published", async () => {
  await using test = await testApp();
  await test.category();
  for (
    const ingredient of ["Colostrum powder", "Amprolium hydrochloride", "Penicillin", "Streptococcus faecium"]
  ) {
    const body = holding(ingredient, { name: `With ${ingredient}` });
    assertEquals((await test.admin("POST", PRODUCTS, body)).status, 201, ingredient);
  }
});

Deno.test("an article may warn of what is prohibited where it leads to the list, in each of its languages", async () => {
  await using test = await testApp();
  await test.admin("POST", "/api/admin/blog/categories", {
    name: "Poultry Health",
    description: "Keeping birds well.",
  });
  const article = (content: string, hindi?: string) => ({
    ...ARTICLE,
    content,
    ...(hindi && { translations: { hi: { title: "शीर्षक", content: hindi } } }),
  });
  const bare = await refused(test, "POST", ARTICLES, article("<p>Give colistin.</p>"));
  assertEquals([bare.path, bare.code], ["content", "prohibited"]);
  const warned = `<p>Colistin is <a href="/health/prohibited">prohibited</a>.</p>`;
  const half = await refused(test, "POST", ARTICLES, article(warned, "<p>कोलिस्टिन दें।</p>"));
  assertEquals(half.path, "translations.hi.content");
  const whole = article(warned, `<p>कोलिस्टिन <a href="/hi/health/prohibited">मना</a> है।</p>`);
  assertEquals((await test.admin("POST", ARTICLES, whole)).status, 201);
});

Deno.test("the list names each substance with its notice, in the reader's language, as its owner keeps it", async () => {
  await using test = await testApp();
  const page = await (await test.request("/hi/health/prohibited")).text();
  assertStringIncludes(page, "मोनोबैक्टम");
  assertStringIncludes(page, "S.O. 4338(E)");
  await test.admin("POST", "/api/admin/prohibited", {
    name: "Zorbamycin",
    words: ["zorbamycin"],
    sources: [],
  });
  assertStringIncludes(await (await test.request("/health/prohibited")).text(), "Zorbamycin");
  assertStringIncludes(await (await test.request("/sitemap.xml")).text(), "/health/prohibited");
  assertStringIncludes(
    await (await test.request("/products?q=colistin")).text(),
    "/health/prohibited#colistin",
  );
});

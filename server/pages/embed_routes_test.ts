import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { testApp } from "../testing/test_app.ts";

Deno.test("The preview is a stranger's page that runs our widget, and nothing that its address says", async () => {
  await using test = await testApp();
  const response = await test.request(
    `/embed/preview?widget=products&category=dewormers&theme=dark&lang=te&partner=pk_1&accent=%230b57a4`,
  );
  const html = await response.text();
  assertStringIncludes(html, `<html lang="te" class="dark">`);
  assertStringIncludes(html, `<roost-products category="dewormers">`);
  assertStringIncludes(
    html,
    `<script async src="/widgets/products.js" data-lang="te" data-theme="dark" data-accent="#0b57a4">`,
  );
  const policy = response.headers.get("content-security-policy")!;
  assertStringIncludes(policy, "frame-ancestors 'self'");
  assert(!policy.includes("allow-same-origin"));

  const hostile = `"><script>alert(1)</script>`;
  const names = ["widget", "category", "product", "theme", "lang", "accent", "partner", "position", "page"];
  for (const widget of ["quote", "products", "chat"]) {
    const query = new URLSearchParams([["widget", widget], ...names.slice(1).map((name) => [name, hostile])]);
    const page = await (await test.request(`/embed/preview?${query}`)).text();
    assertEquals(page.match(/<script/g)?.length, 1, page);
  }
});

Deno.test("The page lets in its own frame alone, and has its choice in snippets without a script", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  const response = await test.request("/hi/embed?widget=quote&partner=pk_1&product=Amprolium");
  const policy = response.headers.get("content-security-policy")!;
  assertStringIncludes(policy, "frame-src 'self';");
  const html = await response.text();
  assertStringIncludes(html, "&lt;roost-quote product=&quot;Amprolium&quot;&gt;&lt;/roost-quote&gt;");
  assertStringIncludes(html, "https://roost.example/widgets/quote.js?partner=pk_1");
  assertStringIncludes(html, `src="/embed/preview?widget=quote&amp;product=Amprolium&amp;page=hi"`);
  const sheet = await test.request("/embed/page.css");
  assertEquals(sheet.headers.get("content-type"), "text/css; charset=utf-8");
});

Deno.test("Without a script several widgets are chosen by a form, and their code and preview follow", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  const address =
    "/embed?widget=&widget=chat&widget=products&lang=&theme=dark&chat-theme=light&products-lang=te";
  const html = await (await test.request(address)).text();
  const preview = "widget=products&amp;widget=chat&amp;theme=dark&amp;products-lang=te&amp;chat-theme=light";
  assertStringIncludes(html, `src="/embed/preview?${preview}&amp;page=en"`);
  assertStringIncludes(html, "&lt;roost-chat theme=&quot;light&quot;&gt;&lt;/roost-chat&gt;");
  const page = await (await test.request(`/embed/preview?${preview.replaceAll("&amp;", "&")}`)).text();
  assertStringIncludes(page, `<roost-products lang="te"></roost-products>\n<roost-chat theme="light">`);
  assertEquals(page.match(/<script async src="\/widgets\/(\w+)\.js" data-theme="dark">/g)?.length, 2);
  const none = await (await test.request("/te/embed?widget=&lang=te")).text();
  assertEquals([none.includes("వీటిలో కనీసం ఒకటి ఎంచుకోండి."), none.includes("<iframe")], [true, false]);
});

Deno.test("Without a script a dealer's code is checked by a form, which keeps what was chosen", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  await test.category();
  const code = `<roost-quote></roost-quote><roost-products category="dewormer"></roost-products>
    <script src="https://roost.example/widgets/products.js"></script>`;
  const html = await (await test.request(`/embed?widget=quote&check=${encodeURIComponent(code)}`)).text();
  assertStringIncludes(html, "&lt;roost-quote&gt; stays empty, because quote.js is missing.");
  assertStringIncludes(html, "There is no category “dewormer”. Visitors see all products instead.");
  assertStringIncludes(html, `<input type="hidden" name="widget" value="quote"/>`);
});

Deno.test("A dealer is told of a category that does not exist, and no snippet is made with it", async () => {
  await using test = await testApp();
  await test.category();
  const html = async (slug: string) =>
    await (await test.request(`/embed?widget=products&category=${slug}`)).text();
  const wrong = await html("dewormer");
  assertEquals([wrong.includes("There is no category"), wrong.includes("category=&quot;dewormer")], [
    true,
    false,
  ]);
  assertEquals((await html("anticoccidials")).includes("There is no category"), false);
});

import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { PartsOfPage } from "../pages/testing/parts_of_page.ts";
import { readPage } from "../pages/testing/read_page.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PAGES = "/api/admin/pages";

const text = (html: string) => ({ kind: "text", text: html });

async function save(test: TestApp, id: string, page: object): Promise<void> {
  assertEquals((await test.admin("PUT", `${PAGES}/${id}`, page)).status, 200);
}

async function headings(test: TestApp, path: string): Promise<string[]> {
  return new PartsOfPage(await (await test.request(path)).text()).texts("main h1, main h2");
}

Deno.test("A page that every site has is there before anybody wrote it, and is stored with the first save", async () => {
  await using test = await testApp();
  const list = await (await test.admin("GET", PAGES)).json();
  assertEquals(list.map(({ slug }: { slug: string }) => slug), [
    "home",
    "about",
    "products",
    "blog",
    "contact",
    "privacy-policy",
    "terms-of-service",
    "not-found",
    "thanks",
    "quote-thanks",
    "chat",
  ]);
  const read = await test.admin("GET", `${PAGES}/about`);
  assertEquals([read.headers.get("etag"), (await read.json()).updatedAt], ['"0"', null]);
  const first = await test.admin("PUT", `${PAGES}/about`, { title: "Who we are" }, { "if-match": '"0"' });
  assertEquals(first.status, 200);
  await assertError(await test.admin("PUT", `${PAGES}/about`, {}, { "if-match": '"0"' }), 409, "conflict");
  assertEquals(await headings(test, "/about"), ["Who we are"]);

  assertEquals((await test.admin("DELETE", `${PAGES}/about`)).status, 204);
  assertEquals(await headings(test, "/about"), ["About"]);
});

Deno.test("A draft beside a published page is seen by nobody until it is published", async () => {
  await using test = await testApp();
  await save(test, "about", { title: "First", state: "published" });
  await save(test, "about/draft", { title: "Second" });
  assertEquals(await headings(test, "/about"), ["First"]);
  const { title, draft } = await (await test.admin("GET", `${PAGES}/about`)).json();
  assertEquals([title, draft.value.title], ["First", "Second"]);
  await save(test, "about/draft", { title: "Third" });
  assertEquals(await headings(test, "/about"), ["First"]);
  const listed = await (await test.admin("GET", `${PAGES}?state=changed`)).json();
  assertEquals(listed.map(({ slug }: { slug: string }) => slug), ["about"]);
  await save(test, "about", { title: "Third", state: "published" });
  assertEquals(await headings(test, "/about"), ["Third"]);
  await save(test, "about", { title: "Third", state: "draft" });
  assertEquals(await headings(test, "/about"), ["About"]);

  const versions = await (await test.admin("GET", `${PAGES}/about/versions`)).json();
  assertEquals(versions.length, 6);
  const titles = [-1, -2].map(async (place) =>
    (await (await test.admin("GET", `${PAGES}/about/versions/${versions.at(place).id}`)).json()).value.title
  );
  assertEquals(await Promise.all(titles), [null, "First"]);
});

Deno.test("A page that nobody wrote yet can have a draft beside it", async () => {
  await using test = await testApp();
  const draft = { title: "Not yet", blocks: [text("<p>New</p><script>alert(1)</script>")] };
  const kept = await test.admin("PUT", `${PAGES}/about/draft`, draft, { "if-match": '"0"' });
  assertEquals([kept.status, (await kept.json()).draft.value.blocks[0].text], [200, "<p>New</p>"]);
  assertEquals(await headings(test, "/about"), ["About"]);
  const etag = kept.headers.get("etag")!;
  assertEquals((await test.admin("PUT", `${PAGES}/about`, draft, { "if-match": etag })).status, 200);
  assertEquals(await headings(test, "/about"), ["Not yet"]);
});

Deno.test("A page that holds what is public beside its draft, as pages once did, gets a draft beside it", async () => {
  await using test = await testApp();
  const { written, drafts } = test.stores;
  await save(test, "about", { title: "Public" });
  const { value } = (await written.get("about"))!;
  const { slug, state, updatedAt, ...live } = value;
  const { kv } = test.store;
  for await (const { key } of kv.list({ prefix: [] })) {
    if (!key.includes("about") || !key.includes("pages")) continue;
    const old = { ...live, slug, updatedAt, state: "changed", live, title: "Waiting" };
    if ((await kv.get(key)).value instanceof Uint8Array) {
      await kv.set(key, new TextEncoder().encode(JSON.stringify(old)));
    }
  }
  assertEquals(state, "published");
  await written.separateDrafts(drafts.of("pages"));
  const page = await (await test.admin("GET", `${PAGES}/about`)).json();
  assertEquals([page.title, page.state, page.draft.value.title], ["Public", "published", "Waiting"]);
  assertEquals(await headings(test, "/about"), ["Public"]);
});

Deno.test("An own page has an address, is in the site map, and leaves a redirect when its address changes", async () => {
  await using test = await testApp();
  const made = await test.admin("POST", PAGES, {
    name: "Our Farm Visits",
    blocks: [text("<p>We come to your <b>shed</b>.</p><script>alert(1)</script>")],
    translations: { hi: { name: "फ़ार्म पर" } },
  });
  assertEquals(made.status, 201);
  const { id, slug } = await made.json();
  assertEquals(slug, "our-farm-visits");
  const page = await readPage(await test.request("/our-farm-visits"));
  assertEquals([page.title, page.headings], ["Our Farm Visits | New website", ["Our Farm Visits"]]);
  assertStringIncludes(page.html, "<p>We come to your <b>shed</b>.</p>");
  assertEquals(page.html.includes("alert(1)"), false);
  assertEquals(await headings(test, "/hi/our-farm-visits"), ["फ़ार्म पर"]);
  assertStringIncludes(await (await test.request("/sitemap.xml")).text(), "/our-farm-visits</loc>");
  assertStringIncludes(await (await test.request("/sitemap")).text(), 'href="/our-farm-visits"');

  await save(test, id, { name: "Farm Visits", slug: "farm-visits" });
  const moved = await test.request("/our-farm-visits");
  assertEquals([moved.status, moved.headers.get("location")], [301, "/farm-visits"]);
  await save(test, id, { name: "Farm Visits", slug: "farm-visits", state: "draft" });
  assertEquals((await test.request("/farm-visits")).status, 404);
  for (const path of ["/sitemap.xml", "/sitemap", "/api/pages"]) {
    assertEquals((await (await test.request(path)).text()).includes("farm-visits"), false, path);
  }
});

Deno.test("An own page needs a name, and an address that no other page has", async () => {
  await using test = await testApp();
  const refused = async (page: object) => {
    const { issues } = await assertError(await test.admin("POST", PAGES, page), 422, "invalid");
    return issues?.map(({ path }) => path);
  };
  assertEquals(await refused({}), ["name"]);
  assertEquals(await refused({ name: "A", blocks: [{ kind: "unknown" }] }), ["blocks.0.kind"]);
  for (const slug of ["admin", "about", "hi", "quote-list"]) {
    assertEquals(await refused({ name: "A", slug }), ["slug"], slug);
  }
});

Deno.test("Tokens stand for what the profile and the catalogue say, and their letters are no HTML", async () => {
  await using test = await testApp();
  const { json } = await test.admin("GET", "/api/admin/company").then(async (answer) => ({
    json: await answer.json(),
  }));
  await test.admin("PUT", "/api/admin/company", { ...json, name: "A & <b>B</b>", yearEstablished: 2001 });
  await save(test, "about", {
    title: "{company} since {since}",
    blocks: [text("<p>{company}: {years} years, {products} products, {unknown}</p>"), {
      kind: "figures",
      items: [{ name: "{years}", text: "years" }],
    }],
  });
  const page = await (await test.request("/about")).text();
  assertStringIncludes(page, "A &amp; &lt;b>B&lt;/b> since 2001".replaceAll(">", "&gt;"));
  assertStringIncludes(page, "<p>A &amp; &lt;b&gt;B&lt;/b&gt;: 25+ years, 0 products, {unknown}</p>");
  assertEquals(new PartsOfPage(page).texts("main .stats dd"), ["25+"]);
});

Deno.test("A preview shows what is not stored, in the asked-for language, and keeps nothing", async () => {
  await using test = await testApp();
  const page = {
    slug: "about",
    title: "Not yet",
    blocks: [{ kind: "faq", items: [{ name: "Who?", text: "We." }] }],
    translations: { te: { title: "ఇంకా లేదు" } },
  };
  const preview = async (lang: string) =>
    new PartsOfPage(await (await test.admin("POST", `${PAGES}/preview?lang=${lang}`, page)).text());
  assertEquals((await preview("en")).texts("main h1, main summary"), ["Not yet", "Who?"]);
  assertEquals((await preview("te")).texts("main h1"), ["ఇంకా లేదు"]);
  assertEquals(await headings(test, "/about"), ["About"]);
});

Deno.test("What a page says is known to the assistant at once, and only that", async () => {
  await using test = await testApp();
  const ask = async (query: string) => {
    const answer = await test.request("/api/assistant/chat", { json: { query, chatHistory: [] } });
    return (await answer.json()).answer as string;
  };
  assertEquals(/courier|UPI/i.test(await ask("Which payments do you accept?")), false);
  await save(test, "contact", {
    blocks: [{
      kind: "faq",
      items: [{ name: "How can I pay?", text: "In cash, at our counter in Guntur." }],
    }],
  });
  assertStringIncludes(await ask("Which payments do you accept?"), "In cash, at our counter in Guntur.");
});

Deno.test("The contact form offers the owner's subjects, and an inquiry keeps the same one in every language", async () => {
  await using test = await testApp();
  const options = async (path: string) => {
    const { html } = await readPage(await test.request(path));
    return [...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)</g)].map((
      [, value, label],
    ) => [value, label]);
  };
  assertEquals((await options("/contact"))[0], ["product_inquiry", "Product Inquiry"]);
  const items = [{ name: "Order Status" }, { name: "Become a dealer" }];
  const translations = { hi: { items: [{ name: "ऑर्डर की स्थिति" }, { name: "डीलर बनें" }] } };
  await save(test, "contact", { blocks: [{ kind: "contact", items, translations }] });
  assertEquals(await options("/contact"), [
    ["order_status", "Order Status"],
    ["Become a dealer", "Become a dealer"],
  ]);
  assertEquals(await options("/hi/contact"), [
    ["order_status", "ऑर्डर की स्थिति"],
    ["Become a dealer", "डीलर बनें"],
  ]);
});

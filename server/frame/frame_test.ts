import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { EMPTY_FRAME } from "../../contract/frame.ts";
import { PartsOfPage } from "../pages/testing/parts_of_page.ts";
import { productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

const LINKS = "footer nav[aria-labelledby=footer-categories] a";

Deno.test("The footer links to the categories there are, those with products first", async () => {
  await using test = await testApp();
  const names = async (path = "/about") =>
    new PartsOfPage(await (await test.request(path)).text()).texts(LINKS);
  assertEquals(await names(), []);

  await test.category({ name: "Injections" });
  await test.stores.categories.create({
    ...(await test.category({ name: "Powders" })).value,
    name: "Drops",
    slug: "drops",
    translations: { hi: { name: "बूँदें" } },
  });
  assertEquals(await names(), ["Injections", "Powders", "Drops"]);
  await test.stores.products.create(productInput({ category: "Drops" }));
  assertEquals(await names(), ["Drops", "Injections", "Powders"]);
  assertEquals(await names("/hi/about"), ["बूँदें", "Injections", "Powders"]);

  const chosen = { ...EMPTY_FRAME, categoryLinks: [{ path: "/products/drops", en: "Only drops" }] };
  assertEquals((await test.admin("PUT", "/api/admin/frame", chosen)).status, 200);
  assertEquals(await names(), ["Only drops"]);
});

Deno.test("The footer says what the owner wrote, with the company's name where it is asked for", async () => {
  await using test = await testApp();
  const said = async (path: string) =>
    new PartsOfPage(await (await test.request(path)).text()).texts("footer .footer-about > p").slice(1);
  assertEquals(await said("/about"), []);
  const frame = {
    footerText: "{short} sells {what}",
    translations: { hi: { footerText: "{short} की दुकान" } },
  };
  assertEquals((await test.admin("PUT", "/api/admin/frame", frame)).status, 200);
  const { shortName } = (await test.read()).company;
  assertEquals(await said("/about"), [`${shortName} sells {what}`]);
  assertEquals(await said("/hi/about"), [`${shortName} की दुकान`]);
  assertEquals(await said("/te/about"), [`${shortName} sells {what}`]);
});

Deno.test("The menu leads where the owner says, in each language, and the footer with it", async () => {
  await using test = await testApp();
  const links = async (path: string, menu: string) => {
    const page = new PartsOfPage(await (await test.request(path)).text());
    return page.texts(`${menu} a`);
  };
  const [header, footer] = [".header-nav", 'footer nav[aria-labelledby="footer-links"]'] as const;
  assertEquals(await links("/about", header), ["Home", "Products", "About", "Blog", "Contact"]);
  await test.admin("POST", "/api/admin/pages", { name: "Our dealers", slug: "dealers", state: "published" });
  const menu = [
    { path: "/products", en: "Range", hi: "उत्पाद सूची" },
    { path: "/dealers" },
    { path: "/contact" },
    { path: "https://shop.example/", en: "Shop" },
  ];
  assertEquals((await test.admin("PUT", "/api/admin/frame", { ...EMPTY_FRAME, menu })).status, 200);
  for (const place of [header, footer]) {
    assertEquals(await links("/about", place), ["Range", "Our dealers", "Contact", "Shop"]);
    assertEquals((await links("/hi/about", place))[0], "उत्पाद सूची");
  }
  const page = new PartsOfPage(await (await test.request("/hi/about")).text());
  assertEquals(page.count('.header-nav a[href="https://shop.example/"]'), 1);
  assertEquals(page.count('.header-nav a[href="/hi/dealers"]'), 1);

  await test.admin("PUT", "/api/admin/frame", EMPTY_FRAME);
  assertEquals((await links("/about", header)).length, 5);
  const versions = await (await test.admin("GET", "/api/admin/frame/versions")).json();
  // The oldest is what stood there before the first save.
  const [, saved] = versions;
  const { value } = await (await test.admin("GET", `/api/admin/frame/versions/${saved.id}`)).json();
  assertEquals([versions.length, value.menu.length], [3, 4]);
});

Deno.test("A menu and a footer can be looked at before they are saved, in each language", async () => {
  await using test = await testApp();
  const link = (name: string, hi: string) => ({ path: "/contact", en: name, hi });
  const frame = {
    menu: [link("Ask us", "हमसे पूछें")],
    footerText: "Birds first at {company}.",
    categoryLinks: [],
  };
  const preview = async (lang: string) =>
    await (await test.admin("POST", `/api/admin/frame/preview?lang=${lang}`, frame)).text();
  const page = await preview("en");
  for (const words of ["Ask us", "Birds first at "]) assertStringIncludes(page, words);
  assertStringIncludes(await preview("hi"), "हमसे पूछें");
  assert(!page.includes("{company}") && !page.includes("<script"));
  assert(!(await (await test.request("/")).text()).includes("Ask us"));
  const kept = await (await test.admin("GET", "/api/admin/audit")).json();
  assertEquals(kept.some(({ resource }: { resource: string }) => resource === "frame"), false);
});

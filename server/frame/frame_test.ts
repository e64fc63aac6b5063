import { assertEquals } from "deno-std/assert/equals.js";
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

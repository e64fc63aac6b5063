import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, HOME_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

async function send(
  test: TestApp,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; path: string }> {
  const response = await test.request("/api/contact", { json: { ...QUOTE_REQUEST, ...fields } });
  const { id, address } = await response.json();
  return { id, path: new URL(address).pathname };
}

Deno.test("Who sent a request reads it again at an address that nobody can guess, without the whole of its sender", async () => {
  await using test = await testApp();
  await test.category();
  const translations = { hi: { name: "एम्प्रोलियम 20%" } };
  const { id: productId } =
    await (await test.admin("POST", "/api/admin/products", aProduct({ translations }))).json();
  const { id, path } = await send(test, { phone: "+91 40 5550 1234", lang: "hi" });
  assertMatch(path, new RegExp(`^/hi/request/${id}/[0-9a-f]{32}$`));
  const api = await test.request(`/api${path.slice(3)}?lang=hi`);
  assertEquals(api.headers.get("cache-control"), "no-store");
  const sent = await api.json();
  assertEquals([sent.reference, sent.email, sent.phone], [id.slice(-8), "a•••@farm.example", "••••••1234"]);
  // The dialog's product stands in the subject alone.
  assertEquals(sent.lines, [{ productId, product: translations.hi.name, quantity: null, note: null }]);
  const { lines } = await (await test.request(`/api${path.slice(3)}`)).json();
  assertEquals(lines[0].product, "Amprolium 20%");

  const page = await test.request(path);
  const html = await page.text();
  assertEquals(page.status, 200);
  assertEquals([page.headers.get("cache-control"), page.headers.get("referrer-policy")], [
    "no-store",
    "no-referrer",
  ]);
  assertStringIncludes(page.headers.get("x-robots-tag")!, "noindex");
  assertStringIncludes(html, id.slice(-8));
  assertStringIncludes(html, QUOTE_REQUEST.message);
  for (const hidden of [QUOTE_REQUEST.email, "5550 1234", QUOTE_REQUEST.name]) {
    assert(!html.includes(hidden), `${hidden} stands on the page`);
  }
  assert(!(await (await test.request("/sitemap.xml")).text()).includes("/request/"));
});

Deno.test("Without the right key there is no such request, nor after it was deleted", async () => {
  await using test = await testApp();
  const { id, path } = await send(test);
  for (
    const wrong of [`/request/${id}/${"0".repeat(32)}`, `/request/${id}/x`, `/request/x${path.slice(10)}`]
  ) {
    await assertError(await test.request(`/api${wrong}`), 404, "not_found");
    const page = await test.request(wrong);
    assertEquals([page.status, page.headers.get("cache-control")], [404, "no-store"]);
    assertStringIncludes(await page.text(), "<h1>Request Not Found</h1>");
  }
  await test.admin("DELETE", `/api/admin/contact-submissions/${id}`);
  assertEquals([(await test.request(`/api${path}`)).status, (await test.request(path)).status], [404, 404]);
});

Deno.test("The staff, the export and the person's data do not tell the key", async () => {
  await using test = await testApp();
  const { id, path } = await send(test);
  const key = path.split("/").at(-1)!;
  const calls = [
    await test.admin("GET", `/api/admin/contact-submissions/${id}`),
    await test.admin("GET", "/api/admin/contact-submissions"),
    await test.admin("GET", "/api/admin/contact-submissions/export.csv"),
  ];
  for (const response of calls) assert(!(await response.text()).includes(key));
});

Deno.test("A form without JavaScript leads to the same page", async () => {
  await using test = await testApp();
  const body = new URLSearchParams({ ...HOME_MESSAGE, lang: "te" });
  const html = await (await test.request("/api/contact", { method: "POST", body })).text();
  const [path] = /\/te\/request\/[0-9A-Z]+\/[0-9a-f]{32}/.exec(html)!;
  assertEquals((await test.request(path)).status, 200);
});

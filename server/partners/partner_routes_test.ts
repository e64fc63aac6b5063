import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { originFault, originOf, type Partner } from "../../contract/partner.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/partners";
const DEALER = { name: "Kaveri Feeds", origins: ["https://kaveri.example/shop"], note: null, isActive: true };

async function add(test: TestApp, fields: object = {}): Promise<Partner> {
  const response = await test.admin("POST", PATH, { ...DEALER, ...fields });
  assertEquals(response.status, 201);
  return await response.json();
}

Deno.test("A partner gets a key that no change takes away, and is known by it in memory", async () => {
  await using test = await testApp();
  const partner = await add(test);
  assertMatch(partner.key, /^pk_[0-9a-f]{32}$/);
  assertEquals(partner.origins, ["https://kaveri.example"]);
  assertEquals(partner.leads, { inquiries: 0, chats: 0 });
  const changed = { ...partner, origins: ["https://*.kaveri.example"], isActive: false, key: "pk_mine" };
  const saved = await (await test.admin("PUT", `${PATH}/${partner.id}`, changed)).json();
  assertEquals([saved.key, saved.createdAt, saved.isActive], [partner.key, partner.createdAt, false]);

  const known = (await test.stores.partners.byKey()).get(partner.key);
  assertEquals([known?.origins, known?.isActive], [["https://*.kaveri.example"], false]);
  assertEquals((await test.admin("DELETE", `${PATH}/${partner.id}`)).status, 204);
  assertEquals((await test.stores.partners.byKey()).size, 0);
});

Deno.test("A partner's leads are the inquiries and chats that came under its key", async () => {
  await using test = await testApp();
  const { id, key } = await add(test);
  const other = await add(test, { name: "Amber Agencies", origins: ["https://amber.example"] });
  const send = (path: string, json: object, origin = "https://kaveri.example") =>
    test.request(path, { headers: { origin }, json });
  for (const partner of [key, key, "pk_unknown", undefined]) {
    const inquiry = { name: "Asha Rao", email: "asha@rao.example", message: "Is it there in bags?", partner };
    assertEquals((await send("/api/contact", inquiry)).ok, partner !== "pk_unknown");
  }
  const visitor = { name: "Ravi", mobileNumber: "98480 12345", location: "Guntur", partner: key };
  assertEquals((await send("/api/chat/register-user", visitor)).ok, true);
  const leads = async () => {
    const rows: Partner[] = await (await test.admin("GET", PATH)).json();
    return rows.map(({ name, leads }) => [name, leads.inquiries, leads.chats]);
  };
  assertEquals(await leads(), [["Amber Agencies", 0, 0], ["Kaveri Feeds", 2, 1]]);
  // Who chats on another partner's page, too, is a lead of both.
  await send("/api/chat/register-user", { ...visitor, partner: other.key }, "https://amber.example");
  assertEquals(await leads(), [["Amber Agencies", 0, 1], ["Kaveri Feeds", 2, 1]]);
  assertEquals((await (await test.admin("GET", `${PATH}/${id}`)).json()).leads, { inquiries: 2, chats: 1 });
});

Deno.test("A partner needs a name and sites that are sites; a stale save is refused", async () => {
  await using test = await testApp();
  const { issues } = await assertError(
    await test.admin("POST", PATH, { name: " ", origins: ["https://ok.example", "javascript:alert(1)"] }),
    422,
    "invalid",
  );
  assertEquals(issues?.map(({ path }) => path), ["name", "origins.1"]);
  const none = await assertError(
    await test.admin("POST", PATH, { ...DEALER, origins: [" "] }),
    422,
    "invalid",
  );
  assertEquals(none.issues, [{ path: "origins", code: "required", message: "Name at least one site" }]);

  const { id } = await add(test);
  const etag = (await test.admin("GET", `${PATH}/${id}`)).headers.get("etag")!;
  const save = (method: string) => test.admin(method, `${PATH}/${id}`, DEALER, { "if-match": etag });
  assertEquals((await save("PUT")).status, 200);
  await assertError(await save("PUT"), 409, "conflict");
  await assertError(await test.admin("GET", `${PATH}/nope`), 404, "not_found");
});

Deno.test("A star over a suffix where anyone can have a name is refused", async () => {
  await using test = await testApp();
  const given = ["https://*.co.in", "https://kaveri.example", "*.github.io", "*.myshopify.com:8443"];
  const { issues } = await assertError(
    await test.admin("POST", PATH, { ...DEALER, origins: given }),
    422,
    "invalid",
  );
  assertEquals(issues?.map(({ path, code }) => [path, code]), [
    ["origins.0", "invalid_site"],
    ["origins.2", "invalid_site"],
    ["origins.3", "invalid_site"],
  ]);
  const origins = ["https://*.kaveri.co.in", "https://kaveri.myshopify.com", "https://*.kaveri.example"];
  const { id } = await add(test, { origins });
  const save = { ...DEALER, origins: ["*.co.in"] };
  await assertError(await test.admin("PUT", `${PATH}/${id}`, save), 422, "invalid");
});

Deno.test("What is no site is told why", () => {
  const given: [string, RegExp][] = [
    ["ftp://dealer.example", /begins with https/],
    ["javascript:alert(1)", /begins with https/],
    ["https://owner:secret@dealer.example", /user name/],
    ["https://*", /everybody's/],
    ["*.example", /everybody's/],
    ["https://shop.*.example", /whole beginning/],
    ["dealer", /Must be a site such as/],
  ];
  for (const [address, fault] of given) assertMatch(originFault(address) ?? "", fault, address);
  assertEquals([originFault("localhost:5173"), originFault("https://dealer.example/shop")], [
    undefined,
    undefined,
  ]);
});

Deno.test("A site is known by its origin, however its address was given", () => {
  const given: [string, string | null][] = [
    ["https://Dealer.example/shop?x=1#y", "https://dealer.example"],
    ["dealer.example", "https://dealer.example"],
    ["http://localhost:5173/", "http://localhost:5173"],
    ["https://dealer.example:443", "https://dealer.example"],
    ["https://*.dealer.example", "https://*.dealer.example"],
    ["*.dealer.example:8443", "https://*.dealer.example:8443"],
    ["https://*.example", null],
    ["https://*", null],
    ["*", null],
    ["null", null],
    ["https://shop.*.example", null],
    ["https://owner:secret@dealer.example", null],
    ["ftp://dealer.example", null],
    ["javascript:alert(1)", null],
    ["dealer", null],
    ["", null],
  ];
  for (const [address, origin] of given) assertEquals(originOf(address), origin, address);
});

import { assertEquals } from "deno-std/assert/equals.js";
import { FOUND_KINDS, type FoundGroup } from "../../contract/finding.ts";
import { may } from "../../contract/role.ts";
import { sessionStore } from "../accounts/session_store.ts";
import { aProduct, CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const NOTHING = { conditions: () => [], brands: () => [], prohibited: () => [] };

const findPath = (q: string) => `/api/admin/find?q=${encodeURIComponent(q)}`;

async function found(test: TestApp, q: string): Promise<FoundGroup[]> {
  return await (await test.admin("GET", findPath(q))).json();
}

/** `kind: title, title` of each group. */
async function titles(test: TestApp, q: string): Promise<string[]> {
  return (await found(test, q)).map(({ kind, rows }) =>
    `${kind}: ${rows.map(({ title }) => title).join(", ")}`
  );
}

Deno.test("Everything with these words is found by kind, with words in any order, folded, in each script", async () => {
  await using test = await testApp({ shipped: NOTHING });
  await test.category();
  await test.admin("POST", "/api/admin/products", aProduct({ translations: { hi: { name: "एम्प्रोलियम" } } }));
  const lines = [{ product: "Amprolium 20%", productId: null, quantity: "25 kg", note: null }];
  const json = { ...CONTACT_MESSAGE, name: "Lakshmi Farms", phone: "+91 98480-12345", lines };
  const { reference } = await (await test.request("/api/contact", { json })).json();
  await test.request("/api/contact", { json: HOME_MESSAGE });
  const registered = { name: "Ravi", mobileNumber: "098480 12345", location: "Guntur" };
  await test.request("/api/chat/register-user", { json: registered });
  const [{ id }] = await (await test.admin("GET", "/api/admin/contact-submissions?q=lakshmi")).json();
  await test.admin("PATCH", `/api/admin/contact-submissions/${id}/notes`, {
    text: "Wants a cheque, ré-call",
  });

  assertEquals(await titles(test, "20% AMPRÓLIUM"), [
    "products: Amprolium 20%",
    "contact-submissions: Lakshmi Farms",
  ]);
  assertEquals(await titles(test, "एम्प्रोलियम"), ["products: Amprolium 20%"]);
  const both = ["contact-submissions: Lakshmi Farms", "chat-users: Ravi"];
  for (
    const number of [
      "+91 98480-12345",
      "9848012345",
      "0091 98480 12345",
      "98480-1234",
      "+91 98480 1",
      "९८४८०१२३४५",
    ]
  ) {
    assertEquals(await titles(test, number), both, number);
  }
  assertEquals(await titles(test, "guntur 98480 12345"), ["chat-users: Ravi"]);
  for (const q of [reference, "cheque re-call lakshmi", "asha@farm.example lakshmi"]) {
    assertEquals(await titles(test, q), ["contact-submissions: Lakshmi Farms"], q);
  }
  assertEquals(
    (await found(test, reference))[0]!.rows[0]!.detail,
    `${reference} · +91 98480-12345 · Amprolium 20%`,
  );
  assertEquals(await titles(test, "owner"), ["accounts: owner"]);
  assertEquals(await titles(test, " "), []);
});

Deno.test("What is named so comes first, and the count says how many more there are", async () => {
  await using test = await testApp();
  await test.category();
  for (let n = 1; n <= 6; n++) {
    await test.admin(
      "POST",
      "/api/admin/products",
      aProduct({ name: `A ${n}`, shortDescription: "Like Tylosin" }),
    );
  }
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Tylosin" }));
  const [products] = (await found(test, "tylosin")).filter(({ kind }) => kind === "products");
  assertEquals([products!.total, products!.rows.length, products!.rows[0]!.title], [7, 5, "Tylosin"]);
});

Deno.test("A role finds what it may read, and no other thing", async () => {
  await using test = await testApp({
    shipped: { conditions: () => [], brands: () => [], prohibited: () => [] },
  });
  await test.category({ name: "Needles" });
  await test.request("/api/contact", { json: { ...HOME_MESSAGE, name: "Needle" } });
  for (const role of ["owner", "editor", "sales", "viewer"] as const) {
    const account = await test.accounts.create(`needle ${role}`, "an amber heron over the neem", { role });
    const { token } = await sessionStore(test.store, test.accounts, () => test.clock.now).open(account);
    const headers = { cookie: `roost_session=${token}` };
    const groups: FoundGroup[] = await (await test.request(findPath("needle"), { headers })).json();
    const readable = FOUND_KINDS.filter((kind) =>
      ["contact-submissions", "product-categories", "accounts"].includes(kind) &&
      may(role, "GET", `/api/admin/${kind}`)
    );
    assertEquals(groups.map(({ kind }) => kind).sort(), readable.sort(), role);
  }
});

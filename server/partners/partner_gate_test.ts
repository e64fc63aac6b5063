import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { Partner } from "../../contract/partner.ts";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { isAllowed } from "./refusal_of.ts";

const PATH = "/api/admin/partners";
const SITE = "https://kaveri.example";
const MESSAGE = { name: "Asha Rao", email: "asha@rao.example", message: "Is it there in bags?" };
const VISITOR = { name: "Ravi", mobileNumber: "98480 12345", location: "Guntur" };

async function add(test: TestApp, fields: object = {}): Promise<Partner> {
  const dealer = { name: "Kaveri Feeds", origins: [SITE], note: null, isActive: true, ...fields };
  return await (await test.admin("POST", PATH, dealer)).json();
}

/** What a page of another site sends. */
function from(test: TestApp, origin: string) {
  const headers = { origin };
  return {
    get: (path: string) => test.request(path, { headers }),
    post: (path: string, json: unknown) => test.request(path, { headers, json }),
    /** What its console says. */
    view: async (key: string) => {
      const response = await test.request(`/partner/${key}/view.js`, { headers });
      assertEquals([response.status, response.headers.get("access-control-allow-origin")], [200, "*"]);
      const script = await response.text();
      return script && JSON.parse(/^console\.error\((.*)\)$/.exec(script)![1]!);
    },
  };
}

async function refusalIn(response: Response): Promise<string> {
  // Readable by the page, so that its console can say it.
  assertEquals([response.status, response.headers.get("access-control-allow-origin")], [403, "*"]);
  const { code, message } = await response.json();
  assertEquals(code, "forbidden");
  return message;
}

Deno.test("A key works on the sites of its partner, and on no other; every call says what to do", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  await test.category();
  await test.admin("POST", "/api/admin/products", productInput());
  const { key } = await add(test);
  const calls = (origin: string): Promise<Response>[] => {
    const page = from(test, origin);
    return [
      page.get(`/api/products?partner=${key}`),
      page.get(`/partner/${key}/api/products`),
      page.get(`/api/chat/user-exists?mobile=9848012345&partner=${key}`),
      page.post("/api/contact", { ...MESSAGE, partner: key }),
      page.post(`/partner/${key}/api/contact`, MESSAGE),
      page.post(`/api/contact?partner=${key}`, MESSAGE),
      page.post("/api/chat/register-user", { ...VISITOR, partner: key }),
      page.post(`/api/assistant/chat?partner=${key}`, { query: "Hello" }),
    ];
  };
  const allowed = await Promise.all(calls(SITE));
  assertEquals(allowed.map(({ status }) => status), [200, 200, 200, 201, 201, 201, 201, 200]);
  for (const response of allowed.slice(0, 2)) {
    assertEquals(response.headers.get("vary")?.includes("Origin"), true);
    assertEquals((await response.json()).length, 1);
  }

  // After an answer that could have been kept, too.
  for (const response of await Promise.all(calls("https://other.example"))) {
    assertEquals(
      await refusalIn(response),
      `https://other.example may not use the partner key ${key}: add https://other.example to the allowed ` +
        `origins of partner Kaveri Feeds on Roost's Partners page (https://roost.example/admin/partners).`,
    );
  }
  const inquiries = await (await test.admin("GET", "/api/admin/contact-submissions")).json();
  assertEquals(inquiries.length, 3);
});

Deno.test("What names no key is anybody's, and our own pages and other programs are not asked", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  const other = from(test, "https://other.example");
  assertEquals((await other.get("/api/products")).status, 200);
  assertEquals((await other.post("/api/contact", MESSAGE)).status, 201);
  const own = from(test, "https://roost.example");
  assertEquals((await own.post("/api/contact", { ...MESSAGE, partner: "pk_unknown" })).status, 201);
  assertEquals((await test.request("/api/products?partner=pk_unknown")).status, 200);
});

Deno.test("An unknown, a replaced and a paused key have sentences of their own; so have near misses", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  const partner = await add(test, { origins: [SITE, "https://*.dealer.example"] });
  const refusal = (origin: string, key = partner.key) => from(test, origin).view(key);
  assertStringIncludes(await refusal(SITE, "pk_mine"), "Nobody has the partner key pk_mine");
  assertStringIncludes(
    await refusal("https://www.kaveri.example"),
    "https://kaveri.example is allowed already, and to a browser that is another site.",
  );
  assertStringIncludes(await refusal("http://kaveri.example"), "https://kaveri.example is allowed already");
  assertStringIncludes(
    await refusal("https://dealer.example"),
    "https://*.dealer.example is allowed already",
  );
  assertStringIncludes(await refusal("null"), "This page has no origin");
  assertEquals(await refusal("https://shop.dealer.example"), "");

  await test.admin("PUT", `${PATH}/${partner.id}`, { ...partner, isActive: false });
  assertStringIncludes(await refusal(SITE), "is switched off");
  await test.admin("PUT", `${PATH}/${partner.id}`, { ...partner, isActive: true });
  const rotated: Partner = await (await test.admin("POST", `${PATH}/${partner.id}/rotate`)).json();
  assertStringIncludes(await refusal(SITE), "was replaced");
  assertEquals(await refusal(SITE, rotated.key), "");
});

Deno.test("A star stands for every name below a site, and for nothing else", () => {
  const cases: [string, string, boolean][] = [
    ["https://*.dealer.example", "https://shop.dealer.example", true],
    ["https://*.dealer.example", "https://a.b.dealer.example", true],
    ["https://*.dealer.example", "https://dealer.example", false],
    ["https://*.dealer.example", "http://shop.dealer.example", false],
    ["https://*.dealer.example", "https://shop.dealer.example:8443", false],
    ["https://*.dealer.example:8443", "https://shop.dealer.example:8443", true],
    ["https://*.dealer.example", "https://evildealer.example", false],
    ["https://dealer.example", "https://dealer.example.evil.example", false],
    ["https://dealer.example", "https://dealer.example", true],
  ];
  for (const [allowed, origin, answer] of cases) {
    assertEquals(isAllowed([allowed], origin), answer, `${allowed} and ${origin}`);
  }
});

Deno.test("Views, chats and quotes are counted by day, over a new key and a restart", async () => {
  const location = `${await Deno.makeTempDir()}/roost.kv`;
  let id: string;
  {
    await using test = await testApp({ location });
    const partner = await add(test);
    id = partner.id;
    const page = from(test, SITE);
    await page.view(partner.key);
    await page.view(partner.key);
    await page.post("/api/chat/register-user", { ...VISITOR, partner: partner.key });
    // Nobody's browser, and nobody's site.
    await test.request(`/partner/${partner.key}/view.js`);
    await from(test, "https://other.example").view(partner.key);
    await test.stores.partners.counts.flush();
    await page.view(partner.key);
    const quote = { ...MESSAGE, phone: "+91 98480 12345", subject: "Quote Request: Amprolium" };
    await page.post("/api/contact", { ...quote, partner: partner.key });
    test.clock.now = new Date(test.clock.now.getTime() + 11 * 60 * 60_000);
    const { key } = await (await test.admin("POST", `${PATH}/${id}/rotate`)).json();
    await page.view(key);
    await page.post("/api/contact", { ...quote, partner: key });
    await test.stores.partners.counts.flush();

    const list = (query: string) => test.admin("GET", `/api/admin/contact-submissions${query}`);
    assertEquals((await (await list(`?partner=${key}`)).json()).length, 2);
    assertEquals((await (await list(`?partner=${partner.key}`)).json()).length, 2);
    assertEquals((await (await list("/sources")).json()).partners, [{ partner: key, count: 2 }]);
    const csv = await (await list("/export.csv")).text();
    assertStringIncludes(csv, `,Kaveri Feeds,${partner.key},`);
    assertStringIncludes(csv, `,Kaveri Feeds,${key},`);
  }
  await using test = await testApp({ location });
  test.clock.now = new Date("2026-03-03T08:00:00.000Z");
  const partner: Partner = await (await test.admin("GET", `${PATH}/${id}`)).json();
  assertEquals(partner.days.length, 30);
  assertEquals(partner.days.slice(-3), [
    { day: "2026-03-01", views: 3, chats: 1, quotes: 1 },
    { day: "2026-03-02", views: 1, chats: 0, quotes: 1 },
    { day: "2026-03-03", views: 0, chats: 0, quotes: 0 },
  ]);
  assertEquals(partner.leads, { inquiries: 2, chats: 1 });
});

Deno.test("A key that the gate did not admit is stored nowhere: not as a partner of an inquiry, nor of a chat", async () => {
  await using test = await testApp();
  for (const headers of [new Headers(), new Headers({ origin: "http://localhost:8000" })]) {
    const json = { ...MESSAGE, partner: "pk_made_up" };
    assertEquals((await test.request("/api/contact", { headers, json })).status, 201);
    const { id: userId } = await (await test.request("/api/chat/register-user", {
      headers,
      json: { ...VISITOR, partner: "pk_made_up" },
    })).json();
    const message = { userId, message: "Please call me about the premix.", partner: "pk_made_up" };
    assertEquals((await test.request("/api/chat/leave-message", { headers, json: message })).status, 201);
    assertEquals((await test.stores.chat.users.get(userId))?.value.source.partner, null);
  }
  const inquiries = await Array.fromAsync(test.stores.inquiries.inquiries.all());
  assertEquals(inquiries.map(({ value }) => value.source.partner), [null, null, null, null]);
});

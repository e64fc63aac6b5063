import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { Partner } from "../../contract/partner.ts";
import { emptyDist } from "../testing/empty_dist.ts";
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
      const response = await test.request(`/partner/${key}/note`, { headers });
      assertEquals([response.status, response.headers.get("access-control-allow-origin")], [200, "*"]);
      assertEquals(response.headers.get("content-type"), "text/plain; charset=UTF-8");
      return await response.text();
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
      `https://other.example may not use the partner key ${key}: ask the owner of https://roost.example ` +
        `to add https://other.example to the allowed origins of that partner.`,
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

Deno.test("An unknown, a replaced and a paused key have sentences of their own, without names and sites", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  const partner = await add(test, { origins: [SITE, "https://*.dealer.example"] });
  const said: string[] = [];
  const refusal = async (origin: string, key = partner.key) => {
    const note = await from(test, origin).view(key);
    said.push(note.replaceAll(origin, ""));
    return note;
  };
  assertStringIncludes(await refusal(SITE, "pk_mine"), "Nobody has the partner key pk_mine");
  assertStringIncludes(await refusal("https://www.kaveri.example"), "add https://www.kaveri.example to");
  assertStringIncludes(await refusal("null"), "This page has no origin");
  assertEquals(await refusal("https://shop.dealer.example"), "");

  await test.admin("PUT", `${PATH}/${partner.id}`, { ...partner, isActive: false });
  assertStringIncludes(await refusal(SITE), "is switched off");
  await test.admin("PUT", `${PATH}/${partner.id}`, { ...partner, isActive: true });
  const rotated: Partner = await (await test.admin("POST", `${PATH}/${partner.id}/rotate`)).json();
  assertStringIncludes(await refusal(SITE), "was replaced");
  assertEquals(await refusal(SITE, rotated.key), "");
  for (const note of said) {
    for (const known of ["Kaveri", "kaveri", "dealer"]) assertEquals(note.includes(known), false, note);
  }
});

Deno.test("The owner sees which origins were refused, and which allowed one each nearly is", async () => {
  await using test = await testApp();
  const partner = await add(test, { origins: [SITE, "https://*.dealer.example"] });
  const refused = async () => {
    const { refused }: Partner = await (await test.admin("GET", `${PATH}/${partner.id}`)).json();
    return refused.map(({ origin, near, day }) => [origin, near, day]);
  };
  for (
    const origin of [
      "http://kaveri.example",
      "https://dealer.example",
      "https://other.example",
      "null",
      "https://other.example/<b>",
    ]
  ) await from(test, origin).view(partner.key);
  assertEquals(await refused(), [
    ["http://kaveri.example", SITE, "2026-03-01"],
    ["https://dealer.example", "https://*.dealer.example", "2026-03-01"],
    ["https://other.example", null, "2026-03-01"],
  ]);
  await test.admin("PUT", `${PATH}/${partner.id}`, { ...partner, origins: ["other.example", SITE] });
  assertEquals((await refused()).map(([origin]) => origin), [
    "http://kaveri.example",
    "https://dealer.example",
  ]);
  for (let at = 0; at < 100; at++) await from(test, `https://${at}.example`).view(partner.key);
  await test.stores.partners.counts.flush();
  assertEquals((await refused()).length, 19, "a stranger's pages fill the store");
});

Deno.test("A withdrawn version is told to the page that pins it, and to the owner", async () => {
  const withdrawn = {
    "chat-ABCDEFGH": { since: "2026-02-01", reason: "It is slow." },
    unnamed: { since: "2026-01-01", reason: "It runs other code." },
  };
  await using test = await testApp({ dist: { ...emptyDist(), withdrawn } });
  const partner = await add(test);
  const { get } = from(test, SITE);
  const note = async (version: string) =>
    await (await get(`/partner/${partner.key}/pinned/${version}`)).text();
  for (const version of ["quote-ABCDEFGH", "constructor"]) assertEquals(await note(version), "");
  assertEquals(
    await note("chat-ABCDEFGH"),
    "The pinned version chat-ABCDEFGH of a widget on this page was withdrawn on 2026-02-01. It is slow. " +
      "Pin today's version, which is in http://localhost:8000/widgets/manifest.json.",
  );
  // Another site's page changes nothing.
  await from(test, "https://other.example").get(`/partner/${partner.key}/pinned/unnamed`);
  const found: Partner = await (await test.admin("GET", `${PATH}/${partner.id}`)).json();
  assertEquals(found.withdrawn, [{ version: "chat-ABCDEFGH", reason: "It is slow.", day: "2026-03-01" }]);

  // Versions that import a script as their note.
  const script = await (await get(`/partner/${partner.key}/view.js`)).text();
  assertEquals(
    JSON.parse(/^console\.error\((.*)\)$/.exec(script)![1]!).startsWith("The pinned version unnamed"),
    true,
  );
  const after: Partner = await (await test.admin("GET", `${PATH}/${partner.id}`)).json();
  assertEquals(after.withdrawn.map(({ version }) => version), ["chat-ABCDEFGH", "unnamed"]);
  assertEquals(after.days.at(-1)?.views, 1);
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
    await test.request(`/partner/${partner.key}/note`);
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
    assertStringIncludes(csv, `,"Kaveri Feeds","${partner.key}",`);
    assertStringIncludes(csv, `,"Kaveri Feeds","${key}",`);
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

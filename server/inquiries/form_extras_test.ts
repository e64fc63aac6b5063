import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Inquiry } from "../../contract/inquiry.ts";
import { thanks } from "../../contract/shared/thanks.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

async function stored(test: TestApp): Promise<Inquiry[]> {
  return await (await test.admin("GET", "/api/admin/contact-submissions")).json();
}

const TRAPPED = [{ website: "https://cheap.example" }, { elapsed: 3 }, { elapsed: "3" }, { elapsed: -1 }];
const FREE = [{}, { website: "" }, { elapsed: 45_000 }, { elapsed: "" }, { elapsed: "soon" }, {
  elapsed: null,
}];

Deno.test("What looks like a program's work gets the same answer, is stored, and is marked for the owner", async () => {
  await using test = await testApp();
  for (const extra of [...TRAPPED, ...FREE]) {
    const response = await test.request("/api/contact", { json: { ...HOME_MESSAGE, ...extra } });
    assertEquals(response.status, 201);
    assertEquals((await response.json()).message, thanks.en.message);
    const [{ isSuspected, isResolved }] = await stored(test) as [Inquiry];
    assertEquals([isSuspected ?? false, isResolved], [TRAPPED.some((trap) => trap === extra), false]);
  }
});

Deno.test("A plain form that fell into a trap gets the normal page of thanks", async () => {
  await using test = await testApp();
  const post = (fields: Record<string, string>) =>
    test.request("/api/contact", { method: "POST", body: new URLSearchParams(fields) });
  const response = await post({ ...CONTACT_MESSAGE, website: "https://cheap.example" });
  assertEquals(response.status, 201);
  assert((await response.text()).includes("Message Sent Successfully"));
  await post({ ...CONTACT_MESSAGE, name: "A person", website: "", key: "", lang: "en" });
  assertEquals((await stored(test)).map(({ isSuspected }) => isSuspected), [undefined, true]);
});

Deno.test("The receipt thanks in the language that the form says, else in English", async () => {
  await using test = await testApp();
  for (const [json, kind] of [[CONTACT_MESSAGE, "message"], [QUOTE_REQUEST, "quote"]] as const) {
    const said = { "hi": "hi", "te-IN": "te", "TE": "te", "en": "en", "fr": "en", "": "en" } as const;
    for (const [lang, spoken] of Object.entries(said)) {
      const response = await test.request("/api/contact", { json: { ...json, lang } });
      assertEquals((await response.json()).message, thanks[spoken][kind]);
    }
    const odd = await test.request("/api/contact", { json: { ...json, lang: { hi: 1 } } });
    assertEquals((await odd.json()).message, thanks.en[kind]);
  }
});

Deno.test("A plain form that is sent too often gets its page back with everything typed, and may try later", async () => {
  await using test = await testApp({ trustProxy: true });
  const headers = { "x-forwarded-for": "203.0.113.7" };
  for (let at = 0; at < 60; at++) await test.request("/api/contact", { json: HOME_MESSAGE, headers });
  const body = new URLSearchParams({ ...CONTACT_MESSAGE, name: "Typed Name" });
  const refused = await test.request("/api/contact", { method: "POST", body, headers });
  assertEquals(refused.status, 429);
  assertEquals(refused.headers.get("retry-after"), "1");
  const html = await refused.text();
  assert(html.includes(`value="Typed Name"`));
  assert(html.includes(`role="alert"`));
  test.clock.now = new Date(test.clock.now.getTime() + 1_000);
  const again = new URLSearchParams(body);
  assertEquals((await test.request("/api/contact", { method: "POST", body: again, headers })).status, 201);
});

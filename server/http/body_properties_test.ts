import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import fc from "fast-check";
import { ApiErrorSchema } from "../../contract/api_error.ts";
import { aProduct, CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { anyString } from "../testing/fuzz/arbitrary_of.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

/** Calls that take JSON, each with a body that it accepts. */
const CALLS: Record<string, unknown> = {
  "POST /api/contact": HOME_MESSAGE,
  "POST /api/chat/register-user": { name: "Asha Rao", mobileNumber: "+91 98490 12345", location: "Guntur" },
  "POST /api/chat/save-message": { userId: "x", role: "user", content: "Hello" },
  "POST /api/assistant/chat": { query: "Which dewormers do you have?" },
  "POST /api/admin/login": { username: "nobody" },
  "POST /api/admin/products": aProduct(),
  "PUT /api/admin/seo/general": { siteTitle: "Roost" },
};

const anyBytes = fc.uint8Array({ maxLength: 60 });

/** Bytes with a few of their places replaced by other bytes. */
function damaged(bytes: Uint8Array) {
  const wounds = fc.array(fc.tuple(fc.nat(bytes.length), fc.nat(6), anyBytes), { maxLength: 3 });
  return wounds.map((wounds) =>
    wounds.reduce(
      (whole, [at, cut, piece]) =>
        new Uint8Array([...whole.slice(0, at), ...piece, ...whole.slice(at + cut)]),
      bytes,
    )
  );
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);

const call = fc.constantFrom(...Object.entries(CALLS)).chain(([name, json]) => {
  const text = JSON.stringify(json);
  return fc.record({
    name: fc.constant(name),
    body: fc.oneof(
      anyBytes,
      damaged(utf8(text)),
      fc.constantFrom(
        utf16(text),
        utf8(`\ufeff${text}`),
        utf8(text + text),
        utf8(`${text}\0`),
        utf8(`[${text}]`),
      ),
      fc.json({ maxDepth: 4 }).map(utf8),
    ),
    type: fc.constantFrom(
      "application/json",
      "application/json",
      "application/json; charset=utf-16",
      "text/json",
    ),
  });
});

/** A call at a later time and of another address, so that no limit refuses it. */
function send(test: TestApp, number: number, path: string, init: RequestInit): Promise<Response> {
  test.clock.now = new Date(test.clock.now.getTime() + 30_000);
  return test.request(
    path,
    { ...init, from: `10.${number >> 16}.${number >> 8 & 255}.${number & 255}` } as never,
  );
}

Deno.test("Whatever bytes come as JSON, the answer is a success or a refusal in our shape", async () => {
  await using test = await testApp();
  await test.category();
  const cookie = await test.login();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(call, async ({ name, body, type }) => {
      const [method, path] = name.split(" ") as [string, string];
      const headers = { cookie, "content-type": type };
      const response = await send(test, number++, path, { method, headers, body: new Uint8Array(body) });
      const answer = await response.text();
      assert(response.status < 500 && response.status !== 429, `${response.status} ${answer}`);
      if (response.status >= 400) assert(ApiErrorSchema.safeParse(JSON.parse(answer)).success, answer);
    }),
    { seed: 1, numRuns: 300 },
  );
  assertEquals(test.logged, []);
});

/** What would be an element if a page showed it as it came. */
const MARK = "<roost-mark>";
const FIELDS = [
  ...Object.keys(CONTACT_MESSAGE),
  "page",
  "partner",
  "lines",
  "language",
  "__proto__",
  "toString",
];

Deno.test("Whatever a form posts, the answer is a page with nothing of it as HTML", async () => {
  await using test = await testApp();
  const value = fc.tuple(
    anyString,
    fc.constantFrom("", MARK, `"'>${MARK}`, `</textarea>${MARK}`, `</script>${MARK}`),
  )
    .map((pieces) => pieces.join("").toWellFormed());
  const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), value), value), { maxLength: 8 });
  const encoded = fields.map((fields) => {
    const form = new URLSearchParams(CONTACT_MESSAGE);
    for (const [name, value] of fields) form.set(name, value);
    return utf8(String(form));
  });
  const valid = utf8(String(new URLSearchParams(CONTACT_MESSAGE)));
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: encoded }, damaged(valid)), async (body) => {
      const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
      const init = { method: "POST", headers, body: new Uint8Array(body) };
      const response = await send(test, number++, "/api/contact", init);
      const html = await response.text();
      assert([201, 400, 403, 413, 422].includes(response.status), `${response.status}`);
      assert(response.headers.get("content-type")!.startsWith("text/html"));
      assert(!html.includes(MARK), html.slice(html.indexOf(MARK) - 100).slice(0, 200));
    }),
    { seed: 1, numRuns: 150 },
  );
  assertEquals(test.logged, []);
});

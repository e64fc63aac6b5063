import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import fc from "fast-check";
import { damaged } from "../testing/damaged_bytes.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { gif, jpeg, pdf, png, webp } from "./testing/pictures.ts";

const SEED = 20260301;
const UPLOAD = "/api/admin/upload";

async function send(test: TestApp, cookie: string, path: string, body: BodyInit, type?: string) {
  const headers = { cookie, ...type && { "content-type": type } };
  const response = await test.request(path, { method: "POST", body, headers });
  await response.body?.cancel();
  return response.status;
}

for (const [name, make] of Object.entries({ jpeg, png, webp, gif, pdf })) {
  Deno.test(`However a ${name} file is damaged, it is taken or refused`, async () => {
    await using test = await testApp();
    const cookie = await test.login();
    const property = fc.asyncProperty(damaged(await make()), async (bytes) => {
      const body = new FormData();
      body.set("file", new File([bytes], "bird"));
      const status = await send(test, cookie, UPLOAD, body);
      assert([200, 201, 415, 422].includes(status), String(status));
    });
    await fc.assert(property, { seed: SEED, numRuns: 12 });
    assertEquals(test.logged, []);
  });
}

Deno.test("Whatever a form with a file looks like, it is taken or refused", async () => {
  await using test = await testApp();
  const cookie = await test.login();
  const piece = fc.oneof(
    fc.constantFrom(
      "--x",
      "--x--",
      "--",
      "\r\n",
      "\n",
      "\r\n\r\n",
      'Content-Disposition: form-data; name="file"',
      'Content-Disposition: form-data; name="file"; filename="a.csv"',
      "Content-Disposition: form-data; name=file; filename*=UTF-8''%ff",
      "Content-Type: text/csv",
      "Content-Transfer-Encoding: base64",
      "name,category",
      "\0",
    ),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  const body = fc.array(piece, { maxLength: 14 }).map((all) => all.join(""));
  const type = fc.constantFrom(
    "multipart/form-data; boundary=x",
    'multipart/form-data; boundary="x"',
    "multipart/form-data; boundary=",
    "multipart/form-data",
    "multipart/form-data; boundary=x; boundary=y",
    `multipart/form-data; boundary=${"x".repeat(5_000)}`,
    "multipart/mixed; boundary=x",
    "application/x-www-form-urlencoded",
    "text/plain",
  );
  const path = fc.constantFrom(UPLOAD, "/api/admin/products/import", "/api/contact");
  const property = fc.asyncProperty(path, body, type, async (path, body, type) => {
    const status = await send(test, cookie, path, body, type);
    assert(status < 500 && status >= 200, String(status));
  });
  await fc.assert(property, { seed: SEED, numRuns: 400 });
  assertEquals(test.logged, []);
});

Deno.test("Whatever range of a file is asked for, it comes whole", async () => {
  await using test = await testApp();
  const body = new FormData();
  body.set("file", new File([pdf()], "a.pdf"));
  const headers = { cookie: await test.login() };
  const { url } = await (await test.request(UPLOAD, { method: "POST", body, headers })).json();
  const range = fc.oneof(
    fc.string({ unit: fc.constantFrom(..."bytes=-,0123456789 ") }),
    fc.tuple(fc.bigInt(), fc.bigInt()).map(([from, to]) => `bytes=${from}-${to}`),
    fc.array(fc.nat(99), { maxLength: 2_000 }).map((all) => `bytes=${all.map((n) => `${n}-`).join()}`),
  );
  const property = fc.asyncProperty(range, async (range) => {
    const response = await test.request(url, { headers: { range: range.trim() } });
    assertEquals([response.status, (await response.bytes()).length], [200, pdf().length]);
  });
  await fc.assert(property, { seed: SEED, numRuns: 300 });
});

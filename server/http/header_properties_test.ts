import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import fc from "fast-check";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PICTURE = "picture.svg";
const PATHS = ["/", "/products", "/no-such-page", "/api/products", "/sitemap.xml", `/media/${PICTURE}`];

async function shop(): Promise<TestApp> {
  const test = await testApp();
  await test.category();
  await test.stores.products.create(productInput({ description: "दाना और पानी साफ रखें। ".repeat(40) }));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(200)}</svg>`;
  await test.stores.media.create(PICTURE, "image/svg+xml", new TextEncoder().encode(drawing));
  return test;
}

interface Whole {
  status: number;
  bytes: Uint8Array;
  tag: string | null;
}

async function wholeOf(test: TestApp, path: string): Promise<Whole> {
  const response = await test.request(path);
  return { status: response.status, bytes: await decoded(response), tag: response.headers.get("etag") };
}

async function decoded(response: Response): Promise<Uint8Array> {
  const bytes = await response.bytes();
  const encoding = response.headers.get("content-encoding");
  if (encoding === "br") return new Uint8Array(brotliDecompressSync(bytes));
  if (encoding === "gzip") return new Uint8Array(gunzipSync(bytes));
  assertEquals(encoding, null);
  return bytes;
}

/** Letters that HTTP allows in a header. Others never reach an application. */
const anyHeader = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
});

/** Each coding with its weight in thousandths. */
const codings = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom("br", "gzip", "GZip", "BR", "deflate", "zstd", "identity", "*"),
    weight: fc.option(fc.constantFrom("0", "0.0", "0.000", "0.001", "0.5", "1", "1.000"), { nil: undefined }),
    space: fc.constantFrom("", " ", "\t"),
  }),
  { selector: ({ name }) => name.toLowerCase(), maxLength: 5 },
);
type Codings = typeof codings extends fc.Arbitrary<infer T> ? T : never;

const headerOf = (list: Codings) =>
  list.map(({ name, weight, space }) => name + (weight === undefined ? "" : `${space};${space}q=${weight}`))
    .join(
      ", ",
    );

function allows(list: Codings, coding: string): boolean {
  const named = list.find(({ name }) => name.toLowerCase() === coding) ??
    list.find(({ name }) => name === "*");
  return named !== undefined && Number(named.weight ?? 1) > 0;
}

Deno.test("Whatever Accept-Encoding says, the answer decodes to the same bytes, and no refused coding is sent", async () => {
  await using test = await shop();
  const wholes = new Map(
    await Promise.all(PATHS.map(async (path) => [path, await wholeOf(test, path)] as const)),
  );
  const asked = fc.oneof(
    codings.map((list) => ({ header: headerOf(list), list })),
    anyHeader.map((header) => ({ header, list: undefined })),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), asked, async (path, { header, list }) => {
      const response = await test.request(path, { headers: { "accept-encoding": header } });
      const { status, bytes } = wholes.get(path)!;
      const encoding = response.headers.get("content-encoding");
      assertEquals(response.status, status);
      if (encoding && list) assert(allows(list, encoding), encoding);
      // An error page names its request.
      if (status === 200) assertEquals(await decoded(response), bytes);
      else await decoded(response);
    }),
    { seed: 1, numRuns: 400 },
  );
  assertEquals(test.logged, []);
});

Deno.test("Whatever Range and If-None-Match say, the answer is the whole, a slice of it, or 304 for its own ETag", async () => {
  await using test = await shop();
  const wholes = new Map(
    await Promise.all(PATHS.map(async (path) => [path, await wholeOf(test, path)] as const)),
  );
  const tags = [...wholes.values()].flatMap(({ tag }) => tag ?? []);
  const position = fc.oneof(fc.nat(5_000), fc.constantFrom("", "-1", "9007199254740993", "1e3", "x"));
  const range = fc.oneof(
    fc.array(fc.tuple(position, position), { minLength: 1, maxLength: 4 }).map((ranges) =>
      `bytes=${ranges.map(([from, to]) => `${from}-${to}`).join()}`
    ),
    anyHeader,
  );
  const listed = fc.array(
    fc.oneof(
      fc.constantFrom(...tags, ...tags.map((tag) => `W/${tag}`)),
      fc.constantFrom('""', '"x"', "W/", "*", tags[0]!.slice(1, -1), tags[0]!.slice(0, 12)),
      anyHeader,
    ),
    { minLength: 1, maxLength: 3 },
  ).map((list) => list.join(", "));
  const headers = fc.record({ range, "if-range": anyHeader, "if-none-match": listed }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), headers, async (path, headers) => {
      const { status, bytes, tag } = wholes.get(path)!;
      const response = await test.request(path, { headers });
      const body = await decoded(response);
      const known = headers["if-none-match"] ?? "";
      if (response.status === 304) {
        assert(tag && known.includes(tag.slice(1, -1)) || known.includes("*"), "304 for an unknown ETag");
        assertEquals(body.length, 0);
      } else if (response.status === 206) {
        const [, from, to] = /^bytes (\d+)-(\d+)\/\d+$/.exec(response.headers.get("content-range")!)!;
        assertEquals(body, bytes.slice(Number(from), Number(to) + 1));
      } else {
        assertEquals(response.status, status);
        if (status === 200) assertEquals(body, bytes);
      }
      const head = await test.request(path, { method: "HEAD", headers });
      assertEquals([head.status, await head.text()], [response.status, ""]);
    }),
    { seed: 1, numRuns: 300 },
  );
  assertEquals(test.logged, []);
});

Deno.test("Accept-Language, and any other header of a browser, changes nothing in an answer", async () => {
  await using test = await shop();
  const wholes = new Map(
    await Promise.all(PATHS.map(async (path) => [path, await wholeOf(test, path)] as const)),
  );
  const language = fc.array(
    fc.oneof(fc.constantFrom("hi", "te-IN", "en;q=0.1", "*;q=0", "x-klingon;q=9", "-"), anyHeader),
    { maxLength: 4 },
  ).map((list) => list.join(","));
  const name = fc.constantFrom(
    "accept-language",
    "user-agent",
    "referer",
    "x-forwarded-for",
    "x-forwarded-host",
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), name, language, async (path, name, value) => {
      const response = await test.request(path, { headers: { [name]: value } });
      const { status, bytes, tag } = wholes.get(path)!;
      assertEquals([response.status, response.headers.get("etag")], [status, tag]);
      const body = await response.bytes();
      if (status === 200) assertEquals(body, bytes);
    }),
    { seed: 1, numRuns: 200 },
  );
  assertEquals(test.logged, []);
});

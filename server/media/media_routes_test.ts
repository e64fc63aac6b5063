import { assertEquals } from "deno-std/assert/equals.js";
import { brotliDecompressSync } from "node:zlib";
import { assertError } from "../testing/assert_error.ts";
import { testApp } from "../testing/test_app.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h10v10z'/>".repeat(40)}</svg>`;

Deno.test("GET /media/{name} gives a drawing that can run nothing, compressed, and 304 when it is known", async () => {
  await using test = await testApp();
  await test.stores.media.create("drum.svg", "image/svg+xml", new TextEncoder().encode(SVG));
  for (const state of ["cold", "warm"]) {
    const response = await test.request("/media/drum.svg", { headers: { "accept-encoding": "br" } });
    assertEquals(response.status, 200, state);
    assertEquals(response.headers.get("content-type"), "image/svg+xml");
    assertEquals(
      response.headers.get("content-security-policy"),
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    assertEquals(response.headers.get("x-content-type-options"), "nosniff");
    assertEquals(response.headers.get("cache-control"), "public, max-age=86400");
    assertEquals(new TextDecoder().decode(brotliDecompressSync(await response.bytes())), SVG);
    const known = { "if-none-match": response.headers.get("etag")! };
    assertEquals((await test.request("/media/drum.svg", { headers: known })).status, 304);
  }
});

Deno.test("GET /media/{name} gives pictures as they are, whatever their bytes", async () => {
  await using test = await testApp();
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  await test.stores.media.create("bird.webp", "image/webp", bytes);
  const response = await test.request("/media/bird.webp", { headers: { "accept-encoding": "br" } });
  assertEquals(response.headers.get("content-encoding"), null);
  assertEquals(await response.bytes(), bytes);
});

Deno.test("GET /media/{name} of an unknown file, or a name out of its folder, is 404", async () => {
  await using test = await testApp();
  for (const name of ["none.svg", "..%2f..%2fetc%2fpasswd", "%00", "a".repeat(3_000)]) {
    await assertError(await test.request(`/media/${name}`), 404, "not_found");
  }
});

Deno.test("A name of NULs, which take twice their size in a key, is not found", async () => {
  await using test = await testApp();
  for (const count of [1, 1_000, 1_020, 1_100, 2_000]) {
    assertEquals((await test.request(`/media/${"%00".repeat(count)}`)).status, 404, String(count));
  }
  assertEquals(test.logged, []);
});

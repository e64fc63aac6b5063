import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { testApp } from "../testing/test_app.ts";
import { type Dist, loadDist } from "./dist.ts";
import { tempFolder } from "../../tests/temp_folder.ts";

const SCRIPT = new TextEncoder().encode(`console.info("${"roost ".repeat(100)}");`);
const HASHED = "/assets/site-ABCD1234.js";

/** A build of one script, under a hashed name and as a widget's loader. */
async function withDist(work: (dist: Dist) => Promise<void>): Promise<void> {
  await using folder = await tempFolder();
  await Deno.writeFile(`${folder.path}/a.js`, SCRIPT);
  await Deno.writeFile(`${folder.path}/a.js.br`, brotliCompressSync(SCRIPT));
  await Deno.writeFile(`${folder.path}/a.js.gz`, gzipSync(SCRIPT));
  const file = { path: "a.js", type: "text/javascript; charset=utf-8", br: "a.js.br", gz: "a.js.gz" };
  const files = { [HASHED]: file, "/widgets/quote.js": file };
  await Deno.writeTextFile(`${folder.path}/manifest.json`, JSON.stringify({ entries: {}, files }));
  await work(await loadDist(folder.path));
}

async function decoded(response: Response): Promise<string> {
  const encoding = response.headers.get("content-encoding");
  if (!encoding) return await response.text();
  const format = encoding === "br" ? "brotli" : encoding as CompressionFormat;
  return await new Response(response.body!.pipeThrough(new DecompressionStream(format))).text();
}

Deno.test("A bundle comes in the encoding that each caller takes, whoever asked before", async () => {
  await withDist(async (dist) => {
    await using test = await testApp({ dist });
    const cases: [accepted: string, encoding: string | null][] = [
      ["br, gzip", "br"],
      ["", null],
      ["gzip", "gzip"],
      ["identity", null],
      ["br;q=0, gzip", "gzip"],
      ["gzip;q=0, br;q=0", null],
      ["gzip, deflate, br, zstd", "br"],
    ];
    for (const [accepted, encoding] of [...cases, ...cases]) {
      const response = await test.request(HASHED, { headers: { "accept-encoding": accepted } });
      assertEquals(response.headers.get("content-encoding"), encoding, accepted);
      assertEquals(response.headers.get("vary"), "Accept-Encoding");
      assertEquals(await decoded(response), new TextDecoder().decode(SCRIPT));
    }
  });
});

Deno.test("A hashed bundle may be kept for ever, a loader for minutes, and any page may load both", async () => {
  await withDist(async (dist) => {
    await using test = await testApp({ dist });
    for (const [path, caching] of [[HASHED, "31536000, immutable"], ["/widgets/quote.js", "300"]] as const) {
      const { headers } = await test.request(path, { method: "HEAD" });
      assertEquals(headers.get("cache-control"), `public, max-age=${caching}`);
      assertEquals(headers.get("access-control-allow-origin"), "*");
      assertEquals(headers.get("cross-origin-resource-policy"), "cross-origin");
      assertEquals(headers.get("content-length"), String(SCRIPT.length));
    }
  });
});

Deno.test("Only what the manifest names is served, whatever the path says", async () => {
  await withDist(async (dist) => {
    await using test = await testApp({ dist });
    const paths = [
      "manifest.json",
      "__proto__",
      "constructor",
      "..%2fa.js",
      "%2e%2e/a.js",
      "a.js",
      "%00",
      "%",
    ];
    for (const name of paths) {
      const response = await test.request(`/assets/${name}`);
      assertEquals(response.status, 404, name);
      assert(!(await response.text()).includes("console.info"));
    }
  });
});

Deno.test("Without a build the start stops with what to run", async () => {
  await assertRejects(() => loadDist("/nowhere"), Error, 'run "deno task build" first');
});

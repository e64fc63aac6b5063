/** `deno task faults`: a denokv server that stands still under a real server with the sample company. */
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { delay } from "deno-std/async/delay.js";
import { findDenokv, startDenokv } from "../../server/kv/testing/denokv.ts";
import { HOME_MESSAGE } from "../../server/testing/fixtures.ts";
import { eventually } from "../eventually.ts";
import { startRoost } from "../roost.ts";

const denokv = await findDenokv();

Deno.test({
  name:
    "While denokv stands still every public page answers, writes get 503 in three seconds, and it comes back",
  ignore: !denokv,
  async fn() {
    await using server = await startDenokv(denokv!);
    await using roost = await startRoost({ KV: server.url, ...server.environment });
    const text = async (path: string) => await (await fetch(roost.address + path)).text();
    const status = async (path: string, init?: RequestInit) => {
      const response = await fetch(roost.address + path, init);
      await response.body?.cancel();
      return response.status;
    };
    const post = () =>
      fetch(`${roost.address}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(HOME_MESSAGE),
      });
    const pages = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)].map(([, url]) =>
      new URL(url!).pathname
    );
    assert(pages.length > 100, `${pages.length} pages`);

    await server.stop();
    // Each of its threads stops when it is next woken.
    await delay(100);
    const began = performance.now();
    const refused = await post();
    assertEquals(refused.status, 503);
    assert(Number(refused.headers.get("retry-after")) > 0);
    assert(performance.now() - began < 3_000, `${performance.now() - began} ms`);
    await refused.body?.cancel();

    const readyz = await fetch(`${roost.address}/readyz`);
    assertEquals([readyz.status, (await readyz.text()).includes("does not answer")], [503, true]);
    assertEquals(await status("/healthz"), 200);
    const wrong: string[] = [];
    let slowest = 0;
    for (const path of pages) {
      const asked = performance.now();
      const got = await status(path);
      if (got !== 200) wrong.push(`${got} ${path}`);
      slowest = Math.max(slowest, performance.now() - asked);
    }
    for (
      const path of [
        "/api/products?search=coccidiosis",
        "/api/search?q=worms",
        "/api/health",
        "/widgets/products.js",
      ]
    ) {
      const got = await status(path);
      if (got >= 500) wrong.push(`${got} ${path}`);
    }
    const asked = await fetch(`${roost.address}/api/assistant/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "amprolium dose for broilers" }),
    });
    if (!asked.ok) wrong.push(`${asked.status} assistant ${await asked.text()}`);
    else await asked.body?.cancel();
    assertEquals(wrong, []);
    console.info(`${pages.length} pages while the store is away, the slowest ${Math.round(slowest)} ms`);

    server.goOn();
    await eventually(() => status("/readyz"), 200);
    const taken = await post();
    assertEquals(taken.status, 201);
    await taken.body?.cancel();
  },
});

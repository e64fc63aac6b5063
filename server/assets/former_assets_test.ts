import { assertEquals } from "deno-std/assert/equals.js";
import { emptyDist } from "../testing/empty_dist.ts";
import { testApp } from "../testing/test_app.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const PINNED = "/widgets/pinned/chat-ABCDEFGH.js";
const CHUNK = "/assets/chunk-ABCDEFGH.js";
const STABLE = "/widgets/chat.js";

/** A build of these files, each of which says its address. */
function distOf(...paths: string[]) {
  const files = Object.fromEntries(
    paths.map((path) => [path, { path: path.slice(1), type: "text/javascript" }]),
  );
  const answer = (_: Request, path: string) =>
    Promise.resolve(
      path in files
        ? new Response(`// ${path}`, { headers: { "content-type": "text/javascript" } })
        : undefined,
    );
  return { ...emptyDist(), files, answer };
}

Deno.test("A fresh installation serves what former releases had: pinned widgets for two years, the rest for a week", async () => {
  await using test = await testApp();
  const { formerAssets } = test.stores;
  await formerAssets.keep(distOf(PINNED, CHUNK, STABLE));
  const statuses = async () =>
    await Promise.all([PINNED, CHUNK, STABLE].map(async (path) => (await test.request(path)).status));

  // The build of this app has none of them.
  assertEquals(await statuses(), [200, 200, 404]);
  const answer = await test.request(PINNED);
  assertEquals(await answer.text(), `// ${PINNED}`);
  assertEquals(answer.headers.get("access-control-allow-origin"), "*");
  assertEquals(answer.headers.get("cache-control"), "public, max-age=31536000, immutable");

  test.clock.now = new Date(test.clock.now.getTime() + 8 * DAY_MS);
  await formerAssets.deleteOld();
  assertEquals(await statuses(), [200, 404, 404]);
  test.clock.now = new Date(test.clock.now.getTime() + 731 * DAY_MS);
  await formerAssets.deleteOld();
  assertEquals(await statuses(), [404, 404, 404]);
});

Deno.test("A file that a release still has stays, however long ago it was new", async () => {
  await using test = await testApp();
  const { formerAssets } = test.stores;
  for (let week = 0; week < 4; week++) {
    await formerAssets.keep(distOf(CHUNK));
    await formerAssets.deleteOld();
    test.clock.now = new Date(test.clock.now.getTime() + 6 * DAY_MS);
  }
  assertEquals((await test.request(CHUNK)).status, 200);
  assertEquals((await test.request("/assets/other-ABCDEFGH.js")).status, 404);
});

import { assertEquals } from "deno-std/assert/equals.js";
import { openStore } from "../kv/open_store.ts";
import { LIMITS } from "../http/limits.ts";
import { childSandbox } from "../sandbox/child_sandbox.ts";
import { PROGRAMS } from "../sandbox/programs.ts";
import { aProduct } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { paintedPictures } from "./painted_pictures.ts";
import type { PictureJob } from "./social_worker.ts";

/** A painter that counts, and paints what it was told to. */
function counting() {
  const painted: PictureJob[] = [];
  return {
    painted,
    paint: (job: PictureJob) => {
      painted.push(job);
      return Promise.resolve(new TextEncoder().encode(JSON.stringify(job)));
    },
  };
}

const sandbox = childSandbox(PROGRAMS);
const icon = (size: number, byte = 0): PictureJob => ({
  kind: "icon",
  picture: { type: "image/png", bytes: new Uint8Array([byte]) },
  size,
});
const admit = () => Promise.resolve();

Deno.test("A picture is painted once, also for callers at the same moment and after a restart", async () => {
  await using store = await openStore(":memory:");
  const { paint, painted } = counting();
  const pictures = paintedPictures({ store, sandbox, paint });
  await Promise.all([1, 2, 3].map(() => pictures(icon(180), admit)));
  const refuse = () => Promise.reject(new Error("nothing is left to paint"));
  await paintedPictures({ store, sandbox, paint })(icon(180), refuse);
  assertEquals(painted.length, 1);
  await pictures(icon(192), admit);
  await pictures(icon(180, 1), admit);
  assertEquals(painted.length, 3);
});

Deno.test("As many pictures are stored as there is room for, the oldest go", async () => {
  await using store = await openStore(":memory:");
  const { paint, painted } = counting();
  const pictures = paintedPictures({ store, sandbox, paint, max: 3 });
  for (const size of [1, 2, 3, 4, 5]) await pictures(icon(size), admit);
  await pictures(icon(5), admit);
  assertEquals(painted.length, 5);
  await pictures(icon(1), admit);
  assertEquals(painted.length, 6);
  const keys = await Array.fromAsync(store.kv.list({ prefix: ["blob"] }));
  assertEquals(keys.length, 3);
});

Deno.test("A loop over the catalogue paints each picture once, and only so many at a time", async () => {
  const { paint, painted } = counting();
  await using test = await testApp({ paint });
  await test.category();
  const { limit } = LIMITS.picture.address;
  for (let at = 0; at < limit + 5; at++) {
    await test.admin("POST", "/api/admin/products", aProduct({ name: `Product ${at}` }));
  }
  const slugs = (await test.read()).products.map(({ slug }) => slug);
  const loop = async () => {
    const counts: Record<number, number> = {};
    for (const slug of slugs) {
      const from = "203.0.113.7";
      const { status } = await test.request(`/social/product/${slug}.png?x=${crypto.randomUUID()}`, { from });
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };
  assertEquals(await loop(), { 200: limit, 429: 5 });
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  assertEquals(await loop(), { 200: slugs.length });
  // A save of something else leaves them as they are.
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Another" }));
  assertEquals(await loop(), { 200: slugs.length });
  assertEquals(painted.length, slugs.length);
});

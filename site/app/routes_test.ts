import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { findRoute, routes } from "./routes.ts";

function found(path: string) {
  const match = findRoute(path);
  return match && [match.pattern, match.params];
}

Deno.test("A path finds its page and its parameters, decoded", () => {
  assertEquals(found("/"), ["/", {}]);
  assertEquals(found("/products"), ["/products", {}]);
  assertEquals(found("/products/toxin-binders"), ["/products/:category", { category: "toxin-binders" }]);
  assertEquals(found("/product/%E0%A4%AE%E0%A5%81%E0%A4%B0%E0%A5%8D%E0%A4%97%E0%A5%80"), [
    "/product/:id",
    { id: "मुर्गी" },
  ]);
  assertEquals(found("/blog/post/x"), ["/blog/post/:slug", { slug: "x" }]);
  assertEquals(found("/blog/post"), ["/blog/:category", { category: "post" }]);
});

Deno.test("A path that no page has, or whose escapes are broken, finds nothing", () => {
  for (const path of ["/nothing/here", "/products/a/b", "/products/", "/product/%E0%A4%A"]) {
    assertEquals(found(path), undefined, path);
  }
});

Deno.test("Each page is loaded from the file by which the build's manifest knows it", async () => {
  for (const [pattern, { source, load }] of Object.entries(routes)) {
    const module: Record<string, unknown> = await import(`../../${source}`);
    assert(Object.values(module).includes(await load()), pattern);
  }
});

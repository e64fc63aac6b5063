import { assertEquals } from "deno-std/assert/equals.js";
import type { AutomaticRedirect, Redirect } from "../../contract/redirect.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/redirects";

async function add(test: TestApp, from: string, to: string, isPermanent = true): Promise<Redirect> {
  const response = await test.admin("POST", PATH, { from, to, isPermanent });
  assertEquals(response.status, 201, await response.clone().text());
  return await response.json();
}

async function lead(test: TestApp, path: string): Promise<[number, string | null]> {
  const response = await test.request(path);
  await response.body?.cancel();
  return [response.status, response.headers.get("location")];
}

async function assertRefused(test: TestApp, input: unknown, field: string): Promise<void> {
  const { issues } = await assertError(await test.admin("POST", PATH, input), 422, "invalid");
  assertEquals(issues?.map(({ path }) => path), [field], JSON.stringify(input));
}

Deno.test("An old address leads on from the next request, with its query and in its language", async () => {
  await using test = await testApp();
  assertEquals((await lead(test, "/old-shop/feed.html"))[0], 404);
  await add(test, "/old-shop/feed.html/", "/products");
  await add(test, "/leaflet", "/media/leaflet.pdf");
  await add(test, "/partner", "https://dealer.example/shop?from=us#top", false);
  await add(test, "/पुराना", "/blog?q=गर्मी");
  for (
    const [path, ...expected] of [
      ["/old-shop/feed.html", 301, "/products"],
      ["/old-shop/feed.html/?id=3&x=%20", 301, "/old-shop/feed.html?id=3&x=%20"],
      ["/old-shop/feed.html?id=3&x=%20", 301, "/products?id=3&x=%20"],
      ["/hi/old-shop/feed.html", 301, "/hi/products"],
      ["/te/leaflet", 301, "/media/leaflet.pdf"],
      ["/partner", 302, "https://dealer.example/shop?from=us#top"],
      ["/partner?a=1", 302, "https://dealer.example/shop?from=us&a=1#top"],
      [encodeURI("/पुराना"), 301, encodeURI("/blog?q=गर्मी")],
      ["/old-shop/other.html", 404, null],
      ["/%ff", 404, null],
    ] as const
  ) assertEquals(await lead(test, path), expected, path);
});

Deno.test("A chain is one step, for good only when all of it is, and a circle is refused", async () => {
  await using test = await testApp();
  await add(test, "/b", "/c");
  const first = await add(test, "/a", "/b");
  assertEquals([first.to, first.leadsTo], ["/b", "/c"]);
  assertEquals(await lead(test, "/a"), [301, "/c"]);
  const last = await add(test, "/c", "/contact", false);
  assertEquals(await lead(test, "/a"), [302, "/contact"]);

  await assertRefused(test, { from: "/contact-us", to: "/contact-us/" }, "to");
  for (const to of ["/c", "/a", "/b/"]) {
    const change = { from: "/c", to, isPermanent: true };
    const { issues } = await assertError(
      await test.admin("PUT", `${PATH}/${last.id}`, change),
      422,
      "invalid",
    );
    assertEquals(issues?.map(({ path }) => path), ["to"]);
  }
  assertEquals(await lead(test, "/a"), [302, "/contact"]);
  assertEquals((await test.admin("DELETE", `${PATH}/${last.id}`)).status, 204);
  assertEquals(await lead(test, "/a"), [301, "/c"]);
});

Deno.test("No redirect stands before a page, before the panel or the API, or twice", async () => {
  await using test = await testApp();
  await add(test, "/old", "/about");
  for (
    const from of [
      "",
      "old",
      "//",
      "/",
      "/about",
      "/about/",
      "/sitemap.xml",
      "/admin/products",
      "/hi/old",
      "/te",
      "/old",
      "/old//",
      "/old?x=1",
      "/old page",
      "/healthz",
    ]
  ) await assertRefused(test, { from, to: "/contact" }, "from");
  for (const to of ["", "javascript:alert(1)", "//evil.example", "/\\evil.example", "contact"]) {
    await assertRefused(test, { from: "/new", to }, "to");
  }
});

Deno.test("The panel lists, searches and changes redirects, and a stale save is refused", async () => {
  await using test = await testApp();
  const made = [];
  for (const name of ["one", "two", "three"]) made.push(await add(test, `/${name}`, "/contact"));
  const list = async (search = "") => {
    const rows: Redirect[] = await (await test.admin("GET", `${PATH}${search}`)).json();
    return rows.map(({ from }) => from);
  };
  assertEquals(await list(), ["/three", "/two", "/one"]);
  assertEquals(await list("?q=TWO"), ["/two"]);
  assertEquals(await list("?limit=2"), ["/three", "/two"]);
  const path = `${PATH}/${made[0]!.id}`;
  const etag = (await test.admin("GET", path)).headers.get("etag")!;
  const put = (to: string) =>
    test.admin("PUT", path, { from: "/one", to, isPermanent: true }, { "if-match": etag });
  assertEquals((await put("/about")).status, 200);
  await assertError(await put("/blog"), 409, "conflict");
  assertEquals(await lead(test, "/one"), [301, "/about"]);
  await assertError(await test.admin("GET", `${PATH}/nope`), 404, "not_found");
});

Deno.test("Redirects that came with a new slug are listed, and cannot be written over", async () => {
  await using test = await testApp();
  await test.category();
  const product = await (await test.admin("POST", "/api/admin/products", aProduct())).json();
  await test.admin("PUT", `/api/admin/products/${product.id}`, { ...aProduct(), slug: "renamed" });
  const rows: AutomaticRedirect[] = await (await test.admin("GET", `${PATH}/automatic`)).json();
  const from = `/product/${product.slug}`;
  assertEquals(rows, [{ id: from, kind: "product", name: product.name, from, to: "/product/renamed" }]);
  await assertRefused(test, { from, to: "/contact" }, "from");
  assertEquals(await (await test.admin("GET", `${PATH}/automatic?q=nothing`)).json(), []);
});

import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { BlogCategoryInputSchema, PostInputSchema } from "../../contract/post.ts";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">
  <rect width="60" height="60" fill="#B71C1C"/><text x="4" y="30" font-size="9">Pack</text>
</svg>`;

async function withProduct(site: TestApp, fields: Record<string, unknown> = {}) {
  await site.category();
  await site.stores.media.create("pack.svg", "image/svg+xml", new TextEncoder().encode(DRAWING));
  const { value } = await site.stores.products.create(
    productInput({ imageUrl: "/media/pack.svg", packaging: "25 kg drum", ...fields }),
  );
  return `/social/product/${encodeURIComponent(value.slug)}.png`;
}

/** Width and height of a PNG, from its header. */
function sizeOf(png: Uint8Array): [number, number] {
  assertEquals([...png.subarray(0, 8)], [137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

async function draw(site: TestApp, path: string): Promise<Uint8Array> {
  const response = await site.request(path);
  assertEquals([response.status, response.headers.get("content-type")], [200, "image/png"], path);
  assert(response.headers.get("cache-control")!.startsWith("public"));
  const png = await response.bytes();
  assertEquals(sizeOf(png), [1200, 630]);
  return png;
}

Deno.test("A product has a social picture with its drawing, in each language its own words", async () => {
  await using site = await testApp();
  const path = await withProduct(site, { translations: { te: { name: "కోడిపిల్లల సంరక్షణ" } } });
  const [english, telugu] = await Promise.all([draw(site, path), draw(site, `${path}?lang=te`)]);
  assert(english!.length !== telugu!.length, "both have the same words");
  assertEquals(await draw(site, path), english);
});

Deno.test("A social picture is drawn anew when its product changes", async () => {
  await using site = await testApp();
  const path = await withProduct(site);
  const before = await draw(site, path);
  const [{ id, ...product }] = await (await site.request("/api/products")).json();
  await site.admin("PUT", `/api/admin/products/${id}`, {
    ...product,
    name: "Toltrazuril 2.5% Oral Solution",
  });
  assert((await draw(site, path)).length !== before.length);
});

Deno.test("Pictures that are missing, elsewhere or broken leave a card with words alone", async () => {
  await using site = await testApp();
  await site.stores.media.create(
    "broken.svg",
    "image/svg+xml",
    new TextEncoder().encode("<svg viewBox='0 0 1 1'><g>"),
  );
  await site.stores.media.create("broken.png", "image/png", new Uint8Array([1, 2, 3]));
  await site.stores.posts.createCategory(BlogCategoryInputSchema.parse({ name: "Health", description: "x" }));
  const pictures = ["https://cdn.example/x.png", "/media/none.svg", "/media/broken.svg", "/media/broken.png"];
  for (const [index, imageUrl] of pictures.entries()) {
    await site.stores.posts.create(PostInputSchema.parse({
      title: `A title with ${"many words ".repeat(12)} and <markup> & "quotes"`,
      slug: `post-${index}`,
      excerpt: "x",
      content: "<p>x</p>",
      author: "Sample",
      category: "Health",
      imageUrl,
    }));
  }
  await Promise.all(pictures.map((_, index) => draw(site, `/social/post/post-${index}.png`)));
});

Deno.test("An uploaded picture, which the library keeps as WebP, is on the card", async () => {
  await using site = await testApp();
  const { default: sharp } = await import("sharp");
  const webp = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#B71C1C" } })
    .webp().toBuffer();
  await site.stores.media.create("shed.webp", "image/webp", new Uint8Array(webp));
  const path = await withProduct(site, { imageUrl: "/media/shed.webp" });
  const other = await site.stores.products.create(productInput({ imageUrl: null, packaging: "25 kg drum" }));
  const [withPicture, without] = await Promise.all([
    draw(site, path),
    draw(site, `/social/product/${other.value.slug}.png`),
  ]);
  assert(withPicture!.length !== without!.length);
});

Deno.test("A card of the company stands in for all other pages; unknown ones are 404", async () => {
  await using site = await testApp();
  await draw(site, "/social/site.png?lang=hi");
  for (const path of ["product/none.png", "post/none.png", "icon-7.png", "product/.png", "site.jpg"]) {
    assertEquals((await site.request(`/social/${path}`)).status, 404, path);
  }
  assertEquals((await site.request("/social/site.png?lang=xx")).status, 422);
});

Deno.test("A picture that is itself a social picture is left out, and does not wait for itself", async () => {
  await using site = await testApp();
  const path = await withProduct(site);
  const [{ id, slug, ...product }] = await (await site.request("/api/products")).json();
  const own = `/social/product/${slug}.png`;
  for (const imageUrl of [own, `/media/../${own}`, own.replace("social", "%73ocial"), "/api/products"]) {
    await site.admin("PUT", `/api/admin/products/${id}`, { ...product, slug, imageUrl });
    await draw(site, path);
  }
});

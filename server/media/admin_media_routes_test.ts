import { assertEquals } from "deno-std/assert/equals.js";
import * as z from "zod/mini";
import { type Media, MediaSchema, MediaUseSchema } from "../../contract/media.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, CATEGORY } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import type { PreparedUpload } from "./media_store.ts";

const PATH = "/api/admin/media";

/** A picture as `takeUpload` stores it, without the work of decoding one. */
function aPicture(letter: string, fileName = `${letter}.jpg`): PreparedUpload {
  const hash = letter.repeat(32);
  const pictures = [{ name: `${hash}-400.webp`, width: 400, height: 300 }, {
    name: `${hash}-600x450.webp`,
    width: 600,
    height: 450,
  }].map((picture) => ({ ...picture, bytes: new TextEncoder().encode(picture.name) }));
  const { name, bytes: content } = pictures.at(-1)!;
  return { fileName, source: hash, type: "image/webp", name, content, pictures };
}

async function read(test: TestApp, path: string): Promise<Media[]> {
  return z.array(MediaSchema).parse(await (await test.admin("GET", path)).json());
}

Deno.test("GET /api/admin/media lists files newest first, by pages, by name and by type", async () => {
  await using test = await testApp();
  const { media } = test.stores;
  for (const letter of "abcde") await media.add(aPicture(letter, `Farm ${letter}.jpg`));
  await media.create("drum.svg", "image/svg+xml", new Uint8Array([60]));
  await media.create("leaflet.pdf", "application/pdf", new Uint8Array([37]));

  const names = ["leaflet.pdf", "drum.svg", ..."edcba"].map((name) =>
    name.length === 1 ? `Farm ${name}.jpg` : name
  );
  assertEquals((await read(test, PATH)).map(({ name }) => name), names);
  const [first] = await read(test, `${PATH}?q=%20FARM%20B`);
  assertEquals([first?.name, first?.width, first?.variants.length], ["Farm b.jpg", 600, 2]);
  assertEquals((await read(test, `${PATH}?type=document`)).map(({ name }) => name), ["leaflet.pdf"]);

  for (const filter of ["", "&q=farm", "&type=image"]) {
    const expected = await read(test, `${PATH}?${filter.slice(1)}`);
    let next: string | undefined = `${PATH}?limit=2${filter}`;
    const found: Media[] = [];
    while (next) {
      const response: Response = await test.admin("GET", next);
      assertEquals(response.headers.get("x-total-count"), String(expected.length));
      found.push(...await response.json());
      next = /<(.+)>/.exec(response.headers.get("link") ?? "")?.[1];
    }
    assertEquals(found, expected);
  }
  assertEquals((await (await test.admin("GET", "/api/admin/dashboard")).json()).mediaFiles, 7);
});

Deno.test("A file in use says where, and is deleted only when the owner insists", async () => {
  await using test = await testApp();
  const { media, categories, testimonials } = test.stores;
  const item = await media.add(aPicture("a"));
  await media.add(aPicture("b"));
  const url = `/media/${item.value.name}`;
  await categories.create({ ...CATEGORY, imageUrl: url });
  const narrow = `http://localhost:8000${url.replace("-600x450", "-400")}`;
  const documents = [{ title: "Label", url: narrow }];
  const product = await (await test.admin("POST", "/api/admin/products", aProduct({ documents }))).json();
  const author = { name: "Veterinary desk", picture: url, translations: {} };
  assertEquals((await test.admin("POST", "/api/admin/authors", author)).status, 201);
  await testimonials.create({ name: "A", position: "B", content: "C", rating: 5, avatarUrl: null });

  const general = await (await test.admin("GET", "/api/admin/seo/general")).json();
  const saved = await test.admin("PUT", "/api/admin/seo/general", { ...general, ogImage: url });
  assertEquals(saved.status, 200, await saved.text());

  const uses = await (await test.admin("GET", `${PATH}/${item.id}/uses`)).json();
  assertEquals(
    z.array(MediaUseSchema).parse(uses).map(({ kind, title }) => `${kind} ${title}`),
    [`product ${product.name}`, `category ${CATEGORY.name}`, `author ${author.name}`, "seo SEO Settings"],
  );
  const refused = await assertError(await test.admin("DELETE", `${PATH}/${item.id}`), 409, "conflict");
  assertEquals(refused.message, "Cannot delete the file: 4 places use it");
  assertEquals(refused.issues?.[0], {
    path: `product.${product.id}`,
    code: "in_use",
    message: product.name,
  });
  assertEquals((await test.request(url)).status, 200);
  assertEquals((await test.admin("DELETE", `${PATH}/${item.id}?force=true`)).status, 204);
  await assertError(await test.request(url), 404, "not_found");
});

Deno.test("A deleted file is gone with all its pictures at once, and its address with it", async () => {
  await using test = await testApp();
  const { id, value } = await test.stores.media.add(aPicture("a"));
  const { variants } = MediaSchema.parse(await (await test.admin("GET", `${PATH}/${id}`)).json());
  for (const { url } of variants) assertEquals((await test.request(url)).status, 200);
  assertEquals((await test.admin("DELETE", `${PATH}/${id}`)).status, 204);
  for (const { url } of variants) await assertError(await test.request(url), 404, "not_found");
  await assertError(await test.admin("GET", `${PATH}/${id}/uses`), 404, "not_found");
  await test.admin("POST", "/api/admin/bin/empty");
  const left = await Array.fromAsync(test.store.kv.list({ prefix: [] }), ({ key }) => key.join(" "));
  assertEquals(left.filter((key) => key.includes(value.name) || /^(blob|piece)/.test(key)), []);
});

Deno.test("A stale If-Match keeps a file", async () => {
  await using test = await testApp();
  const { id } = await test.stores.media.add(aPicture("a"));
  const stale = { "if-match": '"00"' };
  await assertError(await test.admin("DELETE", `${PATH}/${id}`, undefined, stale), 409, "conflict");
  const etag = (await test.admin("GET", `${PATH}/${id}`)).headers.get("etag")!;
  const deleted = await test.admin("DELETE", `${PATH}/${id}`, undefined, { "if-match": etag });
  assertEquals(deleted.status, 204);
});

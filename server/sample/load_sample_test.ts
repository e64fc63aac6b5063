import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { readMarkedText } from "../../contract/shared/marked_text.ts";
import { contentReader } from "../content/content_reader.ts";
import { openStore } from "../kv/open_store.ts";
import { isWhole } from "../media/file_format.ts";
import { createStores } from "../stores.ts";
import { labelLines, packShape } from "./draw_pack.ts";
import { loadSample } from "./load_sample.ts";

Deno.test("loadSample() fills an empty store with a whole company, once", async () => {
  await using store = await openStore(":memory:");
  const stores = createStores(store, () => new Date());
  await loadSample(stores);
  await loadSample(stores);
  const content = await contentReader(stores)();

  assert(content.company.isSample);
  assert(content.categories.length >= 10, `${content.categories.length} categories`);
  assert(content.products.length >= 80, `${content.products.length} products`);
  assert(content.posts.length >= 14, `${content.posts.length} articles`);
  assertEquals(content.testimonials.length, 6);
  // The papers of the two sample batches can be opened.
  const batches = [...(await stores.batchDocuments.byNumber()).values()].flat();
  assertEquals(batches.map(({ value }) => value.files.length), [2, 2]);
  for (const { url } of batches.flatMap(({ value }) => value.files)) {
    const paper = await stores.media.read(url.replace("/media/", ""));
    assert(isWhole(paper!.content, "application/pdf"));
  }
  assertEquals(content.categories.filter(({ productCount }) => productCount === 0), []);
  assert(content.posts.some(({ slug }) => slug === "essential-tips-for-poultry-health-management"));
  // Its descriptions are text without marks, so they stand on their pages letter by letter.
  for (const { slug, description, translations } of content.products) {
    for (const text of [description, translations?.hi?.description, translations?.te?.description]) {
      const paragraphs = text?.split(/\n{2,}/).map((text) => ({ kind: "paragraph", runs: [{ text }] })) ?? [];
      assertEquals(readMarkedText(text ?? ""), paragraphs as ReturnType<typeof readMarkedText>, slug);
    }
  }
  for (const { slug, content: html } of content.posts) {
    const words = html.replace(/<[^>]*>/g, " ").split(/\s+/).filter(Boolean).length;
    assert(words >= 600, `${slug} has ${words} words`);
  }
});

Deno.test("loadSample() draws or brings every picture that the sample names", async () => {
  await using store = await openStore(":memory:");
  const stores = createStores(store, () => new Date());
  await loadSample(stores);
  const { categories, products, posts } = await contentReader(stores)();
  for (const { imageUrl } of [...categories, ...products, ...posts]) {
    const picture = await stores.media.read(imageUrl!.replace("/media/", ""));
    const drawing = new TextDecoder().decode(picture?.content);
    assert(drawing.includes("<svg"), `${imageUrl} is missing`);
    assert(!drawing.includes("{{"), `${imageUrl} has an open placeholder`);
  }
});

Deno.test("The sample names no substance that India forbids in food animals", async () => {
  await using store = await openStore(":memory:");
  const stores = createStores(store, () => new Date());
  await loadSample(stores);
  const banned =
    /colistin|chloramphenicol|furazolidone|nitrofurantoin|furaltadone|nitrofurazone|metronidazole|dimetridazole|ronidazole|ipronidazole|carbadox|vancomycin|avoparcin|streptomycin|sulphamethoxazole|diclofenac|nimesulide|ketoprofen|aceclofenac/i;
  for (const { name, composition } of (await contentReader(stores)()).products) {
    assertEquals(
      banned.exec([name, ...composition.map(({ ingredient }) => ingredient)].join(" ")),
      null,
      name,
    );
  }
});

Deno.test("labelLines() breaks a name into balanced lines and cuts no word", () => {
  assertEquals(labelLines("Amprolium 20% Soluble Powder"), ["Amprolium 20%", "Soluble Powder"]);
  assertEquals(labelLines("Phytase"), ["", "Phytase", ""]);
  assertEquals(labelLines("Sulphadiazine and Trimethoprim Oral Suspension (Forte)"), [
    "Sulphadiazine &",
    "Trimethoprim",
    "Oral Suspension",
  ]);
});

Deno.test("packShape() follows the packaging's words", () => {
  assertEquals(packShape("25 kg fibre drum"), "drum");
  assertEquals(packShape("1 L bottle"), "bottle");
  assertEquals(packShape("100 g sachet"), "sachet");
  assertEquals(packShape("Ask for packs"), "bag");
});

Deno.test("on a clock of last year every article of the sample has been written already", async () => {
  await using store = await openStore(":memory:");
  const stores = createStores(store, () => new Date("2025-01-01T00:00:00.000Z"));
  await loadSample(stores);
  const { posts } = await contentReader(stores)();
  assert(posts.length >= 14, `${posts.length} articles`);
  assertEquals(posts[0]?.slug, "essential-tips-for-poultry-health-management");
});

import { assertEquals } from "deno-std/assert/equals.js";
import { CategoryInputSchema } from "../../contract/category.ts";
import { LANGUAGES } from "../../contract/language.ts";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { NO_FILES } from "../kv/derived_files.ts";
import { contentReader } from "./content_reader.ts";

/** What a reader that kept the content knows is what one that reads everything anew finds. */
async function assertKeptUp(test: TestApp, kept: ReturnType<typeof contentReader>): Promise<void> {
  const fresh = contentReader(test.stores);
  assertEquals(await kept.whole(), await fresh.whole());
  for (const language of LANGUAGES) assertEquals(await kept(language), await fresh(language));
}

Deno.test("Content that is kept up to date is the content that is stored, after every kind of change", async () => {
  await using test = await testApp();
  const { products, categories } = test.stores;
  const read = contentReader(test.stores);
  const { id: categoryId } = await test.category();
  await test.category({ name: "Test" });
  await assertKeptUp(test, read);

  const ids: string[] = [];
  for (const name of ["Zinc", "Amprolium", "Betaine", "Toltrazuril", "Levamisole"]) {
    ids.push((await products.create(productInput({ name }))).id);
  }
  const translations = { hi: { name: "लेवामिसोल" }, te: { name: "లెవామిసోల్" } };
  ids.push((await products.create(productInput({ name: "Levamisole 30%", translations }))).id);
  await assertKeptUp(test, read);

  await products.update(ids[0]!, productInput({ name: "Arsenic-free zinc", slug: "zinc-free" }));
  await products.delete(ids[2]!);
  await assertKeptUp(test, read);

  await products.update(ids[1]!, productInput({ name: "Amprolium", category: "Test" }));
  await assertKeptUp(test, read);

  await categories.update(
    categoryId,
    CategoryInputSchema.parse({ name: "Coccidiostats", textColor: "#123456" }),
  );
  await assertKeptUp(test, read);
});

Deno.test("What nobody changed stays the same object, so that what was made of it need not be made again", async () => {
  await using test = await testApp();
  const { products } = test.stores;
  await test.category();
  const { id } = await products.create(productInput({ name: "Zinc" }));
  await products.create(productInput({ name: "Amprolium" }));
  const read = contentReader(test.stores);
  const before = await Promise.all(LANGUAGES.map(read));
  await products.update(id, productInput({ name: "Zinc", make: "India" }));
  for (const [place, language] of LANGUAGES.entries()) {
    const after = await read(language);
    assertEquals(after.productById.get(id)?.make, "India");
    assertEquals(after.products[0] === before[place]!.products[0], true);
  }
});

Deno.test("A start from what an earlier one kept gives the content that is stored, whatever was changed between", async () => {
  await using test = await testApp();
  const { products, store } = test.stores;
  await test.category();
  const files = new Map<string, unknown>();
  store.files = {
    read: <T>(name: string) => Promise.resolve(structuredClone(files.get(name)) as T | undefined),
    write: (name, value) => Promise.resolve(void files.set(name, structuredClone(value))),
  };
  const ids: string[] = [];
  for (let n = 0; n < 210; n++) {
    ids.push((await products.create(productInput({ name: `Zinc ${210 - n}` }))).id);
  }
  const whole = await contentReader(test.stores).whole();
  const kept = files.get("products") as { ids: string[] };
  assertEquals(kept.ids, whole.products.map(({ id }) => id));

  await products.update(ids[3]!, productInput({ name: "Amprolium" }));
  await products.delete(ids[4]!);
  await products.create(productInput({ name: "Betaine" }));
  const fromKept = contentReader(test.stores);
  const found = await fromKept.whole();
  store.files = NO_FILES;
  assertEquals(found.products.slice(0, 2).map(({ name }) => name), ["Amprolium", "Betaine"]);
  await assertKeptUp(test, fromKept);
});

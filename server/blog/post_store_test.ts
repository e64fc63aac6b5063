import { assertEquals } from "deno-std/assert/equals.js";
import { BlogCategoryInputSchema, PostInputSchema } from "../../contract/post.ts";
import { openStore } from "../kv/open_store.ts";
import { createStores } from "../stores.ts";

Deno.test("an article is sanitised in every language before it is stored", async () => {
  await using store = await openStore(":memory:");
  const { posts } = createStores(store, () => new Date());
  await posts.createCategory(BlogCategoryInputSchema.parse({ name: "Nutrition", description: "Feed" }));
  const { value } = await posts.create(PostInputSchema.parse({
    title: "Shells",
    imageUrl: "/assets/pictures/hero.svg",
    excerpt: "Strong shells",
    content: `<p onclick="x()">Lime</p>`,
    author: "Sample",
    category: "Nutrition",
    translations: { hi: { content: `<p>चूना</p><script>x()</script>` }, te: { title: "పెంకులు" } },
  }));

  assertEquals(value.content, "<p>Lime</p>");
  assertEquals(value.translations, { hi: { content: "<p>चूना</p>" }, te: { title: "పెంకులు" } });
});

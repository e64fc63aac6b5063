import { assertEquals } from "deno-std/assert/equals.js";
import { BlogCategoryInputSchema, PostInputSchema } from "../../contract/post.ts";
import { en } from "../../site/texts/en.ts";
import { hi } from "../../site/texts/hi.ts";
import { te } from "../../site/texts/te.ts";
import { productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

const NOTICES = { "": en.shell.englishOnly, "/hi": hi.shell.englishOnly, "/te": te.shell.englishOnly };
const TRANSLATED = {
  hi: { description: "अ", content: "<p>अ</p>" },
  te: { description: "అ", content: "<p>అ</p>" },
};

Deno.test("What nobody has translated is said to be in English, in the reader's language", async () => {
  await using site = await testApp();
  await site.category();
  await site.stores.posts.createCategory(BlogCategoryInputSchema.parse({ name: "Health", description: "x" }));
  for (const [slug, translations] of [["english", {}], ["translated", TRANSLATED]] as const) {
    await site.stores.products.create(productInput({ slug, description: "x", translations }));
    await site.stores.posts.create(PostInputSchema.parse({
      title: slug,
      slug,
      excerpt: "x",
      content: "<p>x</p>",
      author: "Sample",
      imageUrl: "/media/x.svg",
      category: "Health",
      translations,
    }));
  }
  for (const [prefix, notice] of Object.entries(NOTICES)) {
    const says = async (path: string) => {
      const response = await site.request(prefix + path);
      assertEquals(response.status, 200);
      return (await response.text()).includes(`<p class="note">${notice}</p>`);
    };
    for (const page of ["/blog/post", "/product"]) {
      assertEquals(await says(`${page}/english`), prefix !== "");
      assertEquals(await says(`${page}/translated`), false);
    }
  }
});

import { assertEquals } from "deno-std/assert/equals.js";
import { en } from "../../site/texts/en.ts";
import { hi } from "../../site/texts/hi.ts";
import { te } from "../../site/texts/te.ts";
import { loadSample } from "../sample/load_sample.ts";
import { testApp } from "../testing/test_app.ts";

const ARTICLE = "/blog/post/deworming-backyard-birds-and-layers";
const NOTICES = { "": en.shell.englishOnly, "/hi": hi.shell.englishOnly, "/te": te.shell.englishOnly };

Deno.test("What nobody has translated is said to be in English, in the reader's language", async () => {
  await using site = await testApp();
  site.clock.now = new Date("2026-11-20T08:00:00.000Z");
  await loadSample(site.stores);
  for (const [prefix, notice] of Object.entries(NOTICES)) {
    const says = async (path: string) => {
      const response = await site.request(prefix + path);
      assertEquals(response.status, 200);
      return (await response.text()).includes(`<p class="note">${notice}</p>`);
    };
    const foreign = prefix !== "";
    assertEquals(await says(ARTICLE), foreign);
    assertEquals(await says("/product/biotin-2-feed-grade"), foreign);
    assertEquals(await says("/product/amprolium-20-soluble-powder"), false);
  }
});

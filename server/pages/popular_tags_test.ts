import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { loadSample } from "../sample/load_sample.ts";
import { testApp } from "../testing/test_app.ts";

Deno.test("Every popular tag, and every tag of an article, leads to articles in each language", async () => {
  await using site = await testApp();
  site.clock.now = new Date("2026-11-20T08:00:00.000Z");
  await loadSample(site.stores);
  const read = async (path: string) =>
    (await (await site.request(path)).text()).replace(/<footer[\s\S]*/, "");
  const tagsOf = (html: string) =>
    [...html.matchAll(/href="([^"]*\/blog\?q=[^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  for (const language of LANGUAGES) {
    const popular = tagsOf(await read(localPath(language, "/blog")));
    assertEquals(popular.length, 5);
    const own = tagsOf(
      await read(localPath(language, "/blog/post/essential-tips-for-poultry-health-management")),
    );
    assertEquals(own.length, 5);
    for (const path of [...popular, ...own]) {
      assert((await read(path)).includes('<li class="insight"'), `${decodeURI(path)} finds nothing`);
    }
  }
});

import { assertEquals } from "deno-std/assert/equals.js";
import * as esbuild from "esbuild";
import { launchBrowser, openPage } from "./browser.ts";
import { serveHostPage } from "./host_page.ts";

/** `renderAnswer` as a script of a page, whose nodes come back as HTML. */
async function bundle(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `import { renderAnswer } from "./widgets/kit/render_answer.ts";
        globalThis.shown = (text, options) => {
          const holder = document.createElement("div");
          holder.append(renderAnswer(text, options));
          return holder.innerHTML;
        };`,
      resolveDir: ".",
    },
    bundle: true,
    write: false,
    format: "iife",
  });
  await esbuild.stop();
  return outputFiles[0]!.text;
}

Deno.test("An answer is formatted, and what a visitor or a model put into it runs nothing and leads nowhere", async (t) => {
  await using host = serveHostPage("<!doctype html><title>Shop</title>");
  await using browser = await launchBrowser();
  await using page = await openPage(browser, host.address);
  await page.addScriptTag({ content: await bundle() });
  const shown = (text: string, newTab = false): Promise<string> =>
    page.evaluate(
      ([text, newTab]) =>
        (globalThis as unknown as Shown).shown(text, { base: "https://our.example", newTab }),
      [text, newTab] as const,
    );

  await t.step("Markdown", async () => {
    assertEquals(
      await shown("**Amprolium**: see [its page](/product/amprolium).\nTwo lines", true),
      '<p><strong>Amprolium</strong>: see <a href="https://our.example/product/amprolium" target="_blank" ' +
        'rel="noopener">its page</a>.<br>Two lines</p>\n',
    );
    assertEquals(
      (await shown("- one\n- *two*")).replaceAll("\n", ""),
      "<ul><li>one</li><li><em>two</em></li></ul>",
    );
    assertEquals(
      (await shown("| Age |\n| --- |\n| `1 g` |")).replaceAll("\n", ""),
      '<div tabindex="0"><table><thead><tr><th>Age</th></tr></thead><tbody><tr><td><code>1 g</code></td></tr>' +
        "</tbody></table></div>",
    );
  });

  await t.step("elements that no answer needs, and what would run", async () => {
    assertEquals(
      await shown('<img src=x onerror="alert(1)"> <b onclick="alert(1)">a</b> &amp; b'),
      "<p> <b>a</b> &amp; b</p>\n",
    );
    // A page may wait for such attributes, as our own pages and those of dealers do for a quote's.
    assertEquals(await shown('<b data-roost-quote="x" aria-hidden="true">a</b>'), "<p><b>a</b></p>\n");
    assertEquals(await shown("<script>alert(1)</script><style>p{}</style>a"), "a");
  });

  await t.step("addresses", async () => {
    for (
      const address of ["javascript:alert(1)", "//evil.example", "data:text/html,x"]
    ) {
      assertEquals((await shown(`[here](${address})`)).includes("href"), false, address);
    }
    // A backslash is a letter of our own path.
    assertEquals(
      (await shown("[here](/\\\\evil.example)")).includes('"https://our.example/%5Cevil.example"'),
      true,
    );
    for (const address of ["https://a.example/", "mailto:a@b.example", "tel:+914055500101"]) {
      assertEquals((await shown(`[here](${address})`)).includes(`href="${address}"`), true, address);
    }
  });
  assertEquals(page.problems, []);
});

interface Shown {
  shown(text: string, options: { base: string; newTab: boolean }): string;
}

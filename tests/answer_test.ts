import { assertEquals } from "deno-std/assert/equals.js";
import * as esbuild from "esbuild";
import fc from "fast-check";
import { anyHtml } from "../server/testing/fuzz/any_html.ts";
import { anyString } from "../server/testing/fuzz/arbitrary_of.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { serveHostPage } from "./host_page.ts";

/** What an answer may be made of. The frame of a wide table is a `div`. */
const SAFE_NAMES =
  ("a b blockquote br code del em h3 h4 hr i li ol p pre strong table tbody td th thead tr ul div")
    .split(" ");

/** Markdown with HTML in it, of pieces that parsers have read differently. */
const anyMarkdown = fc.array(
  fc.oneof(
    anyHtml,
    anyString,
    fc.constantFrom("\n", "\n\n", "[a](", "![a](", ")", "](", "`", "```\n", "> ", "- ", "1. ", "**", "_"),
    fc.constantFrom(
      "[a](javascript:alert(1))",
      "<javascript:alert(1)>",
      "[a](data:text/html,x)",
      "[a]: javascript:x",
      "[a]",
      "| a |\n| - |\n",
    ),
  ),
  { maxLength: 10 },
).map((pieces) => pieces.join("").toWellFormed());

/** `renderAnswer` as a script of a page, whose nodes come back as HTML. */
async function bundle(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `import { renderAnswer } from "./widgets/kit/render_answer.ts";
        globalThis.shown = (text, options) => {
          const holder = document.createElement("div");
          holder.append(renderAnswer(text, options));
          return holder.innerHTML;
        };
        globalThis.wrongIn = (text) => {
          const holder = document.createElement("div");
          holder.append(renderAnswer(text, { base: "https://our.example", newTab: true }));
          return [...holder.querySelectorAll("*")].flatMap((element) => [
            ...SAFE_NAMES.has(element.localName) ? [] : [element.localName],
            ...[...element.attributes].filter(({ name, value }) => !SAFE_ATTRIBUTES[name]?.test(value))
              .map(({ name, value }) => name + "=" + value),
          ]);
        };
        const SAFE_NAMES = new Set(${JSON.stringify(SAFE_NAMES)});
        const SAFE_ATTRIBUTES = { href: /^(https?|mailto|tel):/, target: /^_blank$/, rel: /^noopener$/, tabindex: /^0$/ };`,
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

  await t.step("any Markdown, with any HTML in it", async () => {
    for (const text of fc.sample(anyMarkdown, { seed: 1, numRuns: 400 })) {
      const wrong = await page.evaluate((text) => (globalThis as unknown as Shown).wrongIn(text), text);
      assertEquals(wrong, [], text);
    }
  });
  assertEquals(page.problems, []);
});

interface Shown {
  shown(text: string, options: { base: string; newTab: boolean }): string;
  /** Elements and attributes of the answer that none may have. */
  wrongIn(text: string): string[];
}

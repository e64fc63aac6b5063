import { assertEquals } from "deno-std/assert/equals.js";
import { renderToStaticMarkup } from "react-dom/server";
import { Answer } from "./Answer.tsx";

const shown = (text: string): string =>
  /^<div class="answer">(.*)<\/div>$/s.exec(renderToStaticMarkup(<Answer text={text} />))![1]!;

Deno.test("An answer's Markdown is formatted", () => {
  assertEquals(
    shown("**Amprolium**: see [its page](/product/amprolium).\nTwo lines"),
    '<p><strong>Amprolium</strong>: see <a href="/product/amprolium" target="_blank" rel="noopener noreferrer">' +
      "its page</a>.<br/>Two lines</p>",
  );
  assertEquals(
    shown("- one\n- *two*\n\n1. first"),
    "<ul><li>one</li><li><em>two</em></li></ul><ol><li>first</li></ol>".replace("<ol>", '<ol start="1">'),
  );
  assertEquals(
    shown("| Age | Dose |\n| --- | --- |\n| 1 week | `1 g` |"),
    '<div class="answer-wide" tabindex="0"><table><thead><tr><th scope="col">Age</th><th scope="col">Dose</th>' +
      "</tr></thead><tbody><tr><td>1 week</td><td><code>1 g</code></td></tr></tbody></table></div>",
  );
});

Deno.test("What a visitor or a model put into an answer is text, and leads nowhere it should not", () => {
  assertEquals(
    shown('<img src=x onerror="alert(1)"> a &amp; b'),
    "<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; a &amp;amp; b</p>",
  );
  for (const address of ["javascript:alert(1)", "//evil.example", "data:text/html,x", "/\\\\evil.example"]) {
    assertEquals(shown(`[here](${address})`).includes("href"), false, address);
  }
  assertEquals(shown("![a picture](https://evil.example/x.png)"), "<p>a picture</p>");
});

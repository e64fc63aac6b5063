import { assertEquals } from "deno-std/assert/equals.js";
import { readEmbedChoice } from "../../../contract/shared/embed.ts";
import { type CodeFault, faultsOf } from "./check_code.ts";
import { htmlSnippet, reactSnippet } from "./snippets.ts";

const script = (name: string) => `<script async src="https://roost.example/widgets/${name}.js"></script>`;
const said = (html: string, slugs = ["dewormers"]) =>
  faultsOf(html, slugs).map(({ code, about, other }: CodeFault) =>
    [code, about, other].filter(Boolean).join(" ")
  );

Deno.test("A tag without its script, a script without its tag and a wrong category are found in a page's code", () => {
  assertEquals(said(`<roost-quote></roost-quote>${script("chat")}`), [
    "scriptMissing <roost-quote> quote.js",
  ]);
  assertEquals(said(`<button data-roost-quote="X">Ask</button>${script("chat")}`), [
    "scriptMissing data-roost-quote quote.js",
  ]);
  assertEquals(said(`<button data-roost-quote="X">Ask</button>${script("quote")}`), []);
  assertEquals(said(script("products")), ["elementMissing products.js <roost-products>"]);
  assertEquals(said(script("chat") + script("chat")), ["twice chat.js"]);
  const table = (category: string) => `<ROOST-products class=x category=${category}></roost-products>`;
  assertEquals(said(table("'dewormer'") + script("pinned/products-ABC1")), ["category dewormer"]);
  assertEquals(said(table("dewormers") + script("products")), []);
  assertEquals(said(table("dewormer") + script("products"), []), []);
  assertEquals(said(`<!-- ${script("chat")} --><p>Hello</p>`), ["nothing"]);
});

Deno.test("No fault is found in a snippet of ours", () => {
  for (
    const query of [
      "",
      "widget=quote",
      "widget=products&widget=quote&widget=chat&category=dewormers&chat-lang=te",
    ]
  ) {
    const choice = readEmbedChoice(new URLSearchParams(query));
    const parts = { choice, origin: "https://roost.example", fallback: "Our list" };
    assertEquals([said(htmlSnippet(parts)), said(reactSnippet(parts))], [[], []]);
  }
});

import { assertEquals } from "deno-std/assert/equals.js";
import { embedQuery, readEmbedChoice } from "../../../contract/shared/embed.ts";
import { contrastWithWhite } from "./AccentField.tsx";
import { htmlSnippet, reactSnippet, tagManagerSnippet } from "./snippets.ts";

const origin = "https://roost.example";
const partsOf = (query: string) => ({
  choice: readEmbedChoice(new URLSearchParams(query)),
  origin,
  fallback: "Our list",
});

Deno.test("The least snippet is one line; what is chosen stands in it", () => {
  assertEquals(
    htmlSnippet(partsOf("partner=pk_1")),
    `<script async src="https://roost.example/widgets/chat.js" data-partner="pk_1"></script>`,
  );
  assertEquals(
    htmlSnippet(
      partsOf("widget=products&category=dewormers&lang=te&accent=%230B57A4&theme=auto&position=left"),
    ),
    `<roost-products category="dewormers">
  <a href="https://roost.example/products/dewormers">Our list</a>
</roost-products>
<script async
  src="https://roost.example/widgets/products.js"
  data-lang="te"
  data-theme="auto"
  data-accent="#0b57a4"></script>`,
  );
  assertEquals(
    tagManagerSnippet(partsOf("partner=pk_1&lang=hi&accent=%230b57a4&position=left")),
    `<script async src="https://roost.example/widgets/chat.js?partner=pk_1&amp;lang=hi&amp;accent=%230b57a4&amp;position=left"></script>`,
  );
});

Deno.test("A pinned version has its hash, in React too", () => {
  const pinned = { quote: { src: "/widgets/pinned/quote-1.js", integrity: "sha384-x" } };
  assertEquals(
    reactSnippet({ ...partsOf("widget=quote&product=A%20%22B%22"), pinned }),
    `import type {} from "./roost-react.d.ts";

export function QuoteButton() {
  return (
    <>
      <roost-quote product="A &quot;B&quot;"></roost-quote>
      <script async
        src="https://roost.example/widgets/pinned/quote-1.js"
        integrity="sha384-x" crossOrigin="" />
    </>
  );
}`,
  );
});

Deno.test("Several widgets are one snippet: the elements with what each has of its own, then each script once", () => {
  const parts = partsOf(
    "widget=chat&widget=products&widget=quote&widget=chat&lang=hi&theme=dark&category=dewormers" +
      "&products-lang=te&chat-theme=light&position=left&partner=pk_1",
  );
  assertEquals(
    htmlSnippet(parts),
    `<roost-products category="dewormers" lang="te">
  <a href="https://roost.example/products/dewormers">Our list</a>
</roost-products>
<roost-quote></roost-quote>
<roost-chat position="left" theme="light"></roost-chat>
${
      ["products", "quote", "chat"].map((widget) =>
        `<script async
  src="https://roost.example/widgets/${widget}.js"
  data-partner="pk_1"
  data-lang="hi"
  data-theme="dark"></script>`
      ).join("\n")
    }`,
  );
  assertEquals(tagManagerSnippet(parts).match(/<script/g)?.length, 3);
  assertEquals(reactSnippet(partsOf("widget=chat&widget=products")).includes("function Widgets()"), true);
  assertEquals(
    embedQuery(parts.choice).toString(),
    "widget=products&widget=quote&widget=chat&partner=pk_1&lang=hi&theme=dark&position=left&category=dewormers" +
      "&products-lang=te&chat-theme=light",
  );
});

Deno.test("What no widget has is left out of the choice, and the choice comes back from its address", () => {
  const choice = readEmbedChoice(
    new URLSearchParams(
      `widget=evil&partner="><script>&lang=fr&theme=blue&accent=red&position=up&category=../x&pinned=yes`,
    ),
  );
  assertEquals(embedQuery(choice).toString(), "widget=chat");
  assertEquals(embedQuery(readEmbedChoice(new URLSearchParams("widget="))).toString(), "widget=");
  const query =
    "widget=quote&partner=pk_1&lang=te&theme=dark&accent=%230b57a4&product=Albendazole+10%25&pinned=1";
  assertEquals(embedQuery(readEmbedChoice(new URLSearchParams(query))).toString(), query);
});

Deno.test("White on our green can be read, and on yellow it cannot", () => {
  assertEquals(contrastWithWhite("#000000"), 21);
  assertEquals(contrastWithWhite("#ffffff"), 1);
  assertEquals([contrastWithWhite("#12663e") > 4.5, contrastWithWhite("#f0a93b") > 4.5], [true, false]);
});

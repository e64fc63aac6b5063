import { assertEquals } from "deno-std/assert/equals.js";
import { assertLinear } from "../../tests/assert_linear.ts";
import { type MarkedRun, plainText, readMarkedText } from "./marked_text.ts";

const told = (runs: MarkedRun[]): string =>
  runs.map(({ text, isBold, href }) => `${isBold ? "!" : ""}${text}${href ? `<${href}>` : ""}`).join("|");

const read = (text: string) =>
  readMarkedText(text).map((block) =>
    "items" in block
      ? [block.start ? `${block.kind} ${block.start}` : block.kind, ...block.items.map(told)]
      : [block.kind, told(block.runs)]
  );

Deno.test("A text without marks is its paragraphs, as they stand", () => {
  const text = "1.5 g in 10 litres - for 3 days.\nStore at 25*C, 2*3 cm, [sic] (dry).\n\nपानी में मिलाएँ।";
  assertEquals(read(text), text.split("\n\n").map((paragraph) => ["paragraph", paragraph]));
  assertEquals(plainText(text), text);
});

Deno.test("Lists, headings, bold words and links are read, and a mark that does not end is text", () => {
  assertEquals(
    read(
      "## Benefits\nFor **tired** flocks:\n- firm shells\n- **more [eggs](/products/eggs)**,\n  all year\n\n" +
        "2) shake\n3) pour\n\n**not closed [at all](here",
    ),
    [
      ["heading", "Benefits"],
      ["paragraph", "For |!tired| flocks:"],
      ["bullets", "firm shells", "!more |!eggs</products/eggs>|,\n  all year"],
      ["numbers 2", "shake", "pour"],
      ["paragraph", "**not closed [at all](here"],
    ],
  );
});

Deno.test("A link leads to no script and to no other server without its name", () => {
  for (const address of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example"]) {
    assertEquals(read(`[a](${address})`), [["paragraph", `[a](${address})`]]);
  }
});

Deno.test("Without its marks a text is lines that can be read out", () => {
  assertEquals(
    plainText(
      "# What it does\n\n* **Binds** toxins\n* [Keeps](https://a.example) litter dry\n\nThat is all.",
    ),
    "What it does\n\nBinds toxins\nKeeps litter dry\n\nThat is all.",
  );
});

Deno.test("Marks that do not end take time as their number grows, not as its square", () => {
  for (const mark of ["** ", "**a ", "[", "[a](", "- **a"]) {
    assertLinear((size) => void readMarkedText(mark.repeat(size / mark.length)), 40_000);
  }
});

import { assertEquals } from "deno-std/assert/equals.js";
import { PageSchema } from "../../../contract/page.ts";
import { fieldsOfBlock } from "./block_fields.tsx";
import { translatedShareOfPage } from "./translated_share.ts";
import { wordsOfBlocks } from "./words_of_blocks.ts";

const PAGE = PageSchema.parse({
  id: "about",
  slug: "about",
  updatedAt: null,
  state: "published",
  title: "About",
  blocks: [
    { kind: "text", title: "Story", text: "One.", translations: { hi: { text: "एक।" } } },
    { kind: "figures", title: "not shown", items: [{ name: "5", text: "sheds" }] },
  ],
  translations: { hi: { title: "हमारे बारे में" } },
});

Deno.test("A page is translated by the share of its texts that are", () => {
  assertEquals(translatedShareOfPage(PAGE, "hi"), 50);
  assertEquals(translatedShareOfPage(PAGE, "te"), 0);
  assertEquals(translatedShareOfPage({ ...PAGE, title: null, blocks: [] }, "te"), null);
});

Deno.test("Two versions of blocks are compared by their words", () => {
  assertEquals(
    wordsOfBlocks(PAGE.blocks),
    "[Text]\nStory\nOne.\nhi: एक।\n[Figures]\nnot shown\n5 – sheds",
  );
});

Deno.test("A translation of a block has its texts only, below its language", () => {
  const paths = (language?: string) =>
    fieldsOfBlock("hero", "blocks.2", language).map(({ path, columns }) => [path, columns?.length ?? 0]);
  assertEquals(paths(), [
    ["blocks.2.title", 0],
    ["blocks.2.lead", 0],
    ["blocks.2.picture", 0],
    ["blocks.2.items", 2],
  ]);
  assertEquals(paths("te"), [
    ["blocks.2.translations.te.title", 0],
    ["blocks.2.translations.te.lead", 0],
    ["blocks.2.translations.te.items", 1],
  ]);
});

import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES, TRANSLATION_LANGUAGES } from "../contract/language.ts";
import { writeOutLanguages } from "./language_imports.ts";

Deno.test("texts that load late are one import for each language but English", () => {
  const source = "const OTHERS = otherLanguages<Texts>((language) => import(`./texts/${language}.ts`));";
  const loads = TRANSLATION_LANGUAGES.map((code) => `${code}: () => import("./texts/${code}.ts")`);
  assertEquals(
    writeOutLanguages(source, "widgets/quote/line_texts.ts"),
    `const OTHERS = { ${loads.join(", ")} };`,
  );
});

Deno.test("texts that are there at once are part of the bundle, so that nothing waits", () => {
  const source =
    "const LABELS = await inEachLanguage<string>((language) =>\n  import(`./texts/lines/${language}.ts`)\n);";
  const written = writeOutLanguages(source, "widgets/quote/line_texts.ts");
  assertEquals(/await|import\(/.test(written), false);
  for (const code of LANGUAGES) assertEquals(written.includes(`"./texts/lines/${code}.ts"`), true, code);
});

Deno.test("other sources stay as they are", () => {
  const source = 'import { a } from "./a.ts";\nconst load = () => import("./b.ts");';
  assertEquals(writeOutLanguages(source, "widgets/quote/line_texts.ts"), source);
});

Deno.test("a label alone is written where it is used", () => {
  const source =
    "const LABELS = await inEachLanguage((language) => import(`./texts/button/${language}.ts`));";
  const written = writeOutLanguages(source, "widgets/chat/RoostChatElement.ts");
  assertEquals(
    /^const LABELS = \{ en: "AI Assistant", .* \};$/.test(written),
    true,
    written,
  );
});

import { assertEquals } from "deno-std/assert/equals.js";
import { assert } from "deno-std/assert/assert.js";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../contract/language.ts";
import { contentReader } from "../content/content_reader.ts";
import { openStore } from "../kv/open_store.ts";
import { createStores } from "../stores.ts";
import { loadSample } from "./load_sample.ts";
import { readTranslations } from "./read_translations.ts";

await using store = await openStore(":memory:");
const stores = createStores(store, () => new Date());
await loadSample(stores);
const read = contentReader(stores);
const content = await read();
const english = {
  categories: bySlug(content.categories),
  blogCategories: bySlug(content.blogCategories),
  products: bySlug(
    content.products.map((product) => ({
      ...product,
      withdrawalNote: product.withdrawal?.note,
      doseNotes: product.doses?.map(({ note }) => note),
      documentTitles: product.documents.map(({ title }) => title),
    })),
  ),
  posts: bySlug(content.posts),
};
const translations = await readTranslations();
const kinds = ["categories", "blogCategories", "products", "posts"] as const;

for (const language of TRANSLATION_LANGUAGES) {
  const texts = translations[language];

  Deno.test(`${language}: every translation belongs to something of the sample`, () => {
    const lost = kinds.flatMap((kind) =>
      Object.keys(texts[kind]).filter((slug) => !english[kind].has(slug)).map((slug) => `${kind}: ${slug}`)
    );
    assertEquals(lost, []);
  });

  Deno.test(`${language}: every category and blog category is translated`, () => {
    for (const kind of ["categories", "blogCategories"] as const) {
      const missing = [...english[kind].keys()].filter((slug) => {
        const { name, description } = texts[kind][slug] ?? {};
        return !name || !description;
      });
      assertEquals(missing, []);
    }
  });

  Deno.test(`${language}: every product and article is translated whole, by its translation or the glossary`, async () => {
    const { products, posts } = await read(language);
    const english = [...products, ...posts].flatMap(({ slug, untranslated = [] }) =>
      untranslated.length > 0 ? [`${slug}: ${untranslated.join(", ")}`] : []
    );
    assertEquals(english, []);
  });

  Deno.test(`${language}: a translation has the lines, the figures and the units of the English text`, () => {
    for (const kind of kinds) {
      for (const [slug, translated] of Object.entries(texts[kind])) {
        const original = english[kind].get(slug)!;
        for (const [field, text] of Object.entries(translated)) {
          sameFacts(original[field], text, language, `${language} ${slug} ${field}`);
        }
      }
    }
  });
}

Deno.test("a translated article has the English one's parts, and its links stay in its language", () => {
  for (const language of TRANSLATION_LANGUAGES) {
    for (const [slug, { content: translated }] of Object.entries(translations[language].posts)) {
      if (!translated) continue;
      const original = String(english.posts.get(slug)!.content);
      assertEquals(parts(translated), parts(original), `${language} ${slug}`);
      assertEquals(links(translated), links(original).map((link) => `/${language}${link}`));
    }
  }
});

Deno.test("a figure, a unit or a span of time that differs is found", () => {
  const found = (translated: string) => {
    try {
      sameFacts("20 mg per kg for 5 days", translated, "hi", "");
      return false;
    } catch {
      return true;
    }
  };
  assert(!found("प्रति kg 20 mg, 5 दिन तक"));
  assert(found("प्रति kg 25 mg, 5 दिन तक"));
  assert(found("प्रति kg 20 g, 5 दिन तक"));
  assert(found("प्रति kg 20 mg, 5 हफ़्ते तक"));
});

/** What a reader could be harmed by, were it another than in English. */
function sameFacts(original: unknown, translated: unknown, language: TranslationLanguage, where: string) {
  if (Array.isArray(original) && Array.isArray(translated)) {
    assertEquals(translated.length, original.length, `${where}: lines`);
    original.forEach((line, index) => sameFacts(line, translated[index], language, `${where} ${index}`));
  } else if (typeof original === "object" && original && typeof translated === "object" && translated) {
    const texts = Object.entries(translated);
    for (const [key, text] of texts) sameFacts(original[key as never], text, language, `${where} ${key}`);
    // A specification's text that is missing is the glossary's.
    if (!where.endsWith(" specifications")) {
      assertEquals(texts.length, Object.keys(original).length, `${where}: parts`);
    }
  } else {
    const [mine, theirs] = [String(original ?? ""), String(translated ?? "")];
    assertEquals(figures(theirs), figures(mine), `${where}: figures`);
    assertEquals(units(theirs), units(mine), `${where}: units`);
    assertEquals(spans(theirs, language), spans(mine, "en"), `${where}: spans of time`);
  }
}

function figures(text: string): string[] {
  return (text.replace(/<[^>]*>/g, "").match(/\d+(?:[.,]\d+)*/g) ?? []).sort();
}

function parts(html: string): string[] {
  return [...html.matchAll(/<(h\d|p|li|tr|a)[ >]/g)].map(([, tag]) => tag!);
}

function links(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!);
}

function units(text: string): string[] {
  return (text.match(/(?<![A-Za-z])(?:mg|µg|g|kg|mL|L|IU|FTU|CFU|U)(?![A-Za-z])|°C|%/g) ?? []).sort();
}

const SPANS: Record<TranslationLanguage | "en", Record<string, string>> = {
  en: { hour: "hour", day: "day", week: "week", minute: "minute", litre: "litre" },
  hi: { hour: "घंट", day: "दिन", week: "हफ़्त", minute: "मिनट", litre: "लीटर" },
  te: { hour: "గంట", day: "రోజ", week: "వార", minute: "నిమిష", litre: "లీటర" },
};

/** "5 day" for "5 days" and "5 दिन". */
function spans(text: string, language: TranslationLanguage | "en"): string[] {
  return Object.entries(SPANS[language]).flatMap(([span, word]) =>
    [...text.matchAll(new RegExp(`(\\d[\\d.,]*)\\s(?:consecutive )?${word}`, "g"))].map(([, figure]) =>
      `${figure} ${span}`
    )
  ).sort();
}

function bySlug(documents: readonly { slug: string }[]): Map<string, Record<string, unknown>> {
  return new Map(documents.map((document) => [document.slug, { ...document }]));
}

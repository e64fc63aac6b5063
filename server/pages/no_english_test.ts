import { assertEquals } from "deno-std/assert/equals.js";
import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { Product } from "../../contract/product.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { wordsOf } from "../language/words_of.ts";
import { sharedSampleApp } from "../testing/sample_app.ts";
import { shownTexts } from "./testing/shown_texts.ts";

const site = await sharedSampleApp();
const products: Product[] = await (await site.request("/api/products")).json();
const posts: { slug: string }[] = await (await site.request("/api/blog/posts")).json();
const every = <T>(list: readonly T[], step: number) => list.filter((_, at) => at % step === 0);

const PATHS = [
  ...[
    "/",
    "/about",
    "/contact",
    "/products",
    "/products?q=amprolium",
    "/blog",
    "/quote-list",
    "/sitemap",
    "/no-page",
  ],
  ...["/health", "/health/coccidiosis", "/health/newcastle", "/health/heat-stress", "/health/prohibited"],
  ...["/privacy-policy", "/terms-of-service", "/products/antibiotics-antimicrobials", "/products/dewormers"],
  ...every(products, 5).map(({ slug }) => `/product/${slug}`),
  ...every(posts, 3).map(({ slug }) => `/blog/post/${slug}`),
];

/** Names that are the same in every language: of substances, of the company and of services. */
const NAMES = new Set(
  [
    ...loadKnowledge().ingredients.flatMap(({ names }) => names.en),
    ...products.flatMap((
      { name, make, composition },
    ) => [name, make ?? "", ...composition.map((part) => part.ingredient)]),
    JSON.stringify(await (await site.request("/api/company")).json()),
    "WhatsApp Facebook OpenStreetMap openstreetmap.org Google English E. coli",
  ].flatMap(wordsOf),
);
/** A word that is no name and no code: "SKU" and "HSN" are codes, "g" and "ppm" are units. */
const isEnglish = (word: string) => /^[A-Za-z]?[a-z]{3,}$/.test(word) && !NAMES.has(word.toLowerCase());
/** What says in English where a statement is from, and scientific names. */
const MAY_BE_ENGLISH = ["sources", "em"];

for (const language of TRANSLATION_LANGUAGES) {
  Deno.test(`${language}: ${PATHS.length} pages say nothing in English but names`, async () => {
    const english = new Set<string>();
    for (const path of PATHS) {
      const html = await (await site.request(localPath(language, path))).text();
      for (const { text, lang, within } of shownTexts(html)) {
        if (within.some((name) => MAY_BE_ENGLISH.includes(name))) continue;
        const words =
          text.replace(/https?:\S+|\p{Lu}[\p{Ll}.]+ [a-z]+|\([^)]*\)$/gu, "").match(/[\p{L}\p{M}'.-]+/gu) ??
            [];
        const said = words.filter(isEnglish);
        const isSentence = lang.startsWith("en")
          ? said.length > 0
          : said.filter((word) => /^[a-z]/.test(word)).length > 2 ||
            said.length > 0 && said.length === words.length;
        if (isSentence) english.add(`${path}: ${text.slice(0, 80)}`);
      }
    }
    assertEquals([...english], []);
  });
}

import { marked } from "marked";
import * as z from "zod/mini";
import { CategoryTranslationSchema } from "../../contract/category.ts";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../contract/language.ts";
import { BlogCategoryTranslationSchema, PostTranslationSchema } from "../../contract/post.ts";
import { ProductTranslationSchema } from "../../contract/product.ts";

const FOLDER = new URL("./translations/", import.meta.url);

/** `{language}/names.json`: the short texts of one language, by the slug of the document. */
const NamesSchema = z.object({
  categories: z.record(z.string(), CategoryTranslationSchema),
  blogCategories: z.record(z.string(), BlogCategoryTranslationSchema),
  /** Title and excerpt. The article itself is in `{language}/articles/{slug}.md`. */
  posts: z._default(z.record(z.string(), PostTranslationSchema), {}),
});
/** `{language}/products/{category}.json`: the products of one category, by slug. */
const ProductsSchema = z.record(z.string(), ProductTranslationSchema);
type SampleTranslations = z.infer<typeof NamesSchema> & { products: z.infer<typeof ProductsSchema> };

export type TranslationsByLanguage = Record<TranslationLanguage, SampleTranslations>;

/** The sample's texts in each language except English. */
export async function readTranslations(): Promise<TranslationsByLanguage> {
  const entries = await Promise.all(
    TRANSLATION_LANGUAGES.map(async (language) => [language, await readLanguage(language)] as const),
  );
  return Object.fromEntries(entries) as TranslationsByLanguage;
}

/** Adds a document's translations, if there are any. */
export function translate<K extends keyof SampleTranslations, T extends { slug?: string | null | undefined }>(
  byLanguage: TranslationsByLanguage,
  kind: K,
  document: T,
): T & { translations?: Partial<Record<TranslationLanguage, SampleTranslations[K][string]>> } {
  const translations: Partial<Record<TranslationLanguage, SampleTranslations[K][string]>> = {};
  for (const language of TRANSLATION_LANGUAGES) {
    const texts = byLanguage[language][kind][document.slug ?? ""];
    if (texts) translations[language] = texts as SampleTranslations[K][string];
  }
  return Object.keys(translations).length > 0 ? { ...document, translations } : document;
}

async function readLanguage(language: TranslationLanguage): Promise<SampleTranslations> {
  const names = NamesSchema.parse(await readJson(`${language}/names.json`));
  await Promise.all(
    Object.entries(names.posts).map(async ([slug, post]) => {
      const article = await readIfThere(`${language}/articles/${slug}.md`);
      if (article) post.content = await marked.parse(article);
    }),
  );
  return { ...names, products: await readProducts(language) };
}

async function readProducts(language: TranslationLanguage): Promise<SampleTranslations["products"]> {
  const products: SampleTranslations["products"] = {};
  for await (const { name } of Deno.readDir(new URL(`${language}/products/`, FOLDER))) {
    Object.assign(products, ProductsSchema.parse(await readJson(`${language}/products/${name}`)));
  }
  return products;
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await Deno.readTextFile(new URL(name, FOLDER)));
}

/** Returns null if the file does not exist: not every article is translated. */
async function readIfThere(name: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(new URL(name, FOLDER));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

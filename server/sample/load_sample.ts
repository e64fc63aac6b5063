import { extract as extractYaml } from "deno-std/front_matter/yaml.js";
import { marked } from "marked";
import * as z from "zod/mini";
import { AuthorInputSchema } from "../../contract/author.ts";
import { LookSchema } from "../../contract/look.ts";
import { BATCH_PAPERS } from "../../contract/batch_documents.ts";
import { CategoryInputSchema } from "../../contract/category.ts";
import { CompanySchema } from "../../contract/company.ts";
import { FrameSchema } from "../../contract/frame.ts";
import { PageInputSchema } from "../../contract/page.ts";
import { GlossaryTermInputSchema } from "../../contract/glossary_term.ts";
import { BlogCategoryInputSchema, type PostInput, PostInputSchema } from "../../contract/post.ts";
import { ProductInputSchema } from "../../contract/product.ts";
import { TestimonialInputSchema } from "../../contract/testimonial.ts";
import type { Stores } from "../stores.ts";
import { drawPack, packShape, packShapes } from "./draw_pack.ts";
import { samplePaper } from "./sample_paper.ts";
import { readTranslations, translate, type TranslationsByLanguage } from "./read_translations.ts";

const FOLDER = new URL("./", import.meta.url);
const SVG = "image/svg+xml";

/** Fills an empty store with the sample company. Leaves a store with products unchanged and returns false. */
export async function loadSample(stores: Stores): Promise<boolean> {
  if (await stores.products.products.count() > 0) return false;
  await stores.company.put(CompanySchema.parse(await readJson("company.json")));
  await stores.look.settings.put(LookSchema.parse(await readJson("look.json")));
  await stores.frame.settings.put(FrameSchema.parse(await readJson("frame.json")));
  await loadPages(stores);
  const translations = await readTranslations();
  const colours = await loadCategories(stores, translations);
  await Promise.all([
    loadProducts(stores, colours, translations),
    loadPosts(stores, translations),
    loadTestimonials(stores),
    loadGlossary(stores),
    loadPictures(stores, "categories", "category-"),
    loadPictures(stores, "articles", "article-"),
  ]);
  await loadBatches(stores);
  return true;
}

const PAPERS = { analysis: "Certificate of analysis", safety: "Safety data sheet" };

/** The papers of two batches, so that `/documents` has something to find. They say that they are samples. */
async function loadBatches({ batchDocuments, media, products }: Stores): Promise<void> {
  const batches: [number: string, slug: string][] = await readJson("batches.json") as [string, string][];
  for (const [number, slug] of batches) {
    const product = await products.products.getBy("slug", slug);
    if (!product) throw new Error(`Cannot load the sample batch ${number}: there is no product ${slug}`);
    const files = await Promise.all(BATCH_PAPERS.map(async (kind) => {
      const name = `${number.toLowerCase()}-${kind}.pdf`;
      const paper = samplePaper(`${PAPERS[kind]} - SAMPLE`, [
        product.value.name,
        `Batch ${number}`,
        "",
        "This company, this batch and this paper are invented.",
        "In its place stands the paper of the maker.",
      ]);
      await media.create(name, "application/pdf", paper);
      return { kind, url: `/media/${name}` };
    }));
    await batchDocuments.batches.create({ number, products: [product.id], files });
  }
}

async function loadPages({ written }: Stores): Promise<void> {
  await Promise.all((await list("pages/", ".json")).map(async (name) => {
    const page = PageInputSchema.parse(await readJson(`pages/${name}`));
    await written.update(page.slug!, page);
  }));
}

/** Loads categories in sequence, because the site shows them in this order. Returns colours by name. */
async function loadCategories(
  stores: Stores,
  translations: TranslationsByLanguage,
): Promise<Map<string, string>> {
  const categories = z.array(CategoryInputSchema).parse(await readJson("categories.json"));
  for (const category of categories) {
    await stores.categories.create(translate(translations, "categories", category));
  }
  return new Map(categories.map(({ name, textColor }) => [name, textColor]));
}

async function loadProducts(
  stores: Stores,
  colours: Map<string, string>,
  translations: TranslationsByLanguage,
): Promise<void> {
  const files = await Promise.all(
    (await list("products/", ".json")).map((name) => readJson(`products/${name}`)),
  );
  const products = z.array(ProductInputSchema).parse(files.flat());
  const templates = new Map(
    await Promise.all(
      packShapes.map(async (shape) => [shape, await readText(`pictures/packs/${shape}.svg`)] as const),
    ),
  );
  const byCategory = Map.groupBy(products, ({ category }) => category);
  // Products of one category are created in sequence: each writes to the category and would conflict.
  await Promise.all([...byCategory.values()].map(async (group) => {
    for (const product of group) {
      await stores.products.create(translate(translations, "products", product));
    }
  }));
  await Promise.all(products.map((product) => {
    const packaging = product.packaging ?? "";
    const drawing = drawPack(templates.get(packShape(packaging, product.name))!, {
      name: product.name,
      category: product.category,
      packaging,
      colour: colours.get(product.category)!,
    });
    return stores.media.create(`${product.slug}.svg`, SVG, new TextEncoder().encode(drawing));
  }));
}

async function loadPosts(stores: Stores, translations: TranslationsByLanguage): Promise<void> {
  const categories = z.array(BlogCategoryInputSchema).parse(await readJson("blog_categories.json"));
  for (const category of categories) {
    await stores.posts.createCategory(translate(translations, "blogCategories", category));
  }
  const authors = z.array(AuthorInputSchema).parse(await readJson("authors.json"));
  for (const author of authors) await stores.authors.create(author);
  const posts = await Promise.all((await list("articles/", ".md")).map(async (name) => {
    const { attrs, body } = extractYaml(await readText(`articles/${name}`));
    return PostInputSchema.parse({ ...attrs, content: await marked.parse(body) });
  }));
  for (const post of datedBefore(posts, stores.now())) {
    await stores.posts.create(translate(translations, "posts", post));
  }
}

/** If the newest article has a future date, moves all articles back by the same time. */
function datedBefore(posts: readonly PostInput[], now: Date): PostInput[] {
  const newest = Math.max(...posts.map(({ date }) => Date.parse(date!)));
  const late = Math.max(0, newest - now.getTime());
  return posts.map((post) => ({ ...post, date: new Date(Date.parse(post.date!) - late).toISOString() }));
}

async function loadTestimonials(stores: Stores): Promise<void> {
  const testimonials = z.array(TestimonialInputSchema).parse(await readJson("testimonials.json"));
  for (const testimonial of testimonials) await stores.testimonials.create(testimonial);
}

async function loadGlossary({ glossary }: Stores): Promise<void> {
  const terms = z.array(GlossaryTermInputSchema).parse(await readJson("glossary.json"));
  await Promise.all(terms.map((term) => glossary.create(term)));
}

async function loadPictures(stores: Stores, folder: string, prefix: string): Promise<void> {
  await Promise.all((await list(`pictures/${folder}/`, ".svg")).map(async (name) => {
    const bytes = await Deno.readFile(new URL(`pictures/${folder}/${name}`, FOLDER));
    await stores.media.create(prefix + name, SVG, bytes);
  }));
}

async function list(folder: string, ending: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of Deno.readDir(new URL(folder, FOLDER))) {
    if (name.endsWith(ending)) names.push(name);
  }
  return names.sort();
}

function readText(path: string): Promise<string> {
  return Deno.readTextFile(new URL(path, FOLDER));
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readText(path));
}

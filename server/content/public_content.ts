import { type Author, AUTHOR_TEXT_FIELDS } from "../../contract/author.ts";
import { CATEGORY_TEXT_FIELDS } from "../../contract/category.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { HIDDEN_CATEGORY_SLUG } from "../../contract/limits.ts";
import { BLOG_CATEGORY_TEXT_FIELDS, type Post, POST_TEXT_FIELDS } from "../../contract/post.ts";
import { type Product, PRODUCT_TEXT_FIELDS } from "../../contract/product.ts";
import { inLanguage } from "../../contract/translation.ts";
import { glossaryWords, type Words } from "../../contract/shared/glossary_words.ts";
import { missingMake } from "../catalogue/missing_make.ts";
import { VIEW_BYTES } from "../catalogue/product_view.ts";
import { isShown } from "../blog/is_shown.ts";
import { isFeatured, isPublic } from "../catalogue/is_public.ts";
import { shownFrame } from "../frame/shown_frame.ts";
import { ownWords } from "../written/own_words.ts";
import type { Content, WholeContent } from "./content.ts";
import { Late, lateObject } from "../shared/late_object.ts";
import { LayeredMap } from "../shared/layered_map.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";
import { type Changed, countByName, setOf } from "./count_changed.ts";
import { keepSorted, listChanges } from "./keep_sorted.ts";

/** The public content in a language, and what it was made from. */
export interface PublicContent {
  whole: WholeContent;
  content: Content;
}

/** Makes the public content in one language. Of the products it works only on what differs from `before`. */
export async function publicContent(
  whole: WholeContent,
  language: Language,
  now: Date,
  before?: PublicContent,
): Promise<Content> {
  const shownCategories = whole.categories
    .filter(({ slug }) => slug !== HIDDEN_CATEGORY_SLUG)
    .map((category) => inLanguage(category, language, CATEGORY_TEXT_FIELDS));
  const names = new Map(shownCategories.map(({ slug, name }) => [slug, name]));
  const productById = await productsIn(whole, language, names, before);
  const changed = [...productById.since(before?.content.productById)];
  const products = sortIn(language, whole, productById, changed, before?.content);
  const counts = countByName(before?.content.productCounts, changed, ({ categorySlug }) => categorySlug);
  const categories = shownCategories.map((category) => ({
    ...category,
    productCount: counts.get(category.slug) ?? 0,
  }));
  const blogCategories = whole.blogCategories
    .map((category) => inLanguage(category, language, BLOG_CATEGORY_TEXT_FIELDS));
  const posts = whole.posts.filter((post) => isShown(post, now)).map(postsIn(whole, language));
  const postById = new Map(posts.map((post) => [post.id, post]));

  const { company, pages, parts, tokens } = ownWords(whole, language, products.length, now);

  return {
    company,
    look: whole.look,
    order: whole.order,
    frame: shownFrame(whole.frame, language, {
      categories,
      tokens,
      look: whole.look,
      pages,
      assistant: parts.chat.name,
    }),
    categories,
    products,
    productById,
    productBySlug: bySlug(changed, before?.content.productBySlug),
    productCounts: counts,
    featured: setOf(before?.content.featured, changed, isFeatured),
    productByOldSlug: new Map(whole.redirects.flatMap(({ slug, productId }) => {
      const product = productById.get(productId);
      return product ? [[slug, product] as const] : [];
    })),
    blogCategories,
    posts,
    postByOldSlug: new Map(whole.postRedirects.flatMap(({ slug, postId }) => {
      const post = postById.get(postId);
      return post ? [[slug, post] as const] : [];
    })),
    testimonials: whole.testimonials,
    pages,
    parts,
    pageByOldSlug: new Map(whole.pageRedirects.flatMap(({ slug, pageId }) => {
      const current = whole.pages.find(({ id }) => id === pageId)?.value.slug;
      const page = pages.find((each) => each.slug === current);
      return page ? [[slug, page] as const] : [];
    })),
  };
}

function profileOf(author: Pick<Author, "role" | "about"> | undefined): Partial<Post> {
  return {
    ...author?.role && { authorRole: author.role },
    ...author?.about && { authorAbout: author.about },
  };
}

/** How an article is shown in a language, with the texts of its category and author in it. Its tags follow the glossary. */
export function postsIn(
  { authors, blogCategories, glossary }: Pick<WholeContent, "authors" | "blogCategories" | "glossary">,
  language: Language,
): (post: Post) => Post {
  const authorById = new Map(
    authors.map((author) => [author.id, inLanguage(author, language, AUTHOR_TEXT_FIELDS)]),
  );
  const nameOf = new Map(
    blogCategories.map((each) => [each.slug, inLanguage(each, language, BLOG_CATEGORY_TEXT_FIELDS).name]),
  );
  const words = glossaryIn({ glossary }, language);
  return ({ status: _, authorId, ...post }) => {
    const shown: Post = inLanguage(post, language, POST_TEXT_FIELDS);
    const english = post.tags.filter((tag) => words(tag) === null);
    return {
      ...shown,
      ...profileOf(authorById.get(authorId ?? "")),
      category: nameOf.get(post.categorySlug) ?? post.category,
      tags: post.tags.map((tag) => words(tag) ?? tag),
      ...shown.untranslated && {
        untranslated: [...shown.untranslated, ...english.map((tag) => `tags.${tag}`)],
      },
    };
  };
}

type Glossary = WholeContent["glossary"];
const inWords = new WeakMap<Glossary, Map<Language, Words>>();

/** The glossary's words of a language, the same until a term changes. */
export function glossaryIn({ glossary }: Pick<WholeContent, "glossary">, language: Language): Words {
  const byLanguage = inWords.getOrInsertComputed(glossary, () => new Map());
  return byLanguage.getOrInsertComputed(
    language,
    () => glossaryWords([...glossary.values()].map(({ value }) => value), language),
  );
}

/** Each product as it was last shown by the words of a glossary. */
const shown = new WeakMap<Words, WeakMap<Product, Product>>();

/** The public products in one language. */
async function productsIn(
  whole: WholeContent,
  language: Language,
  categoryNames: ReadonlyMap<string, string>,
  before?: PublicContent,
): Promise<Content["productById"]> {
  const words = glossaryIn(whole, language);
  const known = shown.get(words) ?? new WeakMap<Product, Product>();
  shown.set(words, known);
  const missing = missingMake(whole.company);
  const isAny = !before || glossaryIn(before.whole, language) !== words ||
    missingMake(before.whole.company) !== missing || !isSaid(categoryNames, before.content.categories);
  const changed: [string, Product | undefined][] = [];
  const said = { language, words };
  const pause = yieldEvery();
  for (const [id, , product] of whole.productById.since(before?.whole.productById, isAny)) {
    await pause();
    if (!product || !isPublic(product)) {
      changed.push([id, undefined]);
      continue;
    }
    const category = categoryNames.get(product.categorySlug) ?? product.category;
    let view = known.get(product);
    const make = product.make ?? missing;
    if (!view || view.category !== category || view.make !== make) {
      view = lateObject(new LateProductIn(product, said, { category, make }));
      known.set(product, view);
    }
    changed.push([id, view]);
  }
  return (before?.content.productById ?? LayeredMap.of<string, Product>()).with(changed);
}

interface Said {
  language: Language;
  words: Words;
}

/** What is shown of a product in a language, of which its lists need little. */
class LateProductIn extends Late<Product> {
  readonly #product: Product;
  readonly #said: Said;

  constructor(product: Product, said: Said, { category, make }: Pick<Product, "category" | "make">) {
    const { id, slug, categorySlug, categoryColor, isFeatured, createdAt, updatedAt } = product;
    const { language } = said;
    const own = language === DEFAULT_LANGUAGE ? undefined : product.translations?.[language]?.name;
    const name = own || product.name;
    super(
      { id, name, slug, category, categorySlug, categoryColor, make, isFeatured, createdAt, updatedAt },
      VIEW_BYTES,
    );
    this.#product = product;
    this.#said = said;
  }

  override make(): Product {
    const { category, make } = this.head as Product;
    const { language, words } = this.#said;
    return { ...productIn(this.#product, language, words), category, make };
  }
}

/** Whether the categories are called so. */
function isSaid(names: ReadonlyMap<string, string>, categories: Content["categories"]): boolean {
  return names.size === categories.length && categories.every(({ slug, name }) => names.get(slug) === name);
}

/**
 * Sorts by name in the language. The first time it starts from the order by English names, in which those without a
 * translation are already.
 */
function sortIn(
  language: Language,
  whole: WholeContent,
  productById: Content["productById"],
  changed: Changed<Product>,
  before?: Content,
): Product[] {
  if (before && changed.length === 0) return before.products;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: Product, b: Product) => compare(a.name, b.name);
  if (before) return keepSorted(before.products, listChanges(changed), byName);
  const [same, other]: [Product[], Product[]] = [[], []];
  for (const { id, name } of whole.products) {
    const product = productById.get(id);
    if (product) (product.name === name ? same : other).push(product);
  }
  return keepSorted(same, { gone: new Set(), added: other }, byName);
}

/** The products by their slugs. One product's slug may be another's former one. */
function bySlug(
  changed: Changed<Product>,
  before: Content["productBySlug"] = LayeredMap.of(),
): Content["productBySlug"] {
  return before.with([
    ...changed.flatMap(([, was]) => was ? [[was.slug, undefined] as const] : []),
    ...changed.flatMap(([, , is]) => is ? [[is.slug, is] as const] : []),
  ]);
}

/** A product in a language, without its status. Its short labels are by its own translation, or by the glossary. */
export function productIn({ status: _, ...product }: Product, language: Language, words: Words): Product {
  const shown: Product = inLanguage(product, language, PRODUCT_TEXT_FIELDS);
  const { withdrawal, translations, pictures } = product;
  if (pictures) shown.pictures = pictures.map((picture) => inLanguage(picture, language, ["alt"]));
  if (language === DEFAULT_LANGUAGE) return shown;
  const own = translations?.[language] ?? {};
  const missing: string[] = [];
  /** `field` is what `untranslated` calls the text. */
  function said(field: string, text: string, translation: string | undefined): string {
    const shown = translation ?? words(text);
    if (shown === null) missing.push(field);
    return shown ?? text;
  }
  const { packaging, badge } = product;
  if (packaging) shown.packaging = said("packaging", packaging, own.packaging);
  if (badge) shown.badge = said("badge", badge, own.badge);
  shown.specifications = {};
  for (const [english, text] of Object.entries(product.specifications)) {
    const label = words(english);
    // Two labels may have one word. Neither text may be lost.
    const at = label === null || Object.hasOwn(shown.specifications, label) ? english : label;
    if (at !== label) missing.push(`specificationLabels.${at}`);
    shown.specifications[at] = said(`specifications.${at}`, text, own.specifications?.[english]);
  }
  shown.composition = product.composition.map(({ ingredient, strength }) => ({
    // The name of an active substance is read in Latin letters, as the pack has it. A carrier's is a plain word.
    ingredient: words(ingredient) ?? ingredient,
    strength: strength && said(`composition.${ingredient}`, strength, undefined),
  }));
  shown.documents = product.documents.map(({ title, url }, at) => ({
    title: said(`documents.${title}`, title, own.documentTitles?.[at]),
    url,
  }));
  if (product.doses) {
    const speciesIn = new Map(
      product.species.map((name, at) => [name.toLowerCase(), own.species?.[at] ?? name]),
    );
    shown.doses = product.doses.map((dose, at) => ({
      ...dose,
      species: dose.species.map((name) => speciesIn.get(name.toLowerCase()) ?? name),
      note: dose.note && said(`doses.${at}`, dose.note, own.doseNotes?.[at]),
    }));
  }
  if (withdrawal?.note) {
    const note = own.withdrawalNote;
    if (note) shown.withdrawal = { ...withdrawal, note };
    else missing.push("withdrawalNote");
  }
  return { ...shown, untranslated: [...shown.untranslated ?? [], ...missing] };
}

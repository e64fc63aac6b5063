import * as z from "zod/mini";
import { issue } from "../../contract/issue.ts";
import {
  type BlogCategoryInput,
  BlogCategorySchema,
  type PostInput,
  PostSchema,
} from "../../contract/post.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import { endRedirect, nameKey, redirectSlug, withFreeSlug } from "../shared/slugs.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

/** Keys: `blog-categories` by id, unique `slug` and `name`; `posts` by id, unique `slug`, index `category`. */
const BlogCategoryRecordSchema = z.omit(BlogCategorySchema, { id: true });
const PostRecordSchema = z.extend(
  z.omit(PostSchema, { id: true, category: true, categorySlug: true, categoryColor: true }),
  { categoryId: z.string(), categoryColor: z.nullable(z.string()) },
);
export type BlogCategoryRecord = z.infer<typeof BlogCategoryRecordSchema>;
export type PostRecord = z.infer<typeof PostRecordSchema>;

export function postStore(store: Store, now: () => Date) {
  const categories = collection(store, {
    name: "blog-categories",
    schema: BlogCategoryRecordSchema,
    unique: { slug: ({ slug }) => slug, name: ({ name }) => nameKey(name) },
  });
  const posts = collection(store, {
    name: "posts",
    schema: PostRecordSchema,
    unique: { slug: ({ slug }) => slug },
    indexes: { category: ({ categoryId }) => categoryId },
  });

  /** Former slugs of articles, so that old links still work. */
  const redirects = collection(store, {
    name: "post-redirects",
    schema: z.object({ postId: z.string() }),
  });

  async function categoryNamed(name: string): Promise<Stored<BlogCategoryRecord>> {
    const category = await categories.getBy("name", nameKey(name));
    if (category) return category;
    throw AppError.invalid([issue("category", "not_found", { name }, { label: "blog category" })]);
  }

  /**
   * Completes an article for storage. The HTML is sanitised here once, so pages can show it as it is. Filing
   * it updates its category, so that a concurrent deletion of the category fails.
   */
  async function complete(tx: Transaction, input: PostInput, before?: PostRecord) {
    const category = await categoryNamed(input.category);
    if (category.id !== before?.categoryId) await categories.in(tx).update(category.id, {});
    // Loaded on the first write: the sanitiser would take a third of the server's start time.
    const { sanitizePost } = await import("../content/sanitize_post.ts");
    const { category: _, slug: __, ...fields } = input;
    const at = now().toISOString();
    return {
      ...fields,
      content: sanitizePost(input.content),
      translations: sanitizeTranslations(input.translations, sanitizePost),
      categoryId: category.id,
      categoryColor: input.categoryColor ?? null,
      date: input.date ? new Date(input.date).toISOString() : before?.date ?? at,
      updatedAt: at,
    };
  }

  return {
    categories,
    posts,
    redirects,

    async createCategory(input: BlogCategoryInput): Promise<Stored<BlogCategoryRecord>> {
      return await withFreeSlug(
        input,
        async (slug) => !await categories.getBy("slug", slug),
        (slug) => categories.create({ ...input, slug }),
      );
    },

    async updateCategory(
      id: string,
      input: BlogCategoryInput,
      ifMatch?: string,
    ): Promise<Stored<BlogCategoryRecord>> {
      return await categories.update(
        id,
        (before) => ({ ...input, slug: slugOf(input.slug ?? "") || before.slug }),
        { ifMatch },
      );
    },

    /** Throws 409 while articles use the category. */
    async deleteCategory(id: string, ifMatch?: string): Promise<Stored<BlogCategoryRecord>> {
      return await store.transaction(async (tx) => {
        // Delete before counting: an article filed after this updates the category and fails this commit.
        const deleted = await categories.in(tx).delete(id, { ifMatch });
        const count = await posts.count({ index: ["category", id] });
        if (count === 0) return deleted;
        const uses = count === 1 ? "1 article uses" : `${count} articles use`;
        throw new AppError("conflict", `Cannot delete the category: ${uses} it`);
      });
    },

    async create(input: PostInput): Promise<Stored<PostRecord>> {
      return await withFreeSlug(
        { slug: input.slug, name: input.title },
        async (slug) => !await posts.getBy("slug", slug) && !await redirects.get(slug),
        (slug) =>
          store.transaction(async (tx) => {
            const record = await complete(tx, input);
            await endRedirect(redirects, tx, slug);
            return await posts.in(tx).create({ ...record, slug });
          }),
      );
    },

    /** Updates an article. A changed slug leaves a redirect from the old one. */
    async update(id: string, input: PostInput, ifMatch?: string): Promise<Stored<PostRecord>> {
      return await store.transaction(async (tx) => {
        const before = await posts.get(id);
        if (!before) throw new NotFoundError(posts.name, id);
        const from = before.value.slug;
        const slug = slugOf(input.slug ?? "") || from;
        const record = await complete(tx, input, before.value);
        if (slug !== from) await redirectSlug(redirects, tx, { from, to: slug, target: { postId: id } });
        return await posts.in(tx).update(id, () => ({ ...record, slug }), {
          ifMatch: ifMatch ?? before.version,
        });
      });
    },

    delete: (id: string, ifMatch?: string): Promise<Stored<PostRecord>> => posts.delete(id, { ifMatch }),
  };
}

function sanitizeTranslations(
  translations: PostInput["translations"],
  sanitize: (html: string) => string,
): PostInput["translations"] {
  if (!translations) return undefined;
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      texts?.content ? { ...texts, content: sanitize(texts.content) } : texts,
    ]),
  );
}

export type PostStore = ReturnType<typeof postStore>;

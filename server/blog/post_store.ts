import * as z from "zod/mini";
import {
  type BlogCategoryInput,
  BlogCategorySchema,
  type PostInput,
  PostSchema,
} from "../../contract/post.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { countFound } from "../shared/count_found.ts";
import { filing } from "../shared/filing.ts";
import { slugged } from "../shared/slugged.ts";
import type { AuthorStore } from "./author_store.ts";
import { nameKey } from "../shared/slugs.ts";
import { collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

/** Keys: `blog-categories` by id, unique `slug` and `name`; `posts` by id, unique `slug`, index `category`. */
const BlogCategoryRecordSchema = z.omit(BlogCategorySchema, { id: true });
const PostRecordSchema = z.extend(
  z.omit(PostSchema, {
    id: true,
    category: true,
    categorySlug: true,
    categoryColor: true,
    draft: true,
    authorRole: true,
    authorAbout: true,
  }),
  { categoryId: z.string(), categoryColor: z.nullable(z.string()) },
);
export type BlogCategoryRecord = z.infer<typeof BlogCategoryRecordSchema>;
export type PostRecord = z.infer<typeof PostRecordSchema>;

export function postStore(store: Store, now: () => Date, authors: Pick<AuthorStore, "getBy">) {
  const { categories, posts, redirects } = collectionsOf(store);
  const filed = filing({
    store,
    categories,
    label: "blog category",
    uses: ["article uses", "articles use"],
  });
  const addressed = slugged({ store, documents: posts, redirects, targetOf: (postId) => ({ postId }) });

  const recordOf = recordMaker(authors, now);
  const complete = async (tx: Transaction, slug: string, input: PostInput, before?: PostRecord) => {
    // An idea put down as a draft need not have a category yet.
    const filedIn = input.category ? await filed.file(tx, input.category, before?.categoryId) : null;
    return await recordOf(input, { slug, categoryId: filedIn?.id ?? "", date: before?.date });
  };

  return {
    categories,
    posts,
    redirects,
    /** Returns the record that an input is stored as. */
    recordOf,

    createCategory: (input: BlogCategoryInput): Promise<Stored<BlogCategoryRecord>> =>
      filed.create(input, (slug) => ({ ...input, slug })),

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

    /** Files all articles of a category in another one. Returns how many. Throws 422 if there is no such category. */
    async moveAll(from: string, to: string): Promise<number> {
      if (from === to || !await categories.get(to)) {
        throw AppError.invalid([issue("to", "not_found", { name: to }, { label: "blog category" })]);
      }
      return await countFound(
        await posts.ids({ index: ["category", from] }),
        (id) =>
          store.transaction(async (tx) => {
            // Written unchanged, so that it is not deleted at the same time.
            await categories.in(tx).update(to, {});
            await posts.in(tx).update(
              id,
              (post) => post.categoryId === from ? { ...post, categoryId: to } : post,
            );
          }),
      );
    },

    deleteCategory: (id: string, deletion: Deletion): Promise<Stored<BlogCategoryRecord>> =>
      filed.delete(id, posts, deletion),

    create: (input: PostInput): Promise<Stored<PostRecord>> =>
      addressed.create(
        { slug: input.slug, name: input.title },
        (tx, slug) => complete(tx, slug, input),
      ),

    /** Returns what an update would store. */
    async changed(input: PostInput, before: PostRecord): Promise<PostRecord> {
      const category = input.category ? await filed.named(input.category) : null;
      const slug = addressed.slugAfter(before, input.slug);
      return await recordOf(input, { slug, categoryId: category?.id ?? "", date: before.date });
    },

    update: (id: string, input: PostInput, ifMatch?: string): Promise<Stored<PostRecord>> =>
      addressed.update(
        id,
        { slug: input.slug, ifMatch },
        (tx, slug, before) => complete(tx, slug, input, before),
      ),
  };
}

function collectionsOf(store: Store) {
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
  return { categories, posts, redirects };
}

/**
 * Returns a function that completes an article for storage. The HTML is sanitised here once, so pages can show
 * it as it is.
 */
function recordMaker(authors: Pick<AuthorStore, "getBy">, now: () => Date) {
  return async function recordOf(
    input: PostInput,
    { slug, categoryId, date }: { slug: string; categoryId: string; date?: string | undefined },
  ): Promise<PostRecord> {
    // Loaded on the first write: the sanitiser would take a third of the server's start time.
    const { sanitizePost } = await import("../content/sanitize_post.ts");
    const { category: _, slug: __, ...fields } = input;
    const at = now().toISOString();
    return {
      ...fields,
      slug,
      content: sanitizePost(input.content),
      translations: sanitizeTranslations(input.translations, sanitizePost),
      categoryId,
      categoryColor: input.categoryColor ?? null,
      authorId: (await authors.getBy("name", nameKey(input.author)))?.id ?? null,
      date: input.date ? new Date(input.date).toISOString() : date ?? at,
      updatedAt: at,
    };
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

import * as z from "zod/mini";
import {
  type BlogCategoryInput,
  BlogCategorySchema,
  type PostInput,
  PostSchema,
} from "../../contract/post.ts";
import { withSlug } from "../catalogue/free_slug.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";

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
    unique: { slug: ({ slug }) => slug, name: ({ name }) => name.toLowerCase() },
    content: true,
  });
  const posts = collection(store, {
    name: "posts",
    schema: PostRecordSchema,
    unique: { slug: ({ slug }) => slug },
    indexes: { category: ({ categoryId }) => categoryId },
    content: true,
  });

  return {
    categories,
    posts,

    async createCategory(input: BlogCategoryInput): Promise<Stored<BlogCategoryRecord>> {
      return await withSlug(
        input,
        async (slug) => !await categories.getBy("slug", slug),
        (slug) => categories.create({ ...input, slug }),
      );
    },

    /** The content is sanitised before it is stored; what was stored is shown as it is. */
    async create(input: PostInput): Promise<Stored<PostRecord>> {
      const category = await categories.getBy("name", input.category.toLowerCase());
      if (!category) {
        throw AppError.invalid([{
          path: "category",
          message: `There is no blog category named "${input.category}"`,
        }]);
      }
      // Only who writes needs the sanitiser, whose loading takes a third of the server's start.
      const { sanitizeArticle } = await import("../content/sanitize_article.ts");
      const { category: _, ...fields } = input;
      const at = now().toISOString();
      return await withSlug(
        { slug: input.slug, name: input.title },
        async (slug) => !await posts.getBy("slug", slug),
        (slug) =>
          posts.create({
            ...fields,
            slug,
            content: sanitizeArticle(input.content),
            translations: sanitizeTranslations(input.translations, sanitizeArticle),
            categoryId: category.id,
            categoryColor: input.categoryColor ?? null,
            date: input.date ?? at,
            updatedAt: at,
          }),
      );
    },
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

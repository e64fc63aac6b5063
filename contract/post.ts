import * as z from "zod/mini";
import { colour, lines, optionalAddress, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { keptDraft } from "./kept_draft.ts";
import { PARAGRAPH_MAX, POST_CONTENT_MAX } from "./limits.ts";
import { translationsOf, untranslated } from "./translation.ts";

export const DEFAULT_BLOG_CATEGORY_COLOUR = "#12663E";

/** A blog category's texts in another language. */
export const BlogCategoryTranslationSchema = z.object({
  name: z.optional(text({ label: "Name" })),
  description: z.optional(text({ label: "Description", max: PARAGRAPH_MAX })),
});
export const BLOG_CATEGORY_TEXT_FIELDS = ["name", "description"] as const;

export const BlogCategorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** In admin responses only. */
  translations: translationsOf(BlogCategoryTranslationSchema),
  untranslated,
});
export type BlogCategory = z.infer<typeof BlogCategorySchema>;

export const BlogCategoryInputSchema = z.object({
  name: text({ label: "Name" }),
  slug: optionalText(),
  description: text({ label: "Description", max: PARAGRAPH_MAX }),
  translations: translationsOf(BlogCategoryTranslationSchema),
});
export type BlogCategoryInput = z.infer<typeof BlogCategoryInputSchema>;

/** `POST /api/admin/blog/categories/{id}/move`: the id of the category to which all its articles go. */
export const ArticleMoveSchema = z.object({ to: text({ label: "Category" }) });
/** How many articles were moved. */
export const MovedArticlesSchema = z.object({ moved: z.number() });

function orBlank(schema: ReturnType<typeof optionalText>) {
  return z.pipe(schema, z.transform((value: string | null) => value ?? ""));
}

/** An article's texts in another language. */
export const PostTranslationSchema = z.object({
  title: z.optional(text({ label: "Title" })),
  excerpt: z.optional(text({ label: "Excerpt", max: PARAGRAPH_MAX })),
  content: z.optional(text({ label: "Content", max: POST_CONTENT_MAX })),
});
export const POST_TEXT_FIELDS = ["title", "excerpt", "content"] as const;

/** Only the admin sees a draft. A published article with a future date becomes public on that date. */
const PostStatusSchema = z.enum(["draft", "published"]);

/** A blog article. `content` is HTML, sanitised when it is saved; `date` is an ISO timestamp. */
export const PostSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  author: z.string(),
  authorImageUrl: z.nullable(z.string()),
  /** In admin responses only: the author whose profile has this name. */
  authorId: z.nullish(z.string()),
  /** From the author's profile, in public responses only. */
  authorRole: z.optional(z.string()),
  authorAbout: z.optional(z.string()),
  category: z.string(),
  categorySlug: z.string(),
  categoryColor: z.string(),
  tags: z.array(z.string()),
  date: z.string(),
  updatedAt: z.string(),
  /** In admin responses only. Missing means published. */
  status: z.optional(PostStatusSchema),
  draft: keptDraft,
  translations: translationsOf(PostTranslationSchema),
  untranslated,
});
export type Post = z.infer<typeof PostSchema>;

/** An article as lists show it, without its content. */
export type PostSummary = Omit<Post, "content">;

const PostFieldsSchema = z.object({
  title: text({ label: "Title" }),
  slug: optionalText(),
  excerpt: orBlank(optionalText(PARAGRAPH_MAX)),
  content: orBlank(optionalText(POST_CONTENT_MAX)),
  imageUrl: optionalAddress,
  author: orBlank(optionalText()),
  authorImageUrl: optionalAddress,
  category: orBlank(optionalText()),
  categoryColor: z.nullish(colour),
  tags: lines(60),
  date: z.nullish(z.iso.datetime({ offset: true, ...refuses("invalid_date") })),
  status: z._default(PostStatusSchema, "published"),
  translations: translationsOf(PostTranslationSchema),
});

/** What an article has beside its title when it is published. A draft may lack it. */
const NEEDED = {
  excerpt: "Excerpt",
  content: "Content",
  imageUrl: "Featured image URL",
  author: "Author",
  category: "Category",
} as const;

export const PostInputSchema = PostFieldsSchema.check(
  ...Object.entries(NEEDED).map(([field, label]) =>
    z.refine<z.infer<typeof PostFieldsSchema>>(
      (post) => post.status === "draft" || Boolean(post[field as keyof typeof NEEDED]),
      // Also where another field is refused, so that all is said at once.
      { ...refuses("required", {}, { label }), path: [field], when: () => true },
    )
  ),
);
/** An article to look at before it is stored, finished or not. `id` is that of a stored one. */
export const PostPreviewSchema = z.extend(PostFieldsSchema, { id: z.optional(z.nullable(z.string())) });
export type PostInput = z.infer<typeof PostInputSchema>;

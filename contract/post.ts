import * as z from "zod/mini";
import { colour, lines, optionalAddress, optionalText, text } from "./field.ts";
import { ARTICLE_MAX, PARAGRAPH_MAX } from "./limits.ts";

export const DEFAULT_BLOG_CATEGORY_COLOUR = "#12663E";

export const BlogCategorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
});
export type BlogCategory = z.infer<typeof BlogCategorySchema>;

export const BlogCategoryInputSchema = z.object({
  name: text("Name is required"),
  slug: optionalText(),
  description: text("Description is required", { max: PARAGRAPH_MAX }),
});
export type BlogCategoryInput = z.infer<typeof BlogCategoryInputSchema>;

/** A blog article. `content` is HTML, sanitised when saved; `date` is an ISO timestamp. */
export const PostSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  author: z.string(),
  authorImageUrl: z.nullable(z.string()),
  category: z.string(),
  categorySlug: z.string(),
  categoryColor: z.string(),
  tags: z.array(z.string()),
  date: z.string(),
  updatedAt: z.string(),
});
export type Post = z.infer<typeof PostSchema>;

/** What lists show: everything but the content. */
export type PostSummary = Omit<Post, "content">;

export const PostInputSchema = z.object({
  title: text("Title is required"),
  slug: optionalText(),
  excerpt: text("Excerpt is required", { max: PARAGRAPH_MAX }),
  content: text("Content is required", { max: ARTICLE_MAX }),
  imageUrl: optionalAddress,
  author: text("Author is required"),
  authorImageUrl: optionalAddress,
  category: text("Category is required"),
  categoryColor: z.nullish(colour),
  tags: lines(60),
  date: z.nullish(z.iso.datetime("Must be an ISO date and time")),
});
export type PostInput = z.infer<typeof PostInputSchema>;

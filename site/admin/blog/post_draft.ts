import type * as z from "zod/mini";
import { type Post, PostInputSchema, PostSchema } from "../../../contract/post.ts";
import type { Resource } from "../draft.ts";
import { blogTexts } from "./blog_texts.ts";
import { localDateTime, utcDateTime } from "./local_date_time.ts";
import { translationsFrom } from "./translations_from.ts";

/** An article while it is edited. `content` is HTML, `tags` separated by commas, `date` as the browser's clock has it. */
export type PostDraft = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  author: string;
  authorImageUrl: string;
  category: string;
  categoryColor: string;
  tags: string;
  date: string;
  isDraft: boolean;
  hiTitle: string;
  hiExcerpt: string;
  hiContent: string;
  teTitle: string;
  teExcerpt: string;
  teContent: string;
};

const { fields } = blogTexts.posts;

const BLANK: PostDraft = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  imageUrl: "",
  author: "",
  authorImageUrl: "",
  category: "",
  categoryColor: "",
  tags: "",
  date: "",
  isDraft: false,
  hiTitle: "",
  hiExcerpt: "",
  hiContent: "",
  teTitle: "",
  teExcerpt: "",
  teContent: "",
};

export const postResource: Resource<Post, PostDraft> = {
  path: "/api/admin/blog/posts",
  schema: PostSchema,
  inputSchema: PostInputSchema,
  blank: () => ({ ...BLANK }),
  draftOf: ({ translations, ...post }) => ({
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    imageUrl: post.imageUrl ?? "",
    author: post.author,
    authorImageUrl: post.authorImageUrl ?? "",
    category: post.category,
    categoryColor: post.categoryColor,
    tags: post.tags.join(", "),
    date: localDateTime(post.date),
    isDraft: post.status === "draft",
    hiTitle: translations?.hi?.title ?? "",
    hiExcerpt: translations?.hi?.excerpt ?? "",
    hiContent: translations?.hi?.content ?? "",
    teTitle: translations?.te?.title ?? "",
    teExcerpt: translations?.te?.excerpt ?? "",
    teContent: translations?.te?.content ?? "",
  }),
  inputOf: (draft): z.input<typeof PostInputSchema> => ({
    title: draft.title,
    slug: draft.slug,
    excerpt: draft.excerpt,
    content: isEmptyHtml(draft.content) ? "" : draft.content,
    imageUrl: draft.imageUrl,
    author: draft.author,
    authorImageUrl: draft.authorImageUrl,
    category: draft.category,
    categoryColor: draft.categoryColor || null,
    tags: draft.tags.split(","),
    date: utcDateTime(draft.date),
    status: draft.isDraft ? "draft" : "published",
    translations: translationsFrom({
      hi: { title: draft.hiTitle, excerpt: draft.hiExcerpt, content: draft.hiContent },
      te: { title: draft.teTitle, excerpt: draft.teExcerpt, content: draft.teContent },
    }),
  }),
  labels: fields,
  texts: blogTexts.posts,
};

/** An editor without a word still holds a paragraph. */
function isEmptyHtml(html: string): boolean {
  return !/<(img|table|hr)\b/.test(html) && html.replace(/<[^>]*>|&nbsp;/g, "").trim() === "";
}

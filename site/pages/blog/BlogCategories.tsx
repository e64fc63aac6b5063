import { BLOG_CATEGORY_SKELETON_ROWS } from "../../../contract/limits.ts";
import type { BlogCategory } from "../../../contract/post.ts";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Visit } from "../../app/visit.ts";
import { BLOG_CATEGORIES_PATH } from "./paths.ts";

/** The category list beside articles. */
export function BlogCategories({ visit, current }: { visit: Visit; current?: string }) {
  const { blog, shell } = visit.texts;
  const { value: categories = [], loading } = visit.read<BlogCategory[]>(BLOG_CATEGORIES_PATH);
  return (
    <nav aria-labelledby="blog-categories">
      <h2 id="blog-categories">{blog.categories}</h2>
      {loading && <Skeleton rows={BLOG_CATEGORY_SKELETON_ROWS} label={shell.loading} />}
      {!loading && categories.length === 0 && <p>{blog.noCategories}</p>}
      {categories.length > 0 && (
        <ul>
          <li>
            <Link href="/blog" aria-current={current === "" ? "page" : undefined}>{blog.all}</Link>
          </li>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={`/blog/${slug}`} aria-current={slug === current ? "page" : undefined}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

import { useState } from "react";
import type { ShownPage } from "../../contract/page.ts";
import type { BlogCategory, PostSummary } from "../../contract/post.ts";
import { describeAbsence, describePage } from "../app/describe_page.ts";
import { langOf } from "../ui/untranslated.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { PostCard } from "../ui/PostCard.tsx";
import { SearchForm } from "../ui/SearchForm.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PageRoute, Place, Visit } from "../app/visit.ts";
import { BlogCategories } from "./blog/BlogCategories.tsx";
import { findPosts } from "./blog/find_posts.ts";
import { BLOG_CATEGORIES_PATH, postsPath } from "./blog/paths.ts";
import { headingOfPage, pagePath, textOfPage } from "./written/page_texts.ts";

/** What the owner wrote about the page. */
const OWN_PATH = pagePath("blog");

export const blogRoute: PageRoute = {
  query: ["q"],
  queries: blogQueries,
  describe: (visit) => {
    const own = ownPage(visit);
    return describePage(visit, {
      ...textOfPage(visit, own),
      keywords: own.keywords ?? [],
      path: "/blog",
      seoPage: "blog",
    });
  },
  Page: BlogPage,
};

export const blogCategoryRoute: PageRoute = {
  query: ["q"],
  queries: blogQueries,
  describe: (visit) => {
    const category = categoryOf(visit);
    if (!category) return describeAbsence(visit.read(BLOG_CATEGORIES_PATH));
    const { company, texts: { blog } } = visit;
    const title = blog.titleOf(category.name);
    return describePage(visit, {
      title,
      description: category.description ?? `${title}: ${company.name}`,
      keywords: [category.name, ...ownPage(visit).keywords ?? []],
      path: `/blog/${encodeURIComponent(category.slug)}`,
      crumbs: [
        { name: blog.metaTitle, path: "/blog" },
        { name: category.name, path: `/blog/${category.slug}` },
      ],
    });
  },
  Page: BlogPage,
};

function blogQueries({ params }: Place): string[] {
  return [OWN_PATH, BLOG_CATEGORIES_PATH, postsPath(params.category)];
}

function ownPage(visit: Visit): ShownPage {
  return visit.read<ShownPage>(OWN_PATH).value ?? { slug: "blog", blocks: [] };
}

function categoryOf(visit: Visit): BlogCategory | undefined {
  const categories = visit.read<BlogCategory[]>(BLOG_CATEGORIES_PATH).value ?? [];
  return categories.find(({ slug }) => slug === visit.params.category);
}

function BlogPage({ visit }: { visit: Visit }) {
  const { blog, shell } = visit.texts;
  const own = ownPage(visit);
  const category = categoryOf(visit);
  const { value: posts = [], loading } = visit.read<PostSummary[]>(postsPath(visit.params.category));
  const address = `${visit.path}?${visit.search}`;
  /** The text typed at this URL, and how often the search box was cleared. */
  const [typed, setTyped] = useState({ at: "", value: "", cleared: 0 });
  const term = (typed.at === address ? typed.value : visit.search.get("q") ?? "").trim();
  const found = findPosts(posts, term, blog.tags);
  // In a category, too, a tag leads to articles of the whole blog.
  const tags = blog.tags.filter(([, label]) =>
    category ? true : findPosts(posts, label, blog.tags).length > 0
  );
  return (
    <>
      <PageHead
        visit={visit}
        title={category ? blog.titleOf(category.name) : headingOfPage(visit, own)}
        text={category?.description ?? own.lead}
        picture="/assets/pictures/placeholder-article.svg"
      >
        <Link href="/health" className="text-link">
          {shell.footer.health}
          <Icon name="arrow" />
        </Link>
      </PageHead>
      <div className="wrap with-sidebar">
        <div className="sidebar">
          <SearchForm
            key={`${address} ${typed.cleared}`}
            id="article-search"
            action={visit.path}
            label={blog.search}
            button={blog.searchButton}
            value={term}
            onType={(value) => setTyped({ ...typed, at: address, value })}
          />
          <BlogCategories visit={visit} current={category?.slug ?? ""} />
          {tags.length > 0 && (
            <div className="tags">
              <h2>{blog.tagsTitle}</h2>
              <ul className="chips">
                {tags.map(([tag, label]) => (
                  <li key={tag}>
                    <Link href={`/blog?q=${encodeURIComponent(label)}`} className="chip">{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div>
          {loading && <Skeleton rows={4} label={shell.loading} />}
          {!loading && found.length === 0 && (
            <div className="empty" role="status">
              <h2>{blog.emptyTitle}</h2>
              <p>{term ? blog.noMatch(term) : blog.none}</p>
              {term && (
                <Link
                  href={visit.path}
                  className="button plain"
                  onClick={() => setTyped({ at: address, value: "", cleared: typed.cleared + 1 })}
                >
                  {blog.clear}
                </Link>
              )}
            </div>
          )}
          <ul className="posts">
            {found.map((post) => (
              <PostCard key={post.slug} visit={visit} post={post} heading="h2">
                <p className="clamp-3" lang={langOf(post, "excerpt")}>{post.excerpt}</p>
                <Link href={`/blog/post/${post.slug}`} className="text-link">
                  {blog.read}
                  <span className="unseen">{blog.readOf(post.title)}</span>
                </Link>
              </PostCard>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

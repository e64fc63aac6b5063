import type { Post, PostSummary } from "../../contract/post.ts";
import { describeAbsence, describePage } from "../describe_page.ts";
import { articleData } from "../structured_data.ts";
import { longDate } from "../ui/dates.ts";
import { Link } from "../ui/Link.tsx";
import { MissingPage } from "../ui/MissingPage.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Picture } from "../ui/Picture.tsx";
import { PostBadge } from "../ui/PostBadge.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PageRoute, Place, Visit } from "../visit.ts";
import { BlogCategories } from "./blog/BlogCategories.tsx";
import { BLOG_CATEGORIES_PATH, LATEST_PATH, postPath, relatedPostsPath } from "./blog/paths.ts";

export const postRoute: PageRoute = {
  queries: ({ params }, read) => {
    const path = postPath(params.slug ?? "");
    const more = read<Post>(path).value ? [relatedPostsPath(params.slug ?? ""), LATEST_PATH] : [];
    return [path, BLOG_CATEGORIES_PATH, ...more];
  },
  describe: (visit) => {
    const answer = postOf(visit);
    const post = answer.value;
    if (!post) return describeAbsence(answer, visit.texts.blog.notFound);
    if (post.slug !== visit.params.slug) {
      return { kind: "moved", to: `/blog/post/${encodeURIComponent(post.slug)}` };
    }
    return describePage(visit, {
      title: post.title,
      description: post.excerpt,
      keywords: post.tags,
      path: `/blog/post/${encodeURIComponent(post.slug)}`,
      type: "article",
      image: post.imageUrl,
      crumbs: crumbs(visit, post),
      about: [articleData(visit, post)],
    });
  },
  Page: PostPage,
};

function postOf({ params, read }: Pick<Visit, "params" | "read"> & Pick<Place, "params">) {
  return read<Post>(postPath(params.slug ?? ""));
}

function crumbs(visit: Visit, post: Post) {
  return [
    { name: visit.texts.blog.metaTitle, path: "/blog" },
    { name: post.category, path: `/blog/${post.categorySlug}` },
    { name: post.title, path: `/blog/post/${post.slug}` },
  ];
}

function PostPage({ visit }: { visit: Visit }) {
  const { blog, shell } = visit.texts;
  const { value: post, loading } = postOf(visit);
  if (loading) return <Skeleton rows={10} label={shell.loading} className="wrap section" />;
  if (!post) {
    const { title, text, browse } = blog.notFound;
    return <MissingPage title={title} text={text} links={[["/blog", browse]]} />;
  }
  const related = visit.read<PostSummary[]>(relatedPostsPath(post.slug)).value ?? [];
  return (
    <article>
      <PageHead visit={visit} title={post.title} crumbs={crumbs(visit, post)}>
        <p className="insight-facts">
          <PostBadge category={post.category} />
          <time dateTime={post.date}>{longDate(post.date, visit.language)}</time>
        </p>
      </PageHead>
      <div className="wrap with-sidebar post">
        <div>
          <Picture src={post.imageUrl} placeholder="article" alt="" width={1200} height={675} eager />
          {/* Sanitised by the server when it was saved, and shown as stored. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: post.content }} />
          {post.tags.length > 0 && (
            <ul className="chips" aria-label={blog.articleTags}>
              {post.tags.map((tag) => <li key={tag} className="chip">{tag}</li>)}
            </ul>
          )}
          <p className="author">
            <span className="initial" aria-hidden="true">{post.author.slice(0, 1)}</span>
            <span>
              <strong>{blog.by(post.author)}</strong>
              <small>{blog.expert}</small>
            </span>
          </p>
        </div>
        <div className="sidebar">
          <BlogCategories visit={visit} current={post.categorySlug} />
          <h2>{blog.related}</h2>
          {related.length === 0 && <p>{blog.noRelated}</p>}
          <ul>
            {related.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={`/blog/post/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <MoreArticles post={post} visit={visit} />
    </article>
  );
}

/** The newest articles but this one. */
function MoreArticles({ post, visit }: { post: Post; visit: Visit }) {
  const latest = visit.read<PostSummary[]>(LATEST_PATH).value ?? [];
  const others = latest.filter(({ id }) => id !== post.id);
  if (others.length === 0) return null;
  return (
    <section className="sunk" aria-labelledby="more">
      <div className="wrap section">
        <h2 id="more">{visit.texts.blog.more}</h2>
        <ul className="posts">
          {others.map(({ slug, title, imageUrl, category, date }) => (
            <li key={slug} className="insight">
              <Picture src={imageUrl} placeholder="article" alt="" width={1200} height={675} />
              <div>
                <p className="insight-facts">
                  <PostBadge category={category} />
                  <time dateTime={date}>{longDate(date, visit.language)}</time>
                </p>
                <h3>
                  <Link href={`/blog/post/${slug}`}>{title}</Link>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

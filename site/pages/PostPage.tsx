import type { Post, PostSummary } from "../../contract/post.ts";
import { describeAbsence, describePage } from "../app/describe_page.ts";
import { EnglishOnly, langOf } from "../ui/untranslated.tsx";
import { Link } from "../ui/Link.tsx";
import { MissingPage } from "../ui/MissingPage.tsx";
import { PaperFoot, PaperHead } from "../ui/Paper.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Picture } from "../ui/Picture.tsx";
import { PostFacts } from "../ui/PostCard.tsx";
import { Share } from "../ui/Share.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";
import { postData } from "./blog/post_data.ts";
import { BlogCategories } from "./blog/BlogCategories.tsx";
import { BLOG_CATEGORIES_PATH, LATEST_PATH, postPath, relatedPostsPath } from "./blog/paths.ts";
import { AuthorBlock } from "./post/AuthorBlock.tsx";
import { MorePosts } from "./post/MorePosts.tsx";

const RELATED_SKELETONS = 3;

export const postRoute: PageRoute = {
  queries: ({ params }, read) => {
    const path = postPath(params.slug ?? "");
    const more = read<Post>(path).value ? [relatedPostsPath(params.slug ?? ""), LATEST_PATH] : [];
    return [path, BLOG_CATEGORIES_PATH, ...more];
  },
  describe: (visit) => {
    const { blog } = visit.texts;
    const answer = postOf(visit);
    const post = answer.value;
    if (!post) return describeAbsence(answer, blog.notFound);
    if (post.slug !== visit.params.slug) {
      return { kind: "moved", to: `/blog/post/${encodeURIComponent(post.slug)}` };
    }
    return describePage(visit, {
      title: post.title,
      description: post.excerpt,
      keywords: post.tags,
      path: `/blog/post/${encodeURIComponent(post.slug)}`,
      type: "article",
      image: `/social/post/${encodeURIComponent(post.slug)}.png`,
      crumbs: [
        { name: blog.metaTitle, path: "/blog" },
        { name: post.category, path: `/blog/${post.categorySlug}` },
        { name: post.title, path: `/blog/post/${post.slug}` },
      ],
      about: [postData(visit, post)],
    });
  },
  Page: PostPage,
};

function postOf({ params, read }: Visit) {
  return read<Post>(postPath(params.slug ?? ""));
}

function PostPage({ visit }: { visit: Visit }) {
  const { blog, shell } = visit.texts;
  const { value: post, loading } = postOf(visit);
  if (loading) return <Skeleton rows={10} label={shell.loading} className="wrap section" />;
  if (!post) {
    const { title, text, browse } = blog.notFound;
    return <MissingPage title={title} text={text} links={[["/blog", browse]]} />;
  }
  const path = `/blog/post/${post.slug}`;
  return (
    <article>
      <PaperHead visit={visit} />
      <PageHead visit={visit} title={post.title} lang={langOf(post, "title")}>
        <PostFacts visit={visit} post={post} />
        <Share visit={visit} path={path} title={post.title} />
      </PageHead>
      <div className="wrap with-sidebar post">
        <div>
          <Picture src={post.imageUrl} placeholder="article" alt="" width={1200} height={675} eager />
          <EnglishOnly of={post} field="content" visit={visit} />
          {/* Safe to insert: the server sanitises the HTML when an article is saved. */}
          <div
            className="prose"
            lang={langOf(post, "content")}
            dangerouslySetInnerHTML={{ __html: post.content }}
          />
          {post.tags.length > 0 && (
            <ul className="chips" aria-label={blog.postTags}>
              {post.tags.map((tag) => (
                <li key={tag} lang={langOf(post, `tags.${tag}`)}>
                  <Link href={`/blog?q=${encodeURIComponent(tag)}`} className="chip">{tag}</Link>
                </li>
              ))}
            </ul>
          )}
          <AuthorBlock post={post} visit={visit} />
          <PaperFoot visit={visit} path={path} updated={post.updatedAt} />
        </div>
        <div className="sidebar">
          <BlogCategories visit={visit} current={post.categorySlug} />
          <RelatedPosts post={post} visit={visit} />
        </div>
      </div>
      <MorePosts post={post} visit={visit} />
    </article>
  );
}

function RelatedPosts({ post, visit }: { post: Post; visit: Visit }) {
  const { blog, shell } = visit.texts;
  const { value: related = [], loading } = visit.read<PostSummary[]>(relatedPostsPath(post.slug));
  return (
    <>
      <h2>{blog.related}</h2>
      {loading && <Skeleton rows={RELATED_SKELETONS} label={shell.loading} />}
      {!loading && related.length === 0 && <p className="hint">{blog.noRelated}</p>}
      <ul>
        {related.map(({ slug, title, untranslated }) => (
          <li key={slug}>
            <Link href={`/blog/post/${slug}`} lang={langOf({ untranslated }, "title")}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

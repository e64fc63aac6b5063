import type { Post, PostSummary } from "../../../contract/post.ts";
import { Day } from "../../ui/Day.tsx";
import { langOf } from "../../ui/lang_of.ts";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { PostBadge } from "../../ui/PostBadge.tsx";
import type { Visit } from "../../app/visit.ts";
import { LATEST_PATH, relatedPostsPath } from "../blog/paths.ts";

const MORE_POSTS = 3;

/** The newest articles but this one; a related one where this is among the newest. */
export function MorePosts({ post, visit }: { post: Post; visit: Visit }) {
  const latest = visit.read<PostSummary[]>(LATEST_PATH).value ?? [];
  const related = visit.read<PostSummary[]>(relatedPostsPath(post.slug)).value ?? [];
  const bySlug = new Map([...latest, ...related].map((other) => [other.slug, other]));
  bySlug.delete(post.slug);
  const others = [...bySlug.values()].slice(0, MORE_POSTS);
  if (others.length === 0) return null;
  return (
    <section className="sunk more-posts" aria-labelledby="more">
      <div className="wrap section">
        <h2 id="more">{visit.texts.blog.more}</h2>
        <ul className="posts">
          {others.map(({ slug, title, imageUrl, category, date, untranslated }) => (
            <li key={slug} className="insight">
              <Picture src={imageUrl} placeholder="article" alt="" width={1200} height={675} />
              <div>
                <p className="insight-facts">
                  <PostBadge category={category} />
                  <Day date={date} language={visit.language} />
                </p>
                <h3>
                  <Link href={`/blog/post/${slug}`} lang={langOf({ untranslated }, "title")}>{title}</Link>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { Post, PostSummary } from "../../../contract/post.ts";
import { longDate } from "../../ui/dates.ts";
import { langOf } from "../../ui/lang_of.ts";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { PostBadge } from "../../ui/PostBadge.tsx";
import type { Visit } from "../../visit.ts";
import { LATEST_PATH } from "../blog/paths.ts";

/** The newest articles but this one. */
export function MoreArticles({ post, visit }: { post: Post; visit: Visit }) {
  const latest = visit.read<PostSummary[]>(LATEST_PATH).value ?? [];
  const others = latest.filter(({ id }) => id !== post.id);
  if (others.length === 0) return null;
  return (
    <section className="sunk more-articles" aria-labelledby="more">
      <div className="wrap section">
        <h2 id="more">{visit.texts.blog.more}</h2>
        <ul className="posts">
          {others.map(({ slug, title, imageUrl, category, date, untranslated }) => (
            <li key={slug} className="insight">
              <Picture src={imageUrl} placeholder="article" alt="" width={1200} height={675} />
              <div>
                <p className="insight-facts">
                  <PostBadge category={category} />
                  <time dateTime={date}>{longDate(date, visit.language)}</time>
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

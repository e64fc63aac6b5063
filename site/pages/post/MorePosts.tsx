import type { Post, PostSummary } from "../../../contract/post.ts";
import { PostCard } from "../../ui/PostCard.tsx";
import type { Visit } from "../../app/visit.ts";
import { LATEST_PATH, relatedPostsPath } from "../blog/paths.ts";

const MORE_POSTS = 3;

/** The latest other articles, filled up with related ones. */
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
          {others.map((other) => <PostCard key={other.slug} visit={visit} post={other} />)}
        </ul>
      </div>
    </section>
  );
}

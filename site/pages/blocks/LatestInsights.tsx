import { LATEST_POSTS } from "../../../contract/limits.ts";
import type { PostSummary } from "../../../contract/post.ts";
import { Icon } from "../../ui/Icon.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Link } from "../../ui/Link.tsx";
import { PostCard } from "../../ui/PostCard.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { LATEST_PATH } from "../blog/paths.ts";
import type { BlockProps } from "./block_props.ts";

export function LatestInsights({ visit, block, id }: BlockProps) {
  const { insights } = visit.texts.home;
  const { value: posts = [], loading } = visit.read<PostSummary[]>(LATEST_PATH);
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 id={id} lang={langOf(block, "title")}>{block.title ?? insights.title}</h2>
          {block.lead && <p lang={langOf(block, "lead")}>{block.lead}</p>}
        </div>
        <Link href="/blog" className="button plain">{insights.all}</Link>
      </div>
      {loading && <Skeleton rows={LATEST_POSTS} label={visit.texts.shell.loading} />}
      {!loading && posts.length === 0 && (
        <p className="empty">
          <Icon name="leaf" />
          {insights.empty}
        </p>
      )}
      {posts.length > 0 && (
        <ul className="insights">
          {posts.slice(0, LATEST_POSTS).map((post) => (
            <PostCard key={post.slug} visit={visit} post={post} date="short">
              <p className="clamp-2" lang={langOf(post, "excerpt")}>{post.excerpt}</p>
            </PostCard>
          ))}
        </ul>
      )}
    </section>
  );
}

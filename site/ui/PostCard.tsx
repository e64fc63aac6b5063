import type { ReactNode } from "react";
import type { PostSummary } from "../../contract/post.ts";
import type { Visit } from "../app/visit.ts";
import type { DateStyle } from "./dates.ts";
import { Day } from "./Day.tsx";
import { Link } from "./Link.tsx";
import { Picture } from "./Picture.tsx";
import { PostBadge } from "./PostBadge.tsx";
import { langOf } from "./untranslated.tsx";

interface PostCardProps {
  visit: Visit;
  post: PostSummary;
  /** Element of the title. */
  heading?: "h2" | "h3";
  date?: DateStyle;
  /** Content below the title. */
  children?: ReactNode;
}

export function PostCard({ visit, post, heading: Heading = "h3", date, children }: PostCardProps) {
  return (
    <li className="insight">
      <Picture src={post.imageUrl} placeholder="article" alt="" width={1200} height={675} />
      <div>
        <PostFacts visit={visit} post={post} date={date} />
        <Heading>
          <Link href={`/blog/post/${post.slug}`} lang={langOf(post, "title")}>{post.title}</Link>
        </Heading>
        {children}
      </div>
    </li>
  );
}

export function PostFacts({ visit, post, date }: Pick<PostCardProps, "visit" | "post" | "date">) {
  return (
    <p className="insight-facts">
      <PostBadge category={post.category} slug={post.categorySlug} />
      <Day date={post.date} language={visit.language} style={date} />
    </p>
  );
}

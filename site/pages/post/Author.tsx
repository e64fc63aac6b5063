import { useState } from "react";
import type { Post } from "../../../contract/post.ts";
import { builtAddress } from "../../ui/Picture.tsx";
import type { Visit } from "../../visit.ts";

/** Who wrote the article, with a picture or the first letter of the name. */
export function Author({ post, visit }: { post: Post; visit: Visit }) {
  const { blog } = visit.texts;
  const [broken, setBroken] = useState(false);
  const picture = builtAddress(post.authorImageUrl);
  return (
    <p className="author">
      {picture && !broken
        ? (
          <img
            src={picture}
            alt=""
            width="48"
            height="48"
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )
        : <span className="initial" aria-hidden="true">{post.author.slice(0, 1)}</span>}
      <span>
        <strong>{blog.by(post.author)}</strong>
        <small>{blog.expert}</small>
      </span>
    </p>
  );
}

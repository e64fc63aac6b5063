import { useEffect, useRef, useState } from "react";
import type { Post } from "../../../contract/post.ts";
import { builtAddress } from "../../ui/Picture.tsx";
import type { Visit } from "../../app/visit.ts";

/** Who wrote the article, with a picture or the first letter of the name. */
export function Author({ post, visit }: { post: Post; visit: Visit }) {
  const { blog } = visit.texts;
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  const picture = builtAddress(post.authorImageUrl);

  // A picture that failed before hydration has fired its event already.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, [picture]);

  return (
    <p className="author">
      {picture && !broken
        ? (
          <img
            ref={ref}
            src={picture}
            alt=""
            width="48"
            height="48"
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )
        : <span className="initial" aria-hidden="true">{[...post.author][0]}</span>}
      <span>
        <strong>{blog.by(post.author)}</strong>
        <small>{blog.expert}</small>
      </span>
    </p>
  );
}

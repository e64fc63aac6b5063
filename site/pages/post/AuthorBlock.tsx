import type { Post } from "../../../contract/post.ts";
import { useLoadable } from "../../ui/Picture.tsx";
import type { Visit } from "../../app/visit.ts";

/** The author, with a picture or the first letter of the name. */
export function AuthorBlock({ post, visit }: { post: Post; visit: Visit }) {
  const { blog } = visit.texts;
  const { ref, address, onError } = useLoadable(post.authorImageUrl);
  return (
    <p className="author">
      {address
        ? <img ref={ref} src={address} alt="" width="48" height="48" loading="lazy" onError={onError} />
        : <span className="initial" aria-hidden="true">{[...post.author][0]}</span>}
      <span>
        <strong>{blog.by(post.author)}</strong>
        {post.authorRole && <small>{post.authorRole}</small>}
        {post.authorAbout && <small>{post.authorAbout}</small>}
      </span>
    </p>
  );
}

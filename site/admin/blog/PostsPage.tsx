import * as z from "zod/mini";
import { type Post, PostSchema } from "../../../contract/post.ts";
import { excerpt, formatDate } from "../format.ts";
import type { ListAddress } from "../list_address.ts";
import { ListOrForm } from "../ListOrForm.tsx";
import { ResourceTable } from "../ResourceTable.tsx";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import type { Column } from "../ui/DataTable.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { blogTexts } from "./blog_texts.ts";
import { postResource } from "./post_draft.ts";
import { PostEditor } from "./PostEditor.tsx";

const own = blogTexts.posts;
const PostListSchema = z.array(PostSchema);
const EXCERPT = 90;
const STATES = [null, "published", "scheduled", "draft"] as const;

const columns: Column<Post>[] = [
  {
    header: own.columns[0],
    className: "column-main",
    cell: ({ title, excerpt: text, imageUrl }) => (
      <span className="name-cell">
        <Thumbnail src={imageUrl} />
        <span>
          <span className="row-name">{title}</span>
          <span className="muted">{excerpt(text, EXCERPT)}</span>
        </span>
      </span>
    ),
  },
  {
    header: own.columns[1],
    cell: ({ category, categoryColor }) => (
      <ColourBadge text={category} background="#FFFFFF" colour={categoryColor} />
    ),
  },
  { header: own.columns[2], cell: ({ author }) => <span className="break">{author}</span> },
  {
    header: own.columns[3],
    cell: (post) => (
      <>
        <time className="when" dateTime={post.date}>{formatDate(post.date)}</time>
        {stateOf(post) && <span className="badge badge-count">{stateOf(post)}</span>}
      </>
    ),
  },
];

function stateOf({ status, date }: Post): string | null {
  if (status === "draft") return own.draft;
  return new Date(date).getTime() > Date.now() ? own.scheduled : null;
}

export function PostsPage() {
  return (
    <ListOrForm
      texts={own}
      list={(address, focusToggle) => <PostList address={address} onDeleted={focusToggle} />}
      form={(id, close) => <PostEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

function PostList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  const status = address.get("status");
  return (
    <>
      <div className="toolbar">
        <fieldset className="segments">
          <legend className="visually-hidden">{own.state}</legend>
          {STATES.map((value) => (
            <label key={value ?? "all"}>
              <input
                type="radio"
                name="status"
                checked={status === value}
                onChange={() => address.filter({ status: value })}
              />
              <span>{own.states[value ?? "all"]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <ResourceTable
        resource={postResource}
        listSchema={PostListSchema}
        address={address}
        filters={{ status }}
        columns={columns}
        nameOf={({ title }) => title}
        texts={own}
        icon="article"
        onDeleted={onDeleted}
      />
    </>
  );
}

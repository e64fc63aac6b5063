import { type Post, PostSchema } from "../../../contract/post.ts";
import { excerpt, formatDate } from "../format.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { blogTexts } from "./blog_texts.ts";
import { postResource } from "./post_draft.ts";
import { PostEditor } from "./PostEditor.tsx";

const own = blogTexts.posts;
const EXCERPT = 90;

const postList: ListDescription<Post> = {
  resource: { path: postResource.path, schema: PostSchema, texts: own },
  icon: "article",
  nameOf: ({ title }) => title,
  useActions: editAndDelete(postResource),
  filters: [{
    kind: "segmented",
    name: "status",
    label: own.state,
    choices: [
      ["", own.states.all],
      ["published", own.states.published],
      ["scheduled", own.states.scheduled],
      ["draft", own.states.draft],
    ],
  }],
  columns: [
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
  ],
};

function stateOf({ status, date }: Post): string | null {
  if (status === "draft") return own.draft;
  return new Date(date).getTime() > Date.now() ? own.scheduled : null;
}

export function PostsPage() {
  return (
    <ListPage
      list={postList}
      form={(id, close) => <PostEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

import { Link } from "wouter";
import { AuthorSchema } from "../../../contract/author.ts";
import {
  BlogCategorySchema,
  DEFAULT_BLOG_CATEGORY_COLOUR,
  type Post,
  PostInputSchema,
  PostSchema,
} from "../../../contract/post.ts";
import { bind } from "../form/FormField.tsx";
import { type FieldProps, resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import { formatDate, formatTime } from "../../../contract/shared/indian_dates.ts";
import { excerpt } from "../format.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { useListAddress } from "../list/list_address.ts";
import { ListPage } from "../list/ListPage.tsx";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { texts } from "../texts.ts";
import { useAll } from "../use_read.ts";
import { authorResource } from "./author_resource.ts";
import { PostEditor } from "./PostEditor.tsx";

const own = resourceTexts("blog post", "blog posts", {
  placeholder: "Title, excerpt or category…",
  emptyHint: "Write the first one with the button above. As a draft, nobody but you sees it.",
  profile: "The article shows the profile of this author.",
  anyName: "One of your authors, or another name",
  state: "State",
  states: {
    all: "All",
    published: "Published",
    scheduled: "Scheduled",
    draft: "Drafts",
    changed: texts.form.drafts.badge,
  },
  draft: "Draft",
  scheduled: "Scheduled",
});
const BLOG_CATEGORIES_PATH = "/api/admin/blog/categories";

export const postResource = resourceOf({
  path: "/api/admin/blog/posts",
  schema: PostSchema,
  inputSchema: PostInputSchema,
  publishedBy: "status",
  pageOf: (post) => post.status === "draft" || isScheduled(post) ? null : `/blog/post/${post.slug}`,
  blank: {},
  sections: [
    {
      title: "Text",
      rows: [
        { path: "title", label: "Title", required: true, translated: true },
        {
          path: "excerpt",
          label: "Excerpt",
          kind: "textarea",
          required: true,
          hint: "Two lines that make somebody want to read it; search engines show them too.",
          translated: true,
        },
        { path: "content", label: "Content", kind: "rich", required: true, translated: true },
        {
          path: "slug",
          label: "Slug",
          hint: "The end of its address. Left empty, it is made from the title.",
        },
      ],
    },
    {
      title: "Publishing",
      side: true,
      rows: [
        {
          path: "status",
          label: own.draft,
          kind: "check",
          values: ["draft", "published"],
          hint: "Nobody but you sees a draft. A title is enough for one.",
        },
        {
          path: "date",
          label: "Date",
          kind: "date",
          hint: "Left empty: now. With a date to come it publishes itself then.",
        },
      ],
    },
    {
      title: "Category and tags",
      side: true,
      rows: [
        { path: "category", label: "Category", required: true, control: CategoryField },
        {
          path: "categoryColor",
          label: "Category colour",
          kind: "colour",
          fallback: DEFAULT_BLOG_CATEGORY_COLOUR,
        },
        { path: "tags", label: "Tags", kind: "words", hint: "Separated by commas" },
      ],
    },
    {
      title: "Featured image",
      side: true,
      rows: [{
        path: "imageUrl",
        label: "Featured image URL",
        kind: "picture",
        pixels: "1200x630",
        required: true,
      }],
    },
    {
      title: "Author",
      side: true,
      rows: [
        { path: "author", label: "Author", required: true, control: AuthorField },
        {
          path: "authorImageUrl",
          label: "Author image",
          kind: "picture",
          hint: "Left empty, the picture of the author's profile",
        },
      ],
    },
  ],
  translations: { as: "folded", hint: "What is left empty is shown in English." },
  texts: own,
});

const EXCERPT = 90;

const postList: ListDescription<Post> = {
  resource: postResource,
  icon: "article",
  nameOf: ({ title }) => title,
  useActions: editAndDelete(postResource),
  filters: [{
    kind: "choice",
    name: "status",
    label: own.state,
    all: own.states.all,
    choices: [
      ["published", own.states.published],
      ["scheduled", own.states.scheduled],
      ["draft", own.states.draft],
      ["changed", own.states.changed],
    ],
  }],
  columns: [
    {
      header: "Title",
      sort: "title",
      className: "column-main",
      cell: ({ title, excerpt: text, imageUrl }) => (
        <NameCell name={title} below={excerpt(text, EXCERPT)} picture={imageUrl} />
      ),
    },
    {
      header: "Category",
      sort: "category",
      cell: ({ category, categoryColor }) =>
        category ? <ColourBadge text={category} background="#FFFFFF" colour={categoryColor} /> : texts.none,
    },
    { header: "Author", sort: "author", cell: ({ author }) => <span className="break">{author}</span> },
    {
      header: "Date",
      sort: "date",
      cell: (post) => (
        <>
          <time className="when" dateTime={post.date}>
            {formatDate(post.date)}
            {isScheduled(post) && <span className="muted">{formatTime(post.date)}</span>}
          </time>
          {stateOf(post) && <span className="badge badge-count">{stateOf(post)}</span>}
          {post.draft && <span className="badge badge-draft">{texts.form.drafts.badge}</span>}
        </>
      ),
    },
  ],
};

const isScheduled = ({ status, date }: Pick<Post, "status" | "date">): boolean =>
  status !== "draft" && Date.parse(date) > Date.now();

function stateOf(post: Post): string | null {
  if (post.status === "draft") return own.draft;
  return isScheduled(post) ? own.scheduled : null;
}

export function PostsPage() {
  const address = useListAddress();
  const copy = address.get("copy");
  return (
    <ListPage
      list={postList}
      form={(id, close) => (
        <PostEditor
          key={id ?? `new ${copy}`}
          resource={postResource}
          id={id}
          copyOf={copy}
          onDuplicate={(of) => address.open({ action: "new", id: null, copy: of })}
          onClose={close}
        />
      )}
    />
  );
}

/** The name of one of the authors, whose profile the article then shows, or any other name. */
function AuthorField(props: FieldProps) {
  const authors = useAll(authorResource.path, AuthorSchema);
  const field = bind(props);
  const names = authors.data?.map(({ name }) => name) ?? [];
  const hint = names.includes(field.value) ? own.profile : own.anyName;
  return <TextField {...field} hint={hint} suggestions={names} />;
}

function CategoryField(props: FieldProps) {
  const categories = useAll(BLOG_CATEGORIES_PATH, BlogCategorySchema);
  const field = bind(props);
  const names = categories.data?.map(({ name }) => name) ?? [];
  const known = field.value === "" || names.includes(field.value) ? names : [field.value, ...names];
  return (
    <SelectField {...field} choices={[["", "Choose a category"], ...known]}>
      {categories.data?.length === 0 && (
        <p className="field-hint">
          There are no blog categories yet.{" "}
          <Link href="/admin/blog-categories?action=new">Add the first blog category</Link>
        </p>
      )}
    </SelectField>
  );
}

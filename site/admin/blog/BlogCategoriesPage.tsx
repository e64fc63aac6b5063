import { type BlogCategory, BlogCategorySchema } from "../../../contract/post.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { blogCategoryResource } from "./blog_category_draft.ts";
import { blogTexts } from "./blog_texts.ts";
import { BlogCategoryEditor } from "./BlogCategoryEditor.tsx";

const own = blogTexts.categories;

const blogCategoryList: ListDescription<BlogCategory> = {
  resource: { path: blogCategoryResource.path, schema: BlogCategorySchema, texts: own },
  icon: "categories",
  nameOf: ({ name }) => name,
  useActions: editAndDelete(blogCategoryResource),
  columns: [
    { header: own.columns[0], cell: ({ name }) => <span className="row-name">{name}</span> },
    { header: own.columns[1], cell: ({ description }) => <span className="break">{description}</span> },
    { header: own.columns[2], cell: ({ slug }) => <span className="muted break">{slug}</span> },
  ],
};

export function BlogCategoriesPage() {
  return (
    <ListPage
      list={blogCategoryList}
      form={(id, close) => <BlogCategoryEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

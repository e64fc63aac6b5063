import * as z from "zod/mini";
import { type BlogCategory, BlogCategorySchema } from "../../../contract/post.ts";
import { ListOrForm } from "../ListOrForm.tsx";
import { ResourceTable } from "../ResourceTable.tsx";
import type { Column } from "../ui/DataTable.tsx";
import { blogCategoryResource } from "./blog_category_draft.ts";
import { blogTexts } from "./blog_texts.ts";
import { BlogCategoryEditor } from "./BlogCategoryEditor.tsx";

const own = blogTexts.categories;
const BlogCategoryListSchema = z.array(BlogCategorySchema);

const columns: Column<BlogCategory>[] = [
  { header: own.columns[0], cell: ({ name }) => <span className="row-name">{name}</span> },
  { header: own.columns[1], cell: ({ description }) => <span className="break">{description}</span> },
  { header: own.columns[2], cell: ({ slug }) => <span className="muted break">{slug}</span> },
];

export function BlogCategoriesPage() {
  return (
    <ListOrForm
      texts={own}
      list={(address, focusToggle) => (
        <ResourceTable
          resource={blogCategoryResource}
          listSchema={BlogCategoryListSchema}
          address={address}
          columns={columns}
          nameOf={({ name }) => name}
          texts={own}
          icon="categories"
          onDeleted={focusToggle}
        />
      )}
      form={(id, close) => <BlogCategoryEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

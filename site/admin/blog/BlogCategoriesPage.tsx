import * as z from "zod/mini";
import { type BlogCategory, BlogCategorySchema } from "../../../contract/post.ts";
import type { ListAddress } from "../list_address.ts";
import { ListOrForm, RowActions } from "../ListOrForm.tsx";
import { texts } from "../texts.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { useDelete } from "../use_delete.ts";
import { useList } from "../use_list.ts";
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
      list={(address, focusToggle) => <CategoryList address={address} onDeleted={focusToggle} />}
      form={(id, close) => <BlogCategoryEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

function CategoryList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  const list = useList(blogCategoryResource.path, BlogCategoryListSchema, {
    q: address.q,
    cursor: address.cursor,
  });
  const remove = useDelete(blogCategoryResource, onDeleted);
  const actions: Column<BlogCategory> = {
    header: texts.list.actions,
    className: "column-actions",
    cell: (category) => (
      <RowActions
        name={category.name}
        onEdit={() => address.open({ action: "edit", id: category.id })}
        onDelete={() => remove(category)}
      />
    ),
  };
  return (
    <ListResult query={list} address={address} texts={own} icon="categories">
      <DataTable
        caption={own.title}
        columns={[...columns, actions]}
        rows={list.data?.items}
        keyOf={({ id }) => id}
        busy={list.isPlaceholderData}
      />
    </ListResult>
  );
}

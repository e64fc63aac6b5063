import type { Category } from "../../../contract/category.ts";
import { categoryResource } from "./category_draft.ts";
import { CategoryEditor } from "./CategoryEditor.tsx";
import type { ListAddress } from "../list_address.ts";
import { ListOrForm, RowActions } from "../ListOrForm.tsx";
import { excerpt } from "../format.ts";
import { texts } from "../texts.ts";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { useDelete } from "../use_delete.ts";
import { useCategories } from "./use_categories.ts";

const DESCRIPTION_EXCERPT = 90;

const columns: Column<Category>[] = [
  {
    header: texts.categories.columns[0],
    className: "column-main",
    cell: ({ name, description, imageUrl }) => (
      <span className="name-cell">
        <Thumbnail src={imageUrl} />
        <span>
          <span className="row-name">{name}</span>
          {description && <span className="muted">{excerpt(description, DESCRIPTION_EXCERPT)}</span>}
        </span>
      </span>
    ),
  },
  {
    header: texts.categories.columns[1],
    cell: ({ productCount }) => (
      <span className="badge badge-count">{texts.categories.productCount(productCount)}</span>
    ),
  },
  {
    header: texts.categories.columns[2],
    cell: ({ name, bgColor, textColor }) => (
      <ColourBadge text={name} background={bgColor} colour={textColor} />
    ),
  },
];

export function ProductCategoriesPage() {
  return (
    <ListOrForm
      texts={texts.categories}
      list={(address, focusToggle) => <CategoryList address={address} onDeleted={focusToggle} />}
      form={(id, close) => <CategoryEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

function CategoryList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  const list = useCategories(address.q);
  const remove = useDelete(categoryResource, onDeleted);
  const actions: Column<Category> = {
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
    <ListResult query={list} address={address} texts={texts.categories} icon="categories">
      <DataTable
        caption={texts.categories.title}
        columns={[...columns, actions]}
        rows={list.data?.items}
        keyOf={({ id }) => id}
      />
    </ListResult>
  );
}

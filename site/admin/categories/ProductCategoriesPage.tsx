import { type Category, CategorySchema } from "../../../contract/category.ts";
import { excerpt } from "../format.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { texts } from "../texts.ts";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { categoryResource } from "./category_draft.ts";
import { CategoryEditor } from "./CategoryEditor.tsx";

const own = texts.categories;
const DESCRIPTION_EXCERPT = 90;

const categoryList: ListDescription<Category> = {
  resource: { path: categoryResource.path, schema: CategorySchema, texts: own },
  icon: "categories",
  nameOf: ({ name }) => name,
  useActions: editAndDelete(categoryResource),
  columns: [
    {
      header: own.columns[0],
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
      header: own.columns[1],
      cell: ({ productCount }) => <span className="badge badge-count">{own.productCount(productCount)}</span>,
    },
    {
      header: own.columns[2],
      cell: ({ name, bgColor, textColor }) => (
        <ColourBadge text={name} background={bgColor} colour={textColor} />
      ),
    },
  ],
};

export function ProductCategoriesPage() {
  return (
    <ListPage
      list={categoryList}
      form={(id, close) => <CategoryEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

import {
  type Category,
  CategoryInputSchema,
  CategorySchema,
  DEFAULT_CATEGORY_BACKGROUND,
  DEFAULT_CATEGORY_TEXT,
} from "../../../contract/category.ts";
import { typedOf } from "../form/kinds.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";
import type { Editor } from "../form/use_editor.ts";
import { excerpt } from "../format.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { useListAddress } from "../list/list_address.ts";
import { ListPage } from "../list/ListPage.tsx";
import { Button } from "../ui/Button.tsx";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { OrderPage } from "./OrderPage.tsx";

const categories = resourceOf({
  path: "/api/admin/product-categories",
  schema: CategorySchema,
  inputSchema: CategoryInputSchema,
  blank: { bgColor: DEFAULT_CATEGORY_BACKGROUND, textColor: DEFAULT_CATEGORY_TEXT },
  sections: [
    {
      title: "Basics",
      rows: [
        { path: "name", label: "Name", required: true, translated: true },
        { path: "description", label: "Description", kind: "textarea", translated: true },
        {
          path: "slug",
          label: "Slug",
          hint: "The last part of the page's address; made from the name when left empty",
        },
      ],
    },
    {
      title: "Colours",
      rows: [
        [
          {
            path: "bgColor",
            label: "Background colour",
            kind: "colour",
            fallback: DEFAULT_CATEGORY_BACKGROUND,
          },
          { path: "textColor", label: "Text colour", kind: "colour", fallback: DEFAULT_CATEGORY_TEXT },
        ],
        BadgePreview,
      ],
    },
    {
      title: "Image",
      side: true,
      rows: [{
        path: "imageUrl",
        label: "Image address",
        kind: "picture",
        hint: "Starts with https:// or /",
      }],
    },
  ],
  translations: { as: "sections", hint: "Left empty, a text is shown in English." },
  texts: resourceTexts("category", "categories", {
    title: "Product Categories",
    emptyHint: "Each product is filed under a category: add the first one with the button above.",
  }),
});

const DESCRIPTION_EXCERPT = 90;

const categoryList: ListDescription<Category> = {
  resource: categories,
  icon: "categories",
  nameOf: ({ name }) => name,
  useActions: editAndDelete(categories),
  columns: [
    {
      header: "Category",
      sort: "name",
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
      header: "Products",
      sort: "products",
      cell: ({ productCount }) => (
        <span className="badge badge-count">
          {productCount === 1 ? "1 product" : `${productCount} products`}
        </span>
      ),
    },
    {
      header: "Colours",
      cell: ({ name, bgColor, textColor }) => (
        <ColourBadge text={name} background={bgColor} colour={textColor} />
      ),
    },
  ],
};

export function ProductCategoriesPage() {
  const address = useListAddress();
  if (address.get("action") === "order") {
    return (
      <div className="stack">
        <OrderPage />
        <div>
          <Button icon="left" onClick={() => address.open({ action: null })}>Back to the categories</Button>
        </div>
      </div>
    );
  }
  return (
    <ListPage
      list={categoryList}
      tools={({ address }) => (
        <Button icon="list" onClick={() => address.open({ action: "order" })}>Change the order</Button>
      )}
      form={(id, close) => <ResourceEditor resource={categories} id={id} onClose={close} />}
    />
  );
}

function BadgePreview({ form: { draft } }: { form: Editor }) {
  return (
    <p className="badge-preview">
      <span className="muted">Badge preview</span>
      <ColourBadge
        text={typedOf(draft.name).trim() || "Category name"}
        background={typedOf(draft.bgColor)}
        colour={typedOf(draft.textColor)}
      />
    </p>
  );
}

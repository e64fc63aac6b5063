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
import type { Editor } from "../form/use_editor.ts";
import { excerpt } from "../format.ts";
import { useListAddress } from "../list/list_address.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { Button } from "../ui/Button.tsx";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { OrderPage } from "./OrderPage.tsx";

export const categoryResource = resourceOf({
  path: "/api/admin/product-categories",
  schema: CategorySchema,
  inputSchema: CategoryInputSchema,
  pageOf: ({ slug }) => `/products/${slug}`,
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

/** A category with products leads to them: there many are moved at once. */
const inUse = ({ name, slug, productCount }: Category) =>
  productCount > 0
    ? {
      said: productCount === 1
        ? `One product is in “${name}”. Move it to another category first.`
        : `${productCount} products are in “${name}”. Select them and choose “Move to category…” first.`,
      label: productCount === 1 ? "Show it" : "Show them",
      href: `/admin/products?category=${encodeURIComponent(slug)}`,
    }
    : undefined;

const categoryList: ResourceListDescription<Category> = {
  resource: categoryResource,
  useActions: editAndDelete(categoryResource, (row) => ({ inUse: inUse(row) })),
  icon: "categories",
  nameOf: ({ name }) => name,
  columns: [
    {
      header: "Category",
      sort: "name",
      className: "column-main",
      cell: ({ name, description, imageUrl }) => (
        <NameCell
          name={name}
          below={description && excerpt(description, DESCRIPTION_EXCERPT)}
          picture={imageUrl}
        />
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
    <ResourcePage
      list={categoryList}
      tools={({ address }) => (
        <Button icon="list" onClick={() => address.open({ action: "order" })}>Change the order</Button>
      )}
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

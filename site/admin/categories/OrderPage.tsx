import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { CatalogueOrderSchema, NO_ORDER } from "../../../contract/catalogue_order.ts";
import { PAGE_LIMIT_MAX } from "../../../contract/limits.ts";
import { inOrder } from "../../../contract/shared/in_order.ts";
import { readList, withParams } from "../api.ts";
import { valueAt } from "../form/json.ts";
import { rowsOf, typedOf } from "../form/kinds.ts";
import { type FieldProps, resourceOf } from "../form/resource.ts";
import { settingsTexts } from "../form/resource_texts.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";
import { texts } from "../texts.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { OrderList } from "./OrderList.tsx";
import { useCategories } from "./use_categories.ts";

const NamedSchema = z.object({ id: z.string(), name: z.string() });
const count = (value: unknown) => `${rowsOf(value).length} in an order of their own`;

const orderResource = resourceOf({
  path: "/api/admin",
  schema: CatalogueOrderSchema,
  inputSchema: CatalogueOrderSchema,
  blank: NO_ORDER,
  sections: [
    {
      title: "Categories",
      intro:
        "In this order they stand on the site: beside lists, in the footer and in the menus of categories.",
      rows: [{ path: "categories", label: "Order of the categories", words: count, control: CategoryOrder }],
    },
    {
      title: "Products",
      intro:
        "In this order they stand in the list of their category, after featured ones. Those that you did not move follow by name.",
      rows: [{ path: "products", label: "Order of the products", words: count, control: ProductOrder }],
    },
  ],
  texts: settingsTexts("order", {
    editTitle: "Order of categories and products",
    loadError: "The order could not be loaded",
    notFound: "There is no order.",
  }),
});

export function OrderPage() {
  return <ResourceEditor resource={orderResource} id="catalogue-order" />;
}

const idsAt = ({ form, field }: FieldProps) => rowsOf(valueAt(form.draft, field.path) ?? []).map(typedOf);

function CategoryOrder(props: FieldProps) {
  const items = inOrder(useCategories().data ?? [], idsAt(props));
  return (
    <OrderList
      label={props.field.label}
      items={items}
      onChange={(ids) => props.form.change(props.field.path, ids)}
    />
  );
}

function ProductOrder(props: FieldProps) {
  const categories = useCategories().data ?? [];
  const [slug, choose] = useState("");
  const found = useQuery({
    queryKey: ["/api/admin/products", "order", slug],
    queryFn: ({ signal }) =>
      readList(
        withParams("/api/admin/products", { category: slug, sort: "name", limit: PAGE_LIMIT_MAX }),
        NamedSchema,
        { signal },
      ),
    enabled: slug !== "",
  });
  const ids = idsAt(props);
  const items = found.data && inOrder(found.data.items, ids);
  return (
    <>
      <SelectField
        label="Category"
        value={slug}
        onChange={choose}
        choices={[["", "Choose a category"], ...categories.map(({ slug, name }) => [slug, name] as const)]}
      />
      {slug && !items && <p role="status">{texts.loading}</p>}
      {items && (
        <OrderList
          label={props.field.label}
          items={items}
          onChange={(moved, last) => {
            const here = new Set(moved);
            // Those below the last one that was ever moved stay in their order by name.
            const ordered = moved.slice(0, Math.max(last + 1, ids.filter((id) => here.has(id)).length));
            props.form.change(props.field.path, [...ids.filter((id) => !here.has(id)), ...ordered]);
          }}
        />
      )}
    </>
  );
}

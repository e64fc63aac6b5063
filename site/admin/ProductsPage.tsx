import * as z from "zod/mini";
import { type Product, ProductSchema } from "../../contract/product.ts";
import type { ListAddress } from "./list_address.ts";
import { ListOrForm, RowActions } from "./ListOrForm.tsx";
import { ProductEditor } from "./ProductEditor.tsx";
import { productResource } from "./product_draft.ts";
import { texts } from "./texts.ts";
import { Swatch } from "./ui/ColourBadge.tsx";
import { type Column, DataTable } from "./ui/DataTable.tsx";
import { Icon } from "./ui/Icon.tsx";
import { ListResult } from "./ui/ListResult.tsx";
import { Thumbnail } from "./ui/Thumbnail.tsx";
import { useDelete } from "./use_delete.ts";
import { useList } from "./use_list.ts";

const ProductListSchema = z.array(ProductSchema);

const columns: Column<Product>[] = [
  {
    header: texts.products.columns[0],
    className: "column-main",
    cell: (product) => <NameCell product={product} />,
  },
  {
    header: texts.products.columns[1],
    cell: ({ category, categoryColor }) => (
      <span className="with-swatch">
        <Swatch colour={categoryColor} />
        {category}
      </span>
    ),
  },
  { header: texts.products.columns[2], cell: ({ make }) => make ?? texts.none },
  { header: texts.products.columns[3], cell: ({ packaging }) => packaging ?? texts.none },
];

export function ProductsPage() {
  return (
    <ListOrForm
      texts={texts.products}
      list={(address, focusToggle) => <ProductList address={address} onDeleted={focusToggle} />}
      form={(id, close) => <ProductEditor key={id ?? "new"} id={id} onClose={close} />}
    />
  );
}

function ProductList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  const list = useList(productResource.path, ProductListSchema, address);
  const remove = useDelete(productResource, onDeleted);
  const actions: Column<Product> = {
    header: texts.list.actions,
    className: "column-actions",
    cell: (product) => (
      <RowActions
        name={product.name}
        onEdit={() => address.open({ action: "edit", id: product.id })}
        onDelete={() => remove(product)}
      />
    ),
  };
  return (
    <ListResult query={list} address={address} texts={texts.products} icon="products">
      <DataTable
        caption={texts.products.title}
        columns={[...columns, actions]}
        rows={list.data?.items}
        keyOf={({ id }) => id}
        busy={list.isPlaceholderData}
      />
    </ListResult>
  );
}

function NameCell({ product }: { product: Product }) {
  return (
    <span className="name-cell">
      <Thumbnail src={product.imageUrl} />
      <span>
        <span className="row-name">{product.name}</span>
        {product.isFeatured && (
          <span className="featured">
            <Icon name="star" size={14} />
            {texts.products.featured}
          </span>
        )}
      </span>
    </span>
  );
}

import { useState } from "react";
import * as z from "zod/mini";
import { type Product, ProductSchema } from "../../../contract/product.ts";
import { type ListAddress, useListAddress } from "../list_address.ts";
import { ListOrForm, RowActions } from "../ListOrForm.tsx";
import { ProductEditor } from "./ProductEditor.tsx";
import { productResource } from "./product_draft.ts";
import { ImportPage } from "./ImportPage.tsx";
import { ProductBulkBar, type Selection } from "./ProductBulkBar.tsx";
import { ProductFiles } from "./ProductFiles.tsx";
import { filtersOf, ProductFilters } from "./ProductFilters.tsx";
import { texts } from "../texts.ts";
import { Swatch } from "../ui/ColourBadge.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { useDelete } from "../use_delete.ts";
import { useList } from "../use_list.ts";

const ProductListSchema = z.array(ProductSchema);

const columns: Column<Product>[] = [
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
  const address = useListAddress();
  const copy = address.get("copy");
  if (address.get("action") === "import") {
    return <ImportPage onClose={() => address.open({ action: null })} />;
  }
  return (
    <ListOrForm
      texts={texts.products}
      list={(address, focusToggle) => <ProductList address={address} onDeleted={focusToggle} />}
      form={(id, close) => (
        <ProductEditor
          key={id ?? `new ${copy}`}
          id={id}
          copyOf={copy}
          onDuplicate={(of) => address.open({ action: "new", id: null, copy: of })}
          onClose={close}
        />
      )}
    />
  );
}

function ProductList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  const filters = filtersOf(address);
  const { q, cursor } = address;
  const list = useList(productResource.path, ProductListSchema, { q, cursor, filters });
  const [selection, select] = useState<Selection>(new Set());
  const shown = JSON.stringify([q, cursor, filters]);
  const [seen, setSeen] = useState(shown);
  // Another page or filter: nobody changes what they no longer see.
  if (shown !== seen) {
    setSeen(shown);
    select(new Set());
  }
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
  const rows = list.data?.items;
  const name: Column<Product> = {
    header: texts.products.columns[0],
    className: "column-main",
    cell: (product) => (
      <label className="select-row">
        <input
          type="checkbox"
          aria-label={texts.products.bulk.one(product.name)}
          checked={selection === "all" || selection.has(product.id)}
          onChange={({ currentTarget: { checked } }) => {
            const next = new Set(selection === "all" ? rows?.map(({ id }) => id) : selection);
            if (checked) next.add(product.id);
            else next.delete(product.id);
            select(next);
          }}
        />
        <NameCell product={product} />
      </label>
    ),
  };
  return (
    <>
      <div className="toolbar">
        <ProductFilters address={address} />
        <ProductFiles address={address} />
      </div>
      <ListResult query={list} address={address} texts={texts.products} icon="products">
        {rows && (
          <ProductBulkBar
            ids={rows.map(({ id }) => id)}
            total={list.data?.total ?? rows.length}
            selection={selection}
            onSelect={select}
            filter={{
              ...(q && { q }),
              ...(filters.category && { category: filters.category }),
              ...(filters.status && { status: filters.status }),
              ...(filters.featured && { featured: true }),
            }}
          />
        )}
        <DataTable
          caption={texts.products.title}
          columns={[name, ...columns, actions]}
          rows={rows}
          keyOf={({ id }) => id}
          busy={list.isPlaceholderData}
        />
      </ListResult>
    </>
  );
}

function NameCell({ product }: { product: Product }) {
  return (
    <span className="name-cell">
      <Thumbnail src={product.imageUrl} />
      <span>
        <span className="row-name">{product.name}</span>
        {product.status === "draft" && <span className="badge badge-draft">{texts.products.draft}</span>}
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

import { render } from "preact-render-to-string";
import type { ProductRow } from "../../contract/product.ts";
import { createProductsModel, ROWS_AT_ONCE } from "./ProductsModel.ts";
import { productsStyles } from "./products_styles.ts";
import { ProductsView } from "./ProductsView.tsx";
import { en as texts } from "./texts/en.ts";

/** What stands in the served `<style>`: a page that renders the table allows its sha256 in `style-src`. */
export const PRODUCTS_CSS = productsStyles.join("");

export interface RenderProductsOptions {
  /** All products of the category, or all there are; filtered by `q` and ordered here as in the browser. */
  rows: readonly ProductRow[];
  /** The category's slug; its name is said where it has no products. */
  category?: string | null;
  categoryName?: string | null;
  q?: string | null;
  searchLabel?: string | null;
  /** Path of the page, which search and "Show more" lead to without JavaScript. */
  action?: string | null;
  lang?: string | null;
  /** Rows to show at most, from the page's `shown` parameter: how "Show more" works without JavaScript. */
  shown?: number | null;
}

/** The inside of `<roost-products>` as a declarative shadow root, complete without JavaScript. */
export function renderProducts(options: RenderProductsOptions): string {
  const { rows, category, categoryName, q, searchLabel, action, shown } = options;
  const model = createProductsModel({
    rows,
    q: q ?? "",
    shown: shown ?? undefined,
    imported: texts.imported,
    fetchRows: () => Promise.resolve({ value: [...rows] }),
  });
  const name = categoryName || category || "";
  const view = render(
    <div class="root" lang="en" data-category={name}>
      <ProductsView
        model={model}
        texts={texts}
        base=""
        category={name}
        searchLabel={searchLabel ?? undefined}
        action={action ?? undefined}
        moreAddress={(visible) => moreAddress(action ?? "", q ?? "", visible)}
      />
    </div>,
  );
  return `<template shadowrootmode="open"><style>${PRODUCTS_CSS}</style>${view}</template>`;
}

function moreAddress(action: string, q: string, visible: number) {
  const query = new URLSearchParams({ ...(q && { q }), shown: String(visible + ROWS_AT_ONCE) });
  return `${action}?${query}`;
}

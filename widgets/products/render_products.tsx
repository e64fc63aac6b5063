import { render } from "preact-render-to-string";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import { TABLE_ROWS } from "../../contract/limits.ts";
import type { ProductRow } from "../../contract/product.ts";
import { ownPage } from "./own_page.tsx";
import { findProducts } from "./find_products.ts";
import { createProductsModel, type Rows } from "./ProductsModel.ts";
import { productsStyles } from "./products_styles.ts";
import { ProductsView } from "./ProductsView.tsx";
import { rowsPath, type RowsQuestion } from "./rows_path.ts";
import type { ProductsTexts } from "./texts/en.ts";

const TEXTS = await inEachLanguage<ProductsTexts>((language) => import(`./texts/${language}.ts`));

/** The content of the served `<style>`. A page that renders the table allows its SHA-256 in `style-src`. */
export const PRODUCTS_CSS = [...productsStyles, ...ownPage(() => null).styles].join("");

export interface RenderProductsOptions {
  /** The category's slug. Its name appears in the message of an empty table. */
  category?: string;
  categoryName?: string;
  q: string;
  /** The page of the rows, from 1. */
  page: number;
  searchLabel?: string;
  /** The page's path. Search and pager lead there without JavaScript. */
  action?: string;
  /** Further parameters of the list, which the search and the pager keep: `animal=layers&sort=name`. */
  filter?: string;
  /** Labels of what each row of our own pages has: a button for a list, and a tick to compare. */
  listLabel?: string;
  compareLabel?: string;
  lang?: Language;
}

/** Sends a GET request for a path of our API. */
type Api = (path: string) => Promise<Response>;

/** Renders the content of `<roost-products>` as a declarative shadow root. It works without JavaScript. */
export async function renderProducts(options: RenderProductsOptions, api: Api): Promise<string> {
  const { category, categoryName, page, filter, searchLabel, action, lang = DEFAULT_LANGUAGE } = options;
  const q = options.q.trim();
  const attributes: Record<string, string | undefined> = {
    filter,
    "list-label": options.listLabel,
    "compare-label": options.compareLabel,
  };
  const texts = TEXTS[lang];
  const name = categoryName || category || "";
  const model = createProductsModel({
    q,
    page,
    filter,
    first: await rowsOf({ category, q, page, filter, lang }, api),
    lang,
    fetchRows: () => Promise.reject(new TypeError("Served rows are not loaded again")),
  });
  const view = render(
    <div class="root" lang={lang} data-category={name}>
      <ProductsView
        model={model}
        texts={texts}
        lang={lang}
        base={lang === DEFAULT_LANGUAGE ? "" : `/${lang}`}
        category={name}
        searchLabel={searchLabel}
        action={action}
        {...ownPage((name) => attributes[name])}
      />
    </div>,
  );
  return `<template shadowrootmode="open"><style>${PRODUCTS_CSS}</style>${view}</template>`;
}

/** Gives the rows that the browser would show. The search runs here if one page holds all rows. */
async function rowsOf(
  question: RowsQuestion & { lang: Language },
  api: Api,
): Promise<Rows & { all: number }> {
  const { q, page, lang } = question;
  const plain = await ask(q ? { ...question, q: "", page: 1 } : question, api);
  const all = plain.total;
  if (!q) return { ...plain, all };
  const rows = all <= TABLE_ROWS ? findProducts(plain.rows, q, lang) : [];
  if (rows.length > 0) return page === 1 ? { rows, total: rows.length, all } : { rows: [], total: 0, all };
  return { ...await ask(question, api), all };
}

async function ask(question: RowsQuestion, api: Api): Promise<Rows> {
  const response = await api(rowsPath(question));
  if (!response.ok) return { rows: [], total: 0 };
  const rows: ProductRow[] = await response.json();
  return { rows, total: Number(response.headers.get("x-total-count")) };
}

import type { ProductRow } from "../../contract/product.ts";
import { drawOnce } from "../kit/draw_once.ts";
import { openShadow } from "../kit/open_shadow.ts";
import { MoreButton } from "./MoreButton.tsx";
import type { Rows } from "./ProductsModel.ts";
import { productsStyles } from "./products_styles.ts";
import { loadProductsTexts } from "./products_texts.ts";
import { type ProductsModelShown, ProductsView } from "./ProductsView.tsx";
import { placeOf, shadowOf, standIn } from "./table_place.ts";

export interface FillOptions {
  host: HTMLElement;
  base: string;
  /** The prefix of API addresses. */
  api: string;
  lang?: string;
  page: number;
  /** The response with the rows; it may still be pending. */
  early: Promise<Response>;
  signal: AbortSignal;
}

/**
 * Shows static rows. The interactive code is loaded later. Gives undefined if there are no rows to show or
 * the request failed.
 */
export async function fillProducts(options: FillOptions): Promise<Rows | undefined> {
  const { host, base, page, early, signal } = options;
  const { lang, texts } = await loadProductsTexts(options.lang);
  if (signal.aborted) return;
  const root = openShadow(shadowOf(host), productsStyles);
  const setFallback = standIn(host, root);
  root.lang = lang;
  // Without this listener a submitted search would leave the page.
  root.addEventListener("submit", (event) => event.preventDefault());

  function show(state: "loading" | "ready", { rows, total }: Rows) {
    const model: ProductsModelShown = {
      state: { value: state },
      q: { value: "" },
      answered: { value: "" },
      all: { value: total },
      busy: { value: false },
      found: { value: { page, to: page, rows, total } },
    };
    drawOnce(
      <ProductsView
        model={model}
        texts={texts}
        lang={lang}
        {...placeOf(host, base, lang)}
        others={MoreButton}
      />,
      root,
    );
    setFallback(state);
  }

  show("loading", { rows: [], total: 0 });
  try {
    const response = await early;
    if (!response.ok) return;
    const rows: ProductRow[] = await response.json();
    const total = Number(response.headers.get("x-total-count") ?? rows.length);
    if (signal.aborted || !(rows.length > 0 || total === 0)) return;
    if (total === 0) {
      const { isWrongCategory } = await import("./wrong_category.ts");
      // Without the attribute the table begins anew, with all products.
      if (await isWrongCategory(options)) return host.removeAttribute("category") as undefined;
      if (signal.aborted) return;
    }
    show("ready", { rows, total });
    return { rows, total };
  } catch {
    // The caller mounts the interactive table, which requests the rows again and shows the error.
  }
}

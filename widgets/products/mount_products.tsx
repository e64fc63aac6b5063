import { effect } from "@preact/signals-core";
import type { ProductRow } from "../../contract/product.ts";
import type { Answer, ApiFailure } from "../kit/api_client.ts";
import { mountView } from "../kit/mount_view.ts";
import { openShadow } from "../kit/open_shadow.ts";
import { createProductsModel } from "./ProductsModel.ts";
import { productsStyles } from "./products_styles.ts";
import { loadProductsTexts } from "./products_texts.ts";
import { ProductsView } from "./ProductsView.tsx";

export interface MountOptions {
  host: HTMLElement;
  base: string;
  lang?: string;
  /** The shadow root holds rows that the server rendered. */
  served: boolean;
  /** The first answer, already on its way. */
  first: Promise<Answer<ProductRow[]>>;
  fetchRows: () => Promise<Answer<ProductRow[]>>;
  onLoad: (count: number) => void;
  onFailure: (failure: ApiFailure) => void;
}

/** Puts the table into its element; gives back its undo, or nothing where served rows had to stay as they are. */
export async function mountProducts(options: MountOptions): Promise<(() => void) | undefined> {
  const { host, base, served } = options;
  const { lang, texts } = await loadProductsTexts(options.lang);
  const attribute = (name: string) => host.getAttribute(name) ?? "";
  const model = createProductsModel({ ...options, imported: texts.imported, q: attribute("q") });

  const loaded = model.load(options.first);
  if (served) {
    // A skeleton in place of rows that can be read already would be a step back.
    await loaded;
    if (model.state.value === "failed") return;
  }

  const { root, slot } = openShadow(host, productsStyles);
  const search = root.querySelector<HTMLInputElement>("input");
  if (search) model.search(search.value);
  const category = served && root.dataset.category || attribute("category-name") ||
    attribute("category").replaceAll("-", " ");
  const unmount = mountView(
    () => (
      <ProductsView
        model={model}
        texts={texts}
        base={base === location.origin ? "" : base}
        category={category}
        searchLabel={attribute("search-label")}
        action={root.querySelector("form")?.getAttribute("action") ?? undefined}
      />
    ),
    root,
  );
  root.lang = lang;

  const hasFallback = host.childElementCount > 0 || !!host.textContent?.trim();
  const unlisten = effect(() => {
    const state = model.state.value;
    slot.hidden = state === "ready" || !hasFallback;
    root.hidden = state === "loading" && hasFallback;
  });
  return () => {
    unlisten();
    unmount();
  };
}

import { effect } from "@preact/signals-core";
import { mountView } from "../kit/mount_view.ts";
import { openShadow } from "../kit/open_shadow.ts";
import { createProductsModel, type ProductsOptions, type Question } from "./ProductsModel.ts";
import { productsStyles } from "./products_styles.ts";
import { loadProductsTexts } from "./products_texts.ts";
import { ProductsView } from "./ProductsView.tsx";

export interface MountOptions extends Omit<ProductsOptions, "imported" | "first"> {
  host: HTMLElement;
  base: string;
  lang?: string;
  /** The shadow root holds rows that the server rendered. */
  served: boolean;
}

export interface MountedProducts {
  /** Shows the rows of another place; asked for it when all of its attributes are there. */
  turnTo: (where: () => Question) => void;
  unmount: () => void;
}

/** Puts the table into its element; nothing comes back where served rows had to stay as they are. */
export async function mountProducts(options: MountOptions): Promise<MountedProducts | undefined> {
  const { host, base, served } = options;
  const { lang, texts } = await loadProductsTexts(options.lang);
  const attribute = (name: string) => host.getAttribute(name) ?? "";
  const model = createProductsModel({ ...options, imported: texts.imported });

  const loaded = model.load();
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
  const ours = base === location.origin ? "" : base;
  const unmountView = mountView(
    () => (
      <ProductsView
        model={model}
        texts={texts}
        base={lang === "en" ? ours : `${ours}/${lang}`}
        category={category}
        searchLabel={attribute("search-label")}
        action={host.getAttribute("action") ?? undefined}
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
  let turning = false;
  return {
    turnTo(where) {
      if (turning) return;
      turning = true;
      queueMicrotask(() => {
        turning = false;
        model.turnTo(where());
      });
    },
    unmount() {
      model.stop();
      unlisten();
      unmountView();
    },
  };
}

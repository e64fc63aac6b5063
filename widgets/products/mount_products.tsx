import { effect } from "@preact/signals-core";
import type { ProductRow } from "../../contract/product.ts";
import { createApiClient } from "../kit/api_client.ts";
import { emit } from "../kit/events.ts";
import { mountView } from "../kit/mount_view.ts";
import { openShadow } from "../kit/open_shadow.ts";
import { MoreButton } from "./MoreButton.tsx";
import { createProductsModel } from "./ProductsModel.ts";
import { productsStyles } from "./products_styles.ts";
import { loadProductsTexts } from "./products_texts.ts";
import { ProductsView } from "./ProductsView.tsx";
import { questionOf, rowsPath } from "./rows_path.ts";

export interface MountOptions {
  host: HTMLElement;
  base: string;
  lang?: string;
  /** The shadow root holds rows that the server rendered. */
  served: boolean;
  /** The answer to the first question, which is on its way. */
  early: Promise<Response>;
  /** Ends it all. */
  signal: AbortSignal;
}

export interface MountedProducts {
  /** Shows the rows of the place that the attributes name now. */
  turn: () => void;
}

/** Puts the table into its element; nothing comes back where served rows had to stay as they are. */
export async function mountProducts(options: MountOptions): Promise<MountedProducts | undefined> {
  const { host, base, served, signal } = options;
  const { lang, texts } = await loadProductsTexts(options.lang);
  const attribute = (name: string) => host.getAttribute(name) ?? "";
  const request = createApiClient(base);
  let early: Promise<Response> | undefined = options.early;
  const model = createProductsModel({
    ...questionOf(host),
    imported: texts.imported,
    async fetchRows(question, signal) {
      const path = rowsPath({ ...question, category: attribute("category"), lang: options.lang });
      const answering = request<ProductRow[]>(path, { signal, early });
      early = undefined;
      const { value, total, failure } = await answering;
      return failure ? { failure } : { value: { rows: value, total: total ?? value.length } };
    },
    onLoad: (count) => emit(host, "roost-load", { count }),
    onFailure(failure) {
      if (!signal.aborted) emit(host, "roost-error", failure);
    },
  });

  const loaded = model.load();
  if (served) {
    // A skeleton in place of rows that can be read already would be a step back.
    await loaded;
    if (model.state.value === "failed") return;
  }

  const action = host.getAttribute("action") ?? undefined;
  const others = action === undefined ? MoreButton : (await import("./Pager.tsx")).Pager;
  if (signal.aborted) return;
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
        action={action}
        others={others}
        listLabel={attribute("list-label")}
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
  signal.addEventListener("abort", () => {
    model.stop();
    unlisten();
    unmountView();
  });
  let turning = false;
  return {
    turn() {
      if (turning) return;
      turning = true;
      // Both attributes change before the rows do.
      queueMicrotask(() => {
        turning = false;
        if (!signal.aborted) model.turnTo(questionOf(host));
      });
    },
  };
}

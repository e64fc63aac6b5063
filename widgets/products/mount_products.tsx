import { effect } from "@preact/signals";
import { render } from "preact";
import type { ProductRow } from "../../contract/product.ts";
import { createApiClient } from "../kit/api_client.ts";
import { emit } from "../kit/events.ts";
import { lazyImport } from "../kit/lazy_import.ts";
import { openShadow } from "../kit/open_shadow.ts";
import { MoreButton } from "./MoreButton.tsx";
import { createProductsModel, type Rows } from "./ProductsModel.ts";
import { productsStyles } from "./products_styles.ts";
import { loadProductsTexts } from "./products_texts.ts";
import { ProductsView } from "./ProductsView.tsx";
import { questionOf, rowsPath } from "./rows_path.ts";
import { placeOf, shadowOf, standIn } from "./table_place.ts";

export interface MountOptions {
  host: HTMLElement;
  base: string;
  /** The prefix of API addresses. */
  api: string;
  lang?: string;
  /** The shadow root already holds rows. */
  served: boolean;
  /** The response to the first request, if it is under way; or its rows, if they are shown already. */
  early?: Promise<Response>;
  first?: Rows;
  /** Aborting it removes the table. */
  signal: AbortSignal;
}

export interface MountedProducts {
  /** Loads and shows the rows for the element's current attributes. */
  turn: () => void;
}

/** Renders the interactive table. Gives undefined if loading failed and served rows stay as they are. */
export async function mountProducts(options: MountOptions): Promise<MountedProducts | undefined> {
  const { host, api, base, served, signal } = options;
  const { lang, texts } = await loadProductsTexts(options.lang);
  const request = createApiClient(api);
  let { early, first } = options;
  const model = createProductsModel({
    ...questionOf(host),
    lang,
    async fetchRows(question, signal) {
      const known = first;
      first = undefined;
      if (known) return { value: known };
      const category = host.getAttribute("category");
      const path = rowsPath({ ...questionOf(host), ...question, category, lang: options.lang });
      const answering = request<ProductRow[]>(path, { signal, early, has: "map" });
      early = undefined;
      const { value, total, failure } = await answering;
      return failure ? { failure } : { value: { rows: value, total: total ?? value.length } };
    },
    onLoad(count) {
      // `roost-load` was already emitted for rows that were shown before.
      if (!options.first) emit(host, "roost-load", { count });
    },
    onFailure(failure) {
      if (!signal.aborted) emit(host, "roost-error", failure);
    },
  });

  // Who hears of the rows watches the shadow root, so it is there before them.
  shadowOf(host);
  const loaded = model.load();
  if (served) {
    // Wait for the rows: a skeleton must not replace readable rows.
    await loaded;
    if (model.state.value === "failed") return;
  }

  const action = host.getAttribute("action") ?? undefined;
  const own = action === undefined
    ? { others: MoreButton, styles: [] }
    : (await lazyImport("products/own_page", () => import("./own_page.tsx"))).ownPage((name) =>
      host.getAttribute(name)
    );
  if (signal.aborted) return;
  const root = openShadow(shadowOf(host), [...productsStyles, ...own.styles]);
  const search = root.querySelector<HTMLInputElement>("input");
  if (search && search.value !== search.defaultValue) model.search(search.value);
  const place = placeOf(host, base, lang);
  // `render`, not `hydrate`: it also corrects served nodes that changed since they were rendered.
  render(
    <ProductsView
      model={model}
      texts={texts}
      lang={lang}
      {...place}
      category={served && root.dataset.category || place.category}
      action={action}
      {...own}
    />,
    root,
  );
  root.lang = lang;

  const setFallback = standIn(host, root);
  const unlisten = effect(() => setFallback(model.state.value));
  signal.addEventListener("abort", () => {
    model.stop();
    unlisten();
    render(null, root);
    // Preact keeps its state on this node. A restart on it would render beside the old content.
    root.parentNode?.removeChild(root);
  });
  let turning = false;
  return {
    turn() {
      if (turning) return;
      turning = true;
      // `page`, `q` and `filter` change one after the other, so wait for all.
      queueMicrotask(() => {
        turning = false;
        if (!signal.aborted) model.turnTo(questionOf(host));
      });
    },
  };
}

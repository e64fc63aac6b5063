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
  /** What calls begin with. */
  api: string;
  lang?: string;
  /** The shadow root holds rows already. */
  served: boolean;
  /** The answer to the first question, where it is on its way, or its rows where they are shown. */
  early?: Promise<Response>;
  first?: Rows;
  /** Ends it all. */
  signal: AbortSignal;
}

export interface MountedProducts {
  /** Shows the rows of the place that the attributes name now. */
  turn: () => void;
}

/** Puts the table into its element; nothing comes back where served rows had to stay as they are. */
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
      const path = rowsPath({ ...question, category: host.getAttribute("category"), lang: options.lang });
      const answering = request<ProductRow[]>(path, { signal, early });
      early = undefined;
      const { value, total, failure } = await answering;
      return failure ? { failure } : { value: { rows: value, total: total ?? value.length } };
    },
    onLoad(count) {
      // Rows that are shown already were told of.
      if (!options.first) emit(host, "roost-load", { count });
    },
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
  const others = action === undefined
    ? MoreButton
    : (await lazyImport("products/Pager", () => import("./Pager.tsx"))).Pager;
  if (signal.aborted) return;
  const root = openShadow(shadowOf(host), productsStyles);
  const search = root.querySelector<HTMLInputElement>("input");
  if (search && search.value !== search.defaultValue) model.search(search.value);
  const place = placeOf(host, base, lang);
  // `render`, not `hydrate`: it takes the served nodes over as well, and mends what changed since the page was made.
  render(
    <ProductsView
      model={model}
      texts={texts}
      lang={lang}
      {...place}
      category={served && root.dataset.category || place.category}
      action={action}
      others={others}
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
    // Preact keeps in it what it has drawn there: what begins anew would stand beside that.
    root.remove();
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

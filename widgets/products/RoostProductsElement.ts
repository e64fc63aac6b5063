import type { ProductRow } from "../../contract/product.ts";
import { type ApiFailure, createApiClient } from "../kit/api_client.ts";
import { emit } from "../kit/events.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import { settingsOf } from "../kit/settings.ts";
import { INTENTS } from "../kit/intents.ts";
import { ROW_FIELDS } from "./row_fields.ts";

/** `<roost-products>`: the product table. What it shows, and Preact with it, is loaded when the element needs it. */
export class RoostProductsElement extends RoostElement {
  static observedAttributes = ["base", "category", "category-name", "lang", "q", "search-label"];
  #started = false;

  protected override start(): () => void {
    const stop = new AbortController();
    // Rows that the server rendered stay as they are until somebody means to use the table.
    const served = !this.#started && this.shadowRoot !== null;
    this.#started = true;
    if (served) this.#whenMeant(stop.signal);
    else this.#mount(stop.signal, false);
    return () => stop.abort();
  }

  #whenMeant(signal: AbortSignal) {
    const mount = () => {
      for (const intent of INTENTS) this.removeEventListener(intent, mount);
      if (!signal.aborted) this.#mount(signal, true);
    };
    for (const intent of INTENTS) this.addEventListener(intent, mount, { passive: true });
  }

  async #mount(signal: AbortSignal, served: boolean) {
    const { base, lang } = settingsOf(this);
    const request = createApiClient(base);
    const fetchRows = () => request<ProductRow[]>(this.#rowsPath(), { signal });
    const onFailure = (failure: ApiFailure) => {
      if (!signal.aborted) emit(this, "roost-error", failure);
    };
    try {
      // The rows travel while the code that shows them does.
      const first = fetchRows();
      const { mountProducts } = await import("./mount_products.tsx");
      if (signal.aborted) return;
      const unmount = await mountProducts({
        host: this,
        base,
        lang,
        served,
        first,
        fetchRows,
        onFailure,
        onLoad: (count) => emit(this, "roost-load", { count }),
      });
      if (!unmount) this.#whenMeant(signal);
      else if (signal.aborted) unmount();
      else signal.addEventListener("abort", unmount);
    } catch (error) {
      onFailure({ status: 0, code: "network", message: String(error), issues: [] });
    }
  }

  #rowsPath() {
    const category = this.getAttribute("category");
    return `/api/products?fields=${ROW_FIELDS}${category ? `&category=${encodeURIComponent(category)}` : ""}`;
  }
}

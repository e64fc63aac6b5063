import type { ProductRow } from "../../contract/product.ts";
import { type Answer, type ApiFailure, createApiClient } from "../kit/api_client.ts";
import { emit } from "../kit/events.ts";
import { INTENTS } from "../kit/intents.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import { settingsOf } from "../kit/settings.ts";
import type { MountedProducts } from "./mount_products.tsx";
import type { Question, Rows } from "./ProductsModel.ts";
import { rowsPath } from "./rows_path.ts";

/** `<roost-products>`: the product table. What it shows, and Preact with it, is loaded when the element needs it. */
export class RoostProductsElement extends RoostElement {
  static observedAttributes = [
    "action",
    "base",
    "category",
    "category-name",
    "lang",
    "page",
    "q",
    "search-label",
  ];
  #started = false;
  #mounted?: MountedProducts;

  override attributeChangedCallback(name: string, before: string | null, after: string | null) {
    // The same table at another place: its rows stay until those of that place have come.
    if (this.#mounted && (name === "page" || name === "q")) {
      if (before !== after) this.#mounted.turnTo(() => this.#question());
    } else super.attributeChangedCallback(name, before, after);
  }

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
    const category = this.getAttribute("category") ?? "";
    const fetchRows = async (question: Question, signal: AbortSignal): Promise<Answer<Rows>> => {
      const answer = await request<ProductRow[]>(rowsPath({ ...question, category, lang }), { signal });
      if (answer.failure) return answer;
      return { value: { rows: answer.value, total: answer.total ?? answer.value.length } };
    };
    const onFailure = (failure: ApiFailure) => {
      if (!signal.aborted) emit(this, "roost-error", failure);
    };
    try {
      const question = this.#question();
      // The rows travel while the code that shows them does.
      let first: Promise<Answer<Rows>> | undefined = fetchRows(
        question.q ? { q: "", page: 1 } : question,
        signal,
      );
      const { mountProducts } = await import("./mount_products.tsx");
      if (signal.aborted) return;
      const mounted = await mountProducts({
        ...question,
        host: this,
        base,
        lang,
        served,
        fetchRows(question, signal) {
          const early = first;
          first = undefined;
          return early ?? fetchRows(question, signal);
        },
        onFailure,
        onLoad: (count) => emit(this, "roost-load", { count }),
      });
      if (!mounted) return this.#whenMeant(signal);
      const unmount = () => {
        if (this.#mounted === mounted) this.#mounted = undefined;
        mounted.unmount();
      };
      if (signal.aborted) return unmount();
      this.#mounted = mounted;
      signal.addEventListener("abort", unmount);
    } catch (error) {
      onFailure({ status: 0, code: "network", message: String(error), issues: [] });
    }
  }

  #question(): Question {
    return {
      q: this.getAttribute("q")?.trim() ?? "",
      page: Math.max(1, Math.trunc(Number(this.getAttribute("page"))) || 1),
    };
  }
}

import { computed, signal } from "@preact/signals-core";
import type { ProductRow } from "../../contract/product.ts";
import type { Answer, ApiFailure } from "../kit/api_client.ts";
import { findProducts, orderProducts } from "./order_products.ts";

/** Rows shown at first, and added by each "Show more". */
export const ROWS_AT_ONCE = 100;

export interface ProductsOptions {
  /** Fetches the rows. */
  fetchRows: () => Promise<Answer<ProductRow[]>>;
  /** What a missing make reads as: it is searched as it is shown. */
  imported: string;
  /** Rows that are there already. */
  rows?: readonly ProductRow[];
  q?: string;
  shown?: number;
  onLoad?: (count: number) => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type ProductsModel = ReturnType<typeof createProductsModel>;

/** The table's state: which rows there are, which of them are asked for, and how many of those are shown. */
export function createProductsModel(options: ProductsOptions) {
  const state = signal<"loading" | "ready" | "failed">(options.rows ? "ready" : "loading");
  const rows = signal<readonly ProductRow[]>(options.rows ?? []);
  const q = signal(options.q ?? "");
  const shown = signal(options.shown ?? ROWS_AT_ONCE);
  const ordered = computed(() => orderProducts(rows.value));
  const matching = computed(() => findProducts(ordered.value, q.value, options.imported));
  const visible = computed(() => matching.value.slice(0, shown.value));

  return {
    state,
    rows,
    q,
    matching,
    visible,

    /** Waits for `answer`, or asks again. */
    async load(answer = options.fetchRows()) {
      state.value = "loading";
      const { value, failure } = await answer;
      if (value) rows.value = value;
      state.value = value ? "ready" : "failed";
      if (value) options.onLoad?.(value.length);
      else options.onFailure?.(failure);
    },

    search(term: string) {
      q.value = term;
      shown.value = ROWS_AT_ONCE;
    },

    showMore() {
      shown.value += ROWS_AT_ONCE;
    },
  };
}

import type { ProductRow } from "../../../contract/product.ts";
import { TABLE_ROWS } from "../../../contract/limits.ts";
import { productRow } from "./product_row.ts";

/** A fake of our server's list of products: it gives pages, and searches in the names only. */
export function productServer(rows: readonly ProductRow[]) {
  const asked: string[] = [];
  return {
    /** The requests so far, as `page` or `page q`. */
    asked,
    fetchRows({ q, page }: { q: string; page: number }) {
      asked.push(`${page} ${q}`.trim());
      const found = rows.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      const from = (page - 1) * TABLE_ROWS;
      return Promise.resolve({ value: { rows: found.slice(from, from + TABLE_ROWS), total: found.length } });
    },
  };
}

/** Makes rows named Product 000, Product 001 … */
export function productRows(count: number): ProductRow[] {
  return Array.from(
    { length: count },
    (_, at) => productRow({ name: `Product ${String(at).padStart(3, "0")}` }),
  );
}

import { CategorySchema } from "../../../contract/category.ts";
import { useAll } from "../use_read.ts";

/** All product categories, for select fields. */
export function useCategories() {
  return useAll("/api/admin/product-categories", CategorySchema);
}

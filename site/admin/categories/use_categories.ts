import { useQuery } from "@tanstack/react-query";
import { CategorySchema } from "../../../contract/category.ts";
import { readList } from "../api.ts";

/** All product categories, for select fields. */
export function useCategories() {
  return useQuery({
    queryKey: ["/api/admin/product-categories", "all"],
    queryFn: ({ signal }) => readList("/api/admin/product-categories", CategorySchema, { signal }),
  });
}

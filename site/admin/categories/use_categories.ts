import { useQuery } from "@tanstack/react-query";
import { CategorySchema } from "../../../contract/category.ts";
import { readList } from "../api.ts";

/** All product categories, to choose one of. */
export function useCategories() {
  return useQuery({
    queryKey: ["/api/admin/product-categories", "all"],
    queryFn: ({ signal }) => readList("/api/admin/product-categories", CategorySchema, { signal }),
  });
}

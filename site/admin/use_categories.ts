import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { CategorySchema } from "../../contract/category.ts";
import { read } from "./api.ts";

const CategoryListSchema = z.array(CategorySchema);

/** Every category, for the product form. */
export function useCategories() {
  return useQuery({
    queryKey: ["/api/admin/product-categories", "all"],
    queryFn: ({ signal }) => read("/api/admin/product-categories", CategoryListSchema, { signal }),
  });
}

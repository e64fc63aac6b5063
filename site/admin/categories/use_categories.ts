import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type Category, CategorySchema } from "../../../contract/category.ts";
import { type ListPage, readList } from "../api.ts";

const CategoryListSchema = z.array(CategorySchema);

/** Every category whose name or description holds `q`. They are few and all here already: searched in the browser. */
export function useCategories(q = "") {
  const wanted = q.toLowerCase();
  return useQuery({
    queryKey: ["/api/admin/product-categories", "all"],
    queryFn: ({ signal }) => readList("/api/admin/product-categories", CategoryListSchema, { signal }),
    select({ items }): ListPage<Category> {
      const found = items.filter(({ name, description }) =>
        name.toLowerCase().includes(wanted) || description?.toLowerCase().includes(wanted)
      );
      return { items: found, total: items.length, next: null };
    },
  });
}

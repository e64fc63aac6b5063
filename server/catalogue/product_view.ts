import { DEFAULT_CATEGORY_TEXT } from "../../contract/category.ts";
import type { Product } from "../../contract/product.ts";
import type { Stored } from "../kv/document.ts";
import type { CategoryRecord } from "./category_store.ts";
import type { ProductRecord } from "./product_record.ts";

/** A product as the API returns it, with its category's name, slug and colour. */
export function productView(
  { id, value }: Stored<ProductRecord>,
  category: CategoryRecord | undefined,
): Product {
  const { categoryId: _, categoryColor, ...record } = value;
  return {
    id,
    ...record,
    status: value.status ?? "published",
    category: category?.name ?? "",
    categorySlug: category?.slug ?? "",
    categoryColor: categoryColor ?? category?.textColor ?? DEFAULT_CATEGORY_TEXT,
  };
}

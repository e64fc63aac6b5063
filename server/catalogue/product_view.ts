import { DEFAULT_CATEGORY_TEXT } from "../../contract/category.ts";
import type { Product } from "../../contract/product.ts";
import type { Stored } from "../kv/document.ts";
import { Late, lateObject } from "../shared/late_object.ts";
import type { CategoryRecord } from "./category_store.ts";
import type { ProductRecord } from "./product_record.ts";

/** About the bytes of a view beside those of what it was made from. */
export const VIEW_BYTES = 400;

/** A product as the API returns it, with its category's name, slug and colour. */
export function productView(record: Stored<ProductRecord>, category: CategoryRecord | undefined): Product {
  return lateObject(new LateProduct(record, category));
}

class LateProduct extends Late<Product> {
  readonly #record: ProductRecord;

  constructor({ id, value }: Stored<ProductRecord>, category: CategoryRecord | undefined) {
    const { name, slug, status = "published", make, isFeatured, createdAt, updatedAt } = value;
    const shown = {
      category: category?.name ?? "",
      categorySlug: category?.slug ?? "",
      categoryColor: value.categoryColor ?? category?.textColor ?? DEFAULT_CATEGORY_TEXT,
    };
    super({ id, name, slug, status, make, isFeatured, createdAt, updatedAt, ...shown }, VIEW_BYTES);
    this.#record = value;
  }

  override make(): Product {
    const { categoryId: _, categoryColor: __, ...record } = this.#record;
    const { id, status, category, categorySlug, categoryColor } = this.head as Product;
    return { id, ...record, status, category, categorySlug, categoryColor };
  }
}

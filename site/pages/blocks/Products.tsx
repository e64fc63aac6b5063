import type { BlockProps } from "./block_props.ts";
import { CategoryTiles } from "./CategoryTiles.tsx";
import { FeaturedProducts } from "./FeaturedProducts.tsx";

/** Tiles of categories, a search for ingredients, and the featured products. */
export function Products(props: BlockProps) {
  return (
    <section className="section wrap" aria-labelledby={props.id}>
      <CategoryTiles {...props} />
      <FeaturedProducts visit={props.visit} />
    </section>
  );
}

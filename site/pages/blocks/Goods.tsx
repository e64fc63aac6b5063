import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";
import { FactsTable, type FeaturedProduct, goodsPath } from "./FeaturedProducts.tsx";

/** The products of one category. */
export function Goods({ visit, block, id }: BlockProps) {
  const [category] = block.categories ?? [];
  if (!category) return null;
  const { value: products = [] } = visit.read<FeaturedProduct[]>(goodsPath(category));
  const { featured } = visit.texts.home;
  return (
    <section className="wrap section featured" aria-labelledby={id}>
      <div className="section-subhead">
        <h2 id={id} lang={langOf(block, "title")}>
          {block.title ?? products[0]?.category ?? featured.title}
        </h2>
        <Link href={`/products/${category}`} className="text-link">
          {featured.all}
          <Icon name="arrow" />
        </Link>
      </div>
      {block.lead && <p lang={langOf(block, "lead")}>{block.lead}</p>}
      <FactsTable visit={visit} products={products} labelledBy={id} />
    </section>
  );
}

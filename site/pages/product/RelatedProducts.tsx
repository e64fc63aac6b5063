import { RELATED_PRODUCTS } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/product.ts";
import { AddToQuoteList } from "../../quote_list/AddToQuoteList.tsx";
import type { Visit } from "../../app/visit.ts";
import { Badge } from "../../ui/Badge.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

const FIELDS = [
  "id",
  "slug",
  "name",
  "category",
  "categoryColor",
  "packaging",
  "imageUrl",
  "untranslated",
] as const;
type RelatedProduct = Pick<Product, typeof FIELDS[number]>;

export function relatedPath(id: string): string {
  return `/api/products/related?id=${encodeURIComponent(id)}&fields=${FIELDS}`;
}

export function RelatedProducts({ product, visit }: { product: Product; visit: Visit }) {
  const { product: { related }, shell } = visit.texts;
  const { value: products = [], loading } = visit.read<RelatedProduct[]>(relatedPath(product.id));
  return (
    <section className="sunk related" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{related.title}</h2>
        {loading && <Skeleton rows={RELATED_PRODUCTS} label={shell.loading} className="related-grid" />}
        {!loading && products.length === 0 && <p className="empty">{related.empty}</p>}
        {products.length > 0 && (
          <ul className="related-grid">
            {products.slice(0, RELATED_PRODUCTS).map((other) => (
              <li key={other.id} className="related-card">
                <Picture src={other.imageUrl} placeholder="product" alt="" width={600} height={600} />
                <div>
                  <Badge colour={other.categoryColor}>{other.category}</Badge>
                  <h3 lang={langOf(other, "name")}>{other.name}</h3>
                  {other.packaging && <p lang={langOf(other, "packaging")}>{other.packaging}</p>}
                  <Link href={`/product/${other.slug}`} className="text-link">
                    {related.details}
                    <span className="unseen">{related.detailsOf(other.name)}</span>
                  </Link>
                  <AddToQuoteList visit={visit} product={other} className="button small plain" />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

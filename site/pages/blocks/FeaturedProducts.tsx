import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import { langOf, Make } from "../../ui/untranslated.tsx";
import { Link } from "../../ui/Link.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

const FIELDS = [
  "id",
  "slug",
  "name",
  "category",
  "categorySlug",
  "make",
  "packaging",
  "untranslated",
] as const;
const FEATURED_ROWS = 4;
const GOODS_ROWS = 24;
export type FeaturedProduct = Pick<Product, typeof FIELDS[number]>;

export const FEATURED_PATH = `/api/products?featured=true&limit=${FEATURED_ROWS}&fields=${FIELDS}`;

/** The first products of a category. */
export function goodsPath(category: string): string {
  return `/api/products?category=${encodeURIComponent(category)}&limit=${GOODS_ROWS}&fields=${FIELDS}`;
}

/** The four featured products as a table. */
export function FeaturedProducts({ visit }: { visit: Visit }) {
  const { featured } = visit.texts.home;
  const { value: products = [], loading } = visit.read<FeaturedProduct[]>(FEATURED_PATH);
  return (
    <div className="featured">
      <div className="section-subhead">
        <h3 id="featured">{featured.title}</h3>
        <Link href="/products" className="text-link">
          {featured.all}
          <Icon name="arrow" />
        </Link>
      </div>
      {loading && <Skeleton rows={FEATURED_ROWS} label={visit.texts.shell.loading} />}
      {!loading && products.length === 0 && <p className="empty">{featured.empty}</p>}
      <FactsTable visit={visit} products={products.slice(0, FEATURED_ROWS)} labelledBy="featured" />
    </div>
  );
}

interface FactsTableProps {
  visit: Visit;
  products: readonly FeaturedProduct[];
  labelledBy: string;
}

/** Products with their category, packaging and origin. */
export function FactsTable({ visit, products, labelledBy }: FactsTableProps) {
  const { featured } = visit.texts.home;
  if (products.length === 0) return null;
  return (
    <table className="facts-table" role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {(["name", "category", "packaging", "origin"] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">{featured[column]}</th>
          ))}
          <th role="columnheader" scope="col">
            <span className="unseen">{featured.quote}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {products.map((product) => <Row key={product.id} product={product} visit={visit} />)}
      </tbody>
    </table>
  );
}

/** Explicit roles: a narrow screen shows rows as cards, whose CSS `display` removes the native roles. */
function Row({ product, visit }: { product: FeaturedProduct; visit: Visit }) {
  const { home: { featured }, product: words, shell } = visit.texts;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link href={`/product/${product.slug}`} lang={langOf(product, "name")}>{product.name}</Link>
      </th>
      <td role="cell" data-term={featured.category}>
        <Link href={`/products/${product.categorySlug}`}>{product.category}</Link>
      </td>
      <td role="cell" data-term={featured.packaging}>
        <span lang={langOf(product, "packaging")}>
          {product.packaging ?? words.packagingMissing}
        </span>
      </td>
      <td role="cell" data-term={product.make === "" ? undefined : featured.origin}>
        <Make of={product} language={visit.language} />
      </td>
      <td role="cell">
        <QuoteLink product={product} className="button small plain">
          {shell.requestQuote}
          <span className="unseen">{featured.quoteFor(product.name)}</span>
        </QuoteLink>
      </td>
    </tr>
  );
}

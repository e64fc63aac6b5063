import type { Product } from "../../contract/product.ts";
import { describeAbsence, describePage } from "../app/describe_page.ts";
import { excerpt } from "../app/metadata.ts";
import { Breadcrumbs } from "../ui/PageHead.tsx";
import { MissingPage } from "../ui/MissingPage.tsx";
import { PaperFoot, PaperHead } from "../ui/Paper.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PageRoute, Place, Visit } from "../app/visit.ts";
import { productData } from "./product/product_data.ts";
import { AskBar } from "./product/AskBar.tsx";
import { Questions } from "./product/Questions.tsx";
import { ProductLabel } from "./product/ProductLabel.tsx";
import { ProductSummary } from "./product/ProductSummary.tsx";
import { ProductTabs } from "./product/ProductTabs.tsx";
import { relatedPath, RelatedProducts } from "./product/RelatedProducts.tsx";

export const productRoute: PageRoute = {
  queries: (place, read) => {
    const path = productPath(place);
    const product = read<Product>(path).value;
    return product ? [path, relatedPath(product.id)] : [path];
  },
  describe: (visit) => {
    const answer = visit.read<Product>(productPath(visit));
    const product = answer.value;
    if (!product) return describeAbsence(answer, visit.texts.product.notFound);
    if (product.slug !== visit.params.id) {
      return { kind: "moved", to: `/product/${encodeURIComponent(product.slug)}` };
    }
    const { company, texts: { catalogue, product: words } } = visit;
    // An English text for search engines says less to a visitor than the product's own in the page's language.
    const seo = (field: "seoTitle" | "seoDescription") =>
      product.untranslated?.includes(field) ? undefined : product[field];
    return describePage(visit, {
      title: seo("seoTitle") ?? words.metaTitle(product.name),
      wholeTitle: seo("seoTitle") !== undefined,
      description: seo("seoDescription") ??
        (product.shortDescription
          ? excerpt(`${product.shortDescription} ${product.packaging ?? ""}`)
          : words.metaDescription(product.name, product.category, company.name)),
      keywords: [product.name, product.category, ...product.composition.map(({ ingredient }) => ingredient)],
      path: `/product/${encodeURIComponent(product.slug)}`,
      type: "product",
      image: `/social/product/${encodeURIComponent(product.slug)}.png`,
      crumbs: [
        { name: catalogue.title, path: "/products" },
        { name: product.category, path: `/products/${product.categorySlug}` },
        { name: product.name, path: `/product/${product.slug}` },
      ],
      about: [productData(visit, product, words.price)],
    });
  },
  Page: ProductPage,
};

function productPath({ params }: Place): string {
  return `/api/products/${encodeURIComponent(params.id ?? "")}`;
}

function ProductPage({ visit }: { visit: Visit }) {
  const { product: words, shell } = visit.texts;
  const { value: product, loading } = visit.read<Product>(productPath(visit));
  if (loading) return <Skeleton rows={8} label={shell.loading} className="wrap section" />;
  if (!product) {
    const { title, text, browse } = words.notFound;
    return <MissingPage title={title} text={text} links={[["/products", browse]]} />;
  }
  return (
    <article className="product">
      <link rel="stylesheet" href="/product/page.css" precedence="page" />
      <PaperHead visit={visit} title={words.dataSheet.title} />
      <div className="product-top">
        <div className="wrap">
          <Breadcrumbs visit={visit} />
          <ProductSummary product={product} visit={visit} />
        </div>
      </div>
      <div className="wrap product-body">
        <ProductLabel product={product} visit={visit} />
        <ProductTabs product={product} visit={visit} />
      </div>
      <PaperFoot visit={visit} path={`/product/${product.slug}`} updated={product.updatedAt}>
        <p>{words.veterinarian}</p>
      </PaperFoot>
      <Questions product={product} visit={visit} />
      <RelatedProducts product={product} visit={visit} />
      <AskBar product={product} visit={visit} />
    </article>
  );
}

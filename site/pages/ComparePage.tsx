import { useEffect } from "react";
import { COMPARED_MAX } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";
import { describePage } from "../app/describe_page.ts";
import type { PageRoute, Place, Visit } from "../app/visit.ts";
import { compareList, comparePath } from "../compare/compare_list.ts";
import { compareTexts } from "../compare/compare_texts.ts";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { CompareTable } from "./compare/CompareTable.tsx";

export const compareRoute: PageRoute = {
  query: ["ids[]", "only"],
  queries: (place) => comparedIds(place).map(productPath),
  describe: (visit) => {
    const texts = compareTexts[visit.language];
    return describePage(visit, {
      title: texts.title,
      description: texts.description(visit.company.name),
      // Whatever is compared: what it says is on the products' pages, and an engine keeps one address.
      path: "/compare",
    });
  },
  Page: ComparePage,
};

/** Ids or slugs: repeated by the form of a table, with commas between in our links. */
function comparedIds({ search }: Pick<Place, "search">): string[] {
  const ids = search.getAll("ids").flatMap((text) => text.split(",")).filter(Boolean);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

function productPath(id: string): string {
  return `/api/products/${encodeURIComponent(id)}`;
}

function ComparePage({ visit }: { visit: Visit }) {
  const texts = compareTexts[visit.language];
  // One that does not exist any more is left out.
  const products = comparedIds(visit).flatMap((id) => visit.read<Product>(productPath(id)).value ?? []);
  const ids = products.map(({ id }) => id);
  useEffect(() => compareList.set(ids), [ids.join()]);
  const isPartial = visit.search.get("only") === "differences";
  const all = comparePath(ids);
  return (
    <div className="compare-page">
      <link rel="stylesheet" href="/compare/page.css" precedence="page" />
      <PageHead visit={visit} title={texts.title} text={texts.text} isBrief />
      <div className="wrap compare-body">
        {products.length > 0
          ? (
            <>
              <p className="compare-actions">
                {products.length > 1 && (
                  <Link className="text-link" href={isPartial ? all : `${all}&only=differences`}>
                    {isPartial ? texts.everything : texts.onlyDifferences}
                  </Link>
                )}
                {products.length < COMPARED_MAX && (
                  <Link className="text-link" href="/products#search">{texts.add}</Link>
                )}
              </p>
              <CompareTable visit={visit} products={products} isPartial={isPartial} />
            </>
          )
          : (
            <div className="empty">
              <p>{texts.empty}</p>
              <Link className="button" href="/products#search">{texts.browse}</Link>
            </div>
          )}
      </div>
    </div>
  );
}

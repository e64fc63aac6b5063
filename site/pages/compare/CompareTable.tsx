import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { comparePath } from "../../compare/compare_list.ts";
import { compareTexts } from "../../compare/compare_texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { type ComparedRow, compareRows } from "./compare_rows.ts";

interface CompareTableProps {
  visit: Visit;
  products: readonly Product[];
  /** Whether only rows with a difference are shown. */
  isPartial: boolean;
}

/** Labels side by side, a product a column. The first column stays in sight where the others are swiped. */
export function CompareTable({ visit, products, isPartial }: CompareTableProps) {
  const texts = compareTexts[visit.language];
  const rows = compareRows(products, visit).filter(({ differs }) => differs || !isPartial);
  return (
    <div className="compare-scroll" role="region" aria-label={texts.title} tabIndex={0}>
      <table className={`compare-table of-${products.length}`}>
        <thead>
          <tr>
            <th scope="col">{texts.property}</th>
            {products.map((product) => (
              <th scope="col" key={product.id}>
                <CompareHead
                  visit={visit}
                  product={product}
                  others={products.filter((other) => other !== product)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => <Row key={row.name} row={row} differs={texts.differs} none={texts.none} />)}
        </tbody>
      </table>
    </div>
  );
}

function CompareHead(
  { visit, product, others }: { visit: Visit; product: Product; others: readonly Product[] },
) {
  const texts = compareTexts[visit.language];
  return (
    <div className="compare-head">
      <Picture src={product.imageUrl} placeholder="product" alt="" width={600} height={600} />
      <Link href={`/product/${product.slug}`} lang={langOf(product, "name")}>{product.name}</Link>
      <QuoteLink product={product} className="button small">{visit.texts.product.quote}</QuoteLink>
      <Link
        className="icon-button"
        href={comparePath(others.map(({ id }) => id))}
        aria-label={texts.remove(product.name)}
      >
        <Icon name="close" />
      </Link>
    </div>
  );
}

function Row({ row, differs, none }: { row: ComparedRow; differs: string; none: string }) {
  return (
    <tr className={row.differs ? "differs" : undefined}>
      <th scope="row" lang={row.lang}>
        {row.name}
        {row.differs && <span className="unseen">({differs})</span>}
      </th>
      {row.cells.map(({ lines, lang }, at) => (
        <td key={at} lang={lang}>
          {lines.length > 1
            ? <ul>{lines.map((line) => <li key={line}>{line}</li>)}</ul>
            : lines[0] ?? <span className="muted">{none}</span>}
        </td>
      ))}
    </tr>
  );
}

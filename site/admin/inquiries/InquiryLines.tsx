import type { QuoteLine } from "../../../contract/inquiry.ts";
import { askedTexts } from "../../../contract/shared/asked_texts.ts";
import { lineQuantity } from "../../../contract/shared/line_quantity.ts";
import { texts } from "../texts.ts";

const own = texts.inquiries;

/** The products of a quote list. A product may occur twice, so its id cannot be the key. */
export function InquiryLines({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <table className="inquiry-lines">
      <caption>{own.lines}</caption>
      <thead>
        <tr>
          {own.lineColumns.map((header) => <th key={header} scope="col">{header}</th>)}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, product, note, ...line }, at) => (
          <tr key={at}>
            <th scope="row">
              {productId
                ? (
                  <a href={`/product/${encodeURIComponent(productId)}`} target="_blank" rel="noreferrer">
                    {product}
                  </a>
                )
                : product}
            </th>
            <td>{lineQuantity(line, askedTexts.en.units) ?? texts.none}</td>
            <td>{note ?? texts.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

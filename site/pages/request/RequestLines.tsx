import type { SentRequest } from "../../../contract/sent_request.ts";
import { lineQuantity } from "../../../contract/shared/line_quantity.ts";
import type { Visit } from "../../app/visit.ts";
import { Link } from "../../ui/Link.tsx";

/** The products of a request. One may occur twice, so its id cannot be the key. */
export function RequestLines({ lines, visit }: Pick<SentRequest, "lines"> & { visit: Visit }) {
  const { contact, quoteList } = visit.texts;
  const isAnyNoted = lines.some(({ note }) => note);
  return (
    <table className="request-lines">
      <thead>
        <tr>
          <th scope="col">{quoteList.linesTitle}</th>
          <th scope="col">{quoteList.quantity}</th>
          {isAnyNoted && <th scope="col">{quoteList.note}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, product, note, ...line }, at) => (
          <tr key={at}>
            <th scope="row">
              {productId
                ? <Link href={`/product/${encodeURIComponent(productId)}`}>{product}</Link>
                : product}
            </th>
            <td>{lineQuantity(line, contact.form.units) ?? "–"}</td>
            {isAnyNoted && <td>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { QuoteLine } from "../../contract/inquiry.ts";
import { texts } from "./texts.ts";
import { type Column, DataTable } from "./ui/DataTable.tsx";

const own = texts.submissions;
const [product, quantity, note] = own.lineColumns;
type Row = QuoteLine & { at: number };

const columns: Column<Row>[] = [
  {
    header: product,
    cell: ({ productId, product }) =>
      productId
        ? <a href={`/product/${encodeURIComponent(productId)}`} target="_blank" rel="noreferrer">{product}</a>
        : product,
  },
  { header: quantity, cell: (line) => line.quantity ?? texts.none },
  { header: note, cell: (line) => line.note ?? texts.none },
];

/** The products of a quote list. A product may stand there twice. */
export function SubmissionLines({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <>
      <h3 className="details-heading">{own.lines}</h3>
      <DataTable
        caption={own.lines}
        columns={columns}
        rows={lines.map((line, at) => ({ ...line, at }))}
        keyOf={({ at }) => String(at)}
      />
    </>
  );
}

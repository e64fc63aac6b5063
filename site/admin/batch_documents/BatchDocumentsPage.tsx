import {
  BATCH_PAPERS,
  type BatchDocuments,
  BatchDocumentsInputSchema,
  BatchDocumentsSchema,
} from "../../../contract/batch_documents.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { FileRows } from "../products/DocumentRows.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { ProductPicker } from "../unanswered/ProductPicker.tsx";

const PAPER_NAMES: Record<typeof BATCH_PAPERS[number], string> = {
  analysis: "Certificate of analysis",
  safety: "Safety data sheet",
};

export const batchDocumentsResource = resourceOf({
  path: "/api/admin/batch-documents",
  schema: BatchDocumentsSchema,
  inputSchema: BatchDocumentsInputSchema,
  blank: {},
  sections: [{
    title: "Batch",
    rows: [
      {
        path: "number",
        label: "Batch number",
        required: true,
        hint: "As printed on the pack. Capitals and blanks do not matter to who looks for it.",
      },
      {
        path: "products",
        label: "Products",
        control: ProductPicker,
        hint: "Those that were packed from the batch",
      },
      {
        path: "files",
        label: "Documents",
        kind: "rows",
        noun: "document",
        control: (props) => <FileRows {...props} rowOf={({ url }) => ({ kind: "analysis", url })} />,
        columns: [
          {
            name: "kind",
            label: "What it is",
            choices: BATCH_PAPERS.map((kind) => [kind, PAPER_NAMES[kind]]),
          },
          { name: "url", label: "Address" },
        ],
      },
    ],
  }],
  texts: resourceTexts("batch", "batches", {
    title: "Documents by Batch",
    emptyHint: "Add the first batch with the button above: its number, the product and the PDF.",
  }),
});

const batchList: ResourceListDescription<BatchDocuments> = {
  resource: batchDocumentsResource,
  intro:
    "Who has a pack finds its documents by the batch number, without an account. Numbers are never listed.",
  icon: "article",
  nameOf: ({ number }) => number,
  columns: [
    { header: "Batch", sort: "number", cell: ({ number }) => <NameCell name={number} /> },
    {
      header: "Products",
      cell: ({ productNames }) => <span className="break">{productNames.join(", ")}</span>,
    },
    {
      header: "Documents",
      cell: ({ files }) => (
        <span className="muted">{files.map(({ kind }) => PAPER_NAMES[kind]).join(", ")}</span>
      ),
    },
  ],
};

export function BatchDocumentsPage() {
  return <ResourcePage list={batchList} />;
}

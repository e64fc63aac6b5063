import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from "../../../contract/product_import.ts";
import { formatNumber } from "../format.ts";

/** The sentences of the import of products. */
export const importTexts = {
  open: "Import",
  export: { csv: "Export CSV", xlsx: "Export XLSX" },
  title: "Import products",
  file: "File",
  intro:
    "Choose a CSV or XLSX file. It is checked first: you see row by row what would be added or changed, and nothing is written before you say so.",
  hint:
    "Export the products to see the columns. A product is found by its id, else by its slug, else by its name; columns that are missing stay as they are.",
  limit: `At most ${formatNumber(IMPORT_ROWS_MAX)} rows and ${
    IMPORT_BYTES_MAX / 1024 / 1024
  } MB. With translations a CSV grows large: the same list as XLSX is a fraction of it.`,
  choose: "Choose a file",
  another: "Choose another file",
  drop: "Drop a CSV or XLSX file here, or",
  sending: (percent: number) => `Sending ${percent}%`,
  checking: "Checking the file…",
  failed: "The file cannot be imported",
  error: "An error occurred while importing the products",
  actions: { add: "Added", change: "Changed", same: "Unchanged", refuse: "Refused" },
  all: "All",
  show: "Show",
  columns: ["Row", "Product", "What happens", "Details"],
  empty: "No such rows",
  loadError: "The rows could not be loaded",
  refused: (count: number) =>
    `${count} ${
      count === 1 ? "row is" : "rows are"
    } refused. Correct them in the file and choose it again: nothing is imported until every row can be.`,
  nothing: "The file says what the products say already: there is nothing to import.",
  run: (count: string, one: boolean) => `Import ${count} ${one ? "product" : "products"}`,
  writing: "Importing…",
  progress: (done: string, total: string) => `${done} of ${total} written`,
  done: "Products imported successfully",
  doneHint: (added: string, changed: string) => `${added} added, ${changed} changed.`,
  more: "Show more",
  back: "Back to the products",
} as const;

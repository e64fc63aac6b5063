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
    "A product is found by its ID, else by its slug, else by its name; columns that are missing stay as they are.",
  template: { xlsx: "Download a template (XLSX)", csv: "Download a template (CSV)" },
  known: "What each column takes",
  knownColumns: ["Column", "A cell holds"],
  map: {
    title: "Columns of your file",
    intro: "Choose what each column holds. What is left out is not imported.",
    columns: ["In your file", "First cell", "Is taken as"],
    unnamed: (place: number) => `Column ${place}`,
    of: (heading: string) => `“${heading}” is taken as`,
    none: "Leave out",
    check: "Check with these columns",
    left: (headings: string) => `Left out: ${headings}`,
    open: "Change the columns",
  },
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
    } refused. Import the others now if you like: the refused ones are in a file of their own, each with what is wrong. Correct them there and import that file.`,
  refusedFile: "Download the refused rows",
  leftOut: (count: number) =>
    `${count} ${
      count === 1 ? "row was" : "rows were"
    } left out. Correct them in the file of refused rows and import that.`,
  nothing: "The file says what the products say already: there is nothing to import.",
  run: (count: string, one: boolean) => `Import ${count} ${one ? "product" : "products"}`,
  runOthers: (count: string, one: boolean) => `Import the other ${one ? "product" : `${count} products`}`,
  writing: "Importing…",
  progress: (done: string, total: string) => `${done} of ${total} written`,
  done: "Products imported successfully",
  doneHint: (added: string, changed: string) => `${added} added, ${changed} changed.`,
  more: "Show more",
  back: "Back to the products",
} as const;

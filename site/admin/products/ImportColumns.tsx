import { useState } from "react";
import {
  type ImportColumn,
  KnownColumnSchema,
  type ProductImport,
  ProductImportSchema,
} from "../../../contract/product_import.ts";
import { read } from "../api.ts";
import { Button } from "../ui/Button.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { Folded } from "../ui/Folded.tsx";
import { Alert } from "../ui/Notice.tsx";
import { useCall } from "../use_call.ts";
import { useAll } from "../use_read.ts";
import { importTexts } from "./import_texts.ts";

const own = importTexts.map;

/** The columns that a file can have. They never change while the panel is open. */
function useKnownColumns() {
  return useAll("/api/admin/products/import-columns", KnownColumnSchema).data ?? [];
}

/** The title of a column by its name. */
export function useColumnTitle(): (name: string) => string {
  const known = useKnownColumns();
  return (name) => known.find((column) => column.name === name)?.title ?? name;
}

/** The columns with how their cells are written, for who fills in a file. */
export function KnownColumns() {
  const known = useKnownColumns();
  return (
    <Folded summary={importTexts.known}>
      <DataTable
        caption={importTexts.known}
        columns={[
          { header: importTexts.knownColumns[0], className: "column-main", cell: ({ title }) => title },
          { header: importTexts.knownColumns[1], cell: ({ cells }) => cells },
        ]}
        rows={known}
        keyOf={({ name }) => name}
      />
    </Folded>
  );
}

interface Props {
  checked: ProductImport;
  onChecked(checked: ProductImport): void;
}

/** What each column of the file is taken as. The file is checked again with what is chosen. */
export function ImportColumns({ checked, onChecked }: Props) {
  const known = useKnownColumns();
  const [chosen, setChosen] = useState(() => checked.columns.map(({ column }) => column));
  const check = useCall({
    send: (columns: string[]) =>
      read(`/api/admin/products/import/${checked.id}/columns`, ProductImportSchema, {
        method: "POST",
        body: { columns },
      }),
    onDone: onChecked,
    failed: ({ message }) => message,
  });
  const rows = checked.columns.map((column, place) => ({ ...column, place }));
  const nameOf = ({ heading, place }: ImportColumn & { place: number }) =>
    heading.trim() || own.unnamed(place + 1);
  return (
    <div className="stack">
      <p>{own.intro}</p>
      {checked.message && <Alert>{checked.message}</Alert>}
      <DataTable
        caption={own.title}
        columns={[
          { header: own.columns[0], className: "column-main", cell: nameOf },
          { header: own.columns[1], cell: ({ sample }) => <span className="break">{sample}</span> },
          {
            header: own.columns[2],
            cell: (row) => (
              <select
                className="input"
                aria-label={own.of(nameOf(row))}
                value={chosen[row.place]}
                onChange={({ currentTarget: { value } }) => setChosen(chosen.with(row.place, value))}
              >
                <option value="">{own.none}</option>
                {known.map(({ name, title }) => <option key={name} value={name}>{title}</option>)}
              </select>
            ),
          },
        ]}
        rows={rows}
        keyOf={({ place }) => String(place)}
      />
      <div>
        <Button
          changes
          look="primary"
          busy={check.isPending && importTexts.checking}
          onClick={() => check.run(chosen)}
        >
          {own.check}
        </Button>
      </div>
    </div>
  );
}

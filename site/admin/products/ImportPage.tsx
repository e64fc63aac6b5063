import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { DropZone } from "../ui/DropZone.tsx";
import { FileButton } from "../ui/FileButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Alert } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Section } from "../ui/Section.tsx";
import { CheckedImport } from "./CheckedImport.tsx";
import { KnownColumns } from "./ImportColumns.tsx";
import { importTexts as own } from "./import_texts.ts";
import { sendImport } from "./send_import.ts";

const TYPES = [
  ".csv",
  ".xlsx",
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
];

/** Imports products from a spreadsheet: upload, check row by row, then write all rows. */
export function ImportPage({ onClose }: { onClose(): void }) {
  const [sent, setSent] = useState(0);
  const check = useMutation({
    mutationFn: (file: File) => {
      setSent(0);
      return sendImport(file, setSent);
    },
  });
  const take = ([file]: File[]) => {
    if (file && !check.isPending) check.mutate(file);
  };
  return (
    <div className="stack">
      <h2>{own.title}</h2>
      <Section title={own.file}>
        <p>{own.intro}</p>
        <DropZone onFiles={take}>
          <p>{own.drop}</p>
          <FileButton types={TYPES} icon="upload" look={check.data ? "plain" : "primary"} onFiles={take}>
            {check.data ? own.another : own.choose}
          </FileButton>
        </DropZone>
        <p className="import-actions">
          {(["xlsx", "csv"] as const).map((format) => (
            <a
              key={format}
              className="button button-quiet"
              href={`/api/admin/products/import-template?format=${format}`}
              download
            >
              <Icon name="download" size={18} />
              {own.template[format]}
            </a>
          ))}
        </p>
        <KnownColumns />
        <p className="field-hint">{own.hint}</p>
        <p className="field-hint">{own.limit}</p>
        {check.isPending && (
          <div role="status">
            <ProgressBar label={own.checking} value={sent < 1 ? sent : null} />
            <p>{sent < 1 ? own.sending(Math.floor(sent * 100)) : own.checking}</p>
          </div>
        )}
        {check.isError && (
          <Alert>
            {own.failed}: {check.error.message}
          </Alert>
        )}
      </Section>
      {check.data && !check.isPending && (
        <CheckedImport key={check.data.id} first={check.data} onClose={onClose} />
      )}
      <div>
        <Button icon="left" onClick={onClose}>{own.back}</Button>
      </div>
    </div>
  );
}

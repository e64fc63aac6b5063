import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ProductImport, ProductImportSchema } from "../../../contract/product_import.ts";
import { isUnauthorized, read } from "../api.ts";
import { formatNumber } from "../format.ts";
import { useMutateOnce } from "../use_call.ts";
import { refreshData } from "../query_client.ts";
import { useUndo } from "../use_undo.ts";
import { showError } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Folded } from "../ui/Folded.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Alert } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Section } from "../ui/Section.tsx";
import { useRead } from "../use_read.ts";
import { ImportColumns } from "./ImportColumns.tsx";
import { importTexts as own } from "./import_texts.ts";
import { ImportRows } from "./ImportRows.tsx";

const ASK_EVERY_MS = 300;

/** What the columns of the file are, what its rows would change, and the import's progress. */
export function CheckedImport({ first, onClose }: { first: ProductImport; onClose(): void }) {
  const [{ checked, times }, setChecked] = useState({ checked: first, times: 0 });
  const left = checked.columns.filter(({ column }) => column === "").map(({ heading }) => heading.trim());
  const columns = (
    <ImportColumns
      checked={checked}
      onChecked={(checked) => setChecked({ checked, times: times + 1 })}
    />
  );
  if (checked.state === "columns") return <Section title={own.map.title}>{columns}</Section>;
  return (
    <>
      <Folded summary={own.map.open}>{columns}</Folded>
      {left.some(Boolean) && <p>{own.map.left(left.filter(Boolean).join(", "))}</p>}
      <CheckedRows key={times} checked={checked} onClose={onClose} />
    </>
  );
}

/** What the rows would change, the button that starts the import, and the import's progress. */
function CheckedRows({ checked, onClose }: { checked: ProductImport; onClose(): void }) {
  const client = useQueryClient();
  const offerUndo = useUndo();
  const path = `/api/admin/products/import/${checked.id}`;
  const start = useMutation({
    mutationFn: () => read(`${path}/run?refused=skip`, ProductImportSchema, { method: "POST" }),
    onError(error) {
      if (!isUnauthorized(error)) showError(error.message || own.error);
    },
  });
  const startOnce = useMutateOnce(start);
  const progress = useRead(path, ProductImportSchema, {
    enabled: start.isSuccess,
    refetchInterval: ({ state }) => state.data?.state === "writing" || !state.data ? ASK_EVERY_MS : false,
    gcTime: 0,
  });
  const now = progress.data ?? start.data ?? checked;
  useEffect(() => {
    if (now.state === "done") {
      offerUndo({
        said: own.done,
        description: own.doneHint(formatNumber(now.counts.add), formatNumber(now.counts.change)),
        path: "/api/admin/products/undo",
        body: { batch: now.id },
      });
      void refreshData(client);
      // The refused rows can still be downloaded here.
      if (now.counts.refuse === 0) onClose();
    } else if (now.state === "failed") showError(now.message ?? own.error);
  }, [now.state]);
  const { counts, total, done } = now;
  const busy = start.isPending || now.state === "writing";

  return (
    <Section title={checked.file}>
      <p className="import-counts" role="status">
        <span className="badge badge-done">{`${own.actions.add}: ${formatNumber(counts.add)}`}</span>
        <span className="badge badge-open">{`${own.actions.change}: ${formatNumber(counts.change)}`}</span>
        <span className="badge badge-count">{`${own.actions.same}: ${formatNumber(counts.same)}`}</span>
        {counts.refuse > 0 && (
          <span className="badge badge-suspected">
            {`${own.actions.refuse}: ${formatNumber(counts.refuse)}`}
          </span>
        )}
      </p>
      {counts.refuse > 0 && (
        <>
          <Alert>{now.state === "done" ? own.leftOut(counts.refuse) : own.refused(counts.refuse)}</Alert>
          <p className="import-actions">
            <a className="button button-plain" href={`${path}/refused?format=xlsx`} download>
              <Icon name="download" size={18} />
              {own.refusedFile}
            </a>
          </p>
        </>
      )}
      {counts.refuse === 0 && total === 0 && <p>{own.nothing}</p>}
      {now.state === "failed" && <Alert>{now.message ?? own.error}</Alert>}
      {busy
        ? (
          <div>
            <ProgressBar label={own.writing} value={total > 0 ? done / total : null} />
            <p>{own.progress(formatNumber(done), formatNumber(total))}</p>
          </div>
        )
        : total > 0 && now.state === "ready" && (
          <div>
            <Button changes look="primary" icon="check" onClick={() => startOnce()}>
              {(counts.refuse > 0 ? own.runOthers : own.run)(formatNumber(total), total === 1)}
            </Button>
          </div>
        )}
      <ImportRows id={checked.id} first={counts.refuse > 0 ? "refuse" : ""} />
    </Section>
  );
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ProductImport, ProductImportSchema } from "../../../contract/product_import.ts";
import { isUnauthorized, read } from "../api.ts";
import { formatNumber } from "../format.ts";
import { useMutateOnce } from "../use_call.ts";
import { refreshData } from "../query_client.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Alert } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Section } from "../ui/Section.tsx";
import { importTexts as own } from "./import_texts.ts";
import { ImportRows } from "./ImportRows.tsx";

const ASK_EVERY_MS = 300;

/** The result of the check, the button that starts the import, and the import's progress. */
export function CheckedImport({ checked, onClose }: { checked: ProductImport; onClose(): void }) {
  const client = useQueryClient();
  const path = `/api/admin/products/import/${checked.id}`;
  const start = useMutation({
    mutationFn: () => read(`${path}/run`, ProductImportSchema, { method: "POST" }),
    onError(error) {
      if (!isUnauthorized(error)) showError(error.message || own.error);
    },
  });
  const startOnce = useMutateOnce(start);
  const progress = useQuery({
    queryKey: ["import", checked.id],
    queryFn: ({ signal }) => read(path, ProductImportSchema, { signal }),
    enabled: start.isSuccess,
    refetchInterval: ({ state }) => state.data?.state === "writing" || !state.data ? ASK_EVERY_MS : false,
    gcTime: 0,
  });
  const now = progress.data ?? start.data ?? checked;
  useEffect(() => {
    if (now.state === "done") {
      showSuccess(own.done, own.doneHint(formatNumber(now.counts.add), formatNumber(now.counts.change)));
      void refreshData(client);
      onClose();
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
      {counts.refuse > 0 && <Alert>{own.refused(counts.refuse)}</Alert>}
      {counts.refuse === 0 && total === 0 && <p>{own.nothing}</p>}
      {now.state === "failed" && <Alert>{now.message ?? own.error}</Alert>}
      {busy
        ? (
          <div>
            <ProgressBar label={own.writing} value={total > 0 ? done / total : null} />
            <p>{own.progress(formatNumber(done), formatNumber(total))}</p>
          </div>
        )
        : counts.refuse === 0 && total > 0 && now.state === "ready" && (
          <div>
            <Button changes look="primary" icon="check" onClick={() => startOnce()}>
              {own.run(formatNumber(total), total === 1)}
            </Button>
          </div>
        )}
      <ImportRows id={checked.id} first={counts.refuse > 0 ? "refuse" : ""} />
    </Section>
  );
}

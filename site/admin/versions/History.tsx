import { useState } from "react";
import { createPortal } from "react-dom";
import { type VersionSummary, VersionSummarySchema } from "../../../contract/version.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { formatRelative } from "../format.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { useAll } from "../use_read.ts";
import { type HistoryProps, VersionDifference } from "./VersionDifference.tsx";
import { versionTexts as own } from "./version_texts.ts";

/** A button that opens a document's saved versions: who saved them, what differs, how to restore one. */
export function History<Value>(props: HistoryProps<Value>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="history" aria-haspopup="dialog" onClick={() => setOpen(true)}>{own.open}</Button>
      {open && createPortal(
        // React events bubble through a portal: without this, the form around it would be submitted.
        <div onSubmit={(event) => event.stopPropagation()}>
          <HistoryDialog {...props} onClose={() => setOpen(false)} />
        </div>,
        document.body,
      )}
    </>
  );
}

function HistoryDialog<Value>(props: HistoryProps<Value> & { onClose(): void }) {
  const { resource, id, form, onClose } = props;
  const path = `${resource.path}/${id}`;
  const [chosen, choose] = useState<string | null>(null);
  const list = useAll(`${path}/versions`, VersionSummarySchema, {
    gcTime: 0,
  });
  const version = list.data?.find(({ id }) => id === chosen) ?? list.data?.[0];
  return (
    <Dialog title={own.title} className="dialog-wide" onClose={onClose}>
      {list.isError && !list.data
        ? <LoadFailure title={own.loadError} query={list} />
        : !list.data
        ? <p role="status">{texts.loading}</p>
        : !version
        ? <EmptyState icon="history" title={own.empty} hint={own.emptyHint} />
        : (
          <>
            <p className="muted">{own.intro}</p>
            <div className="history">
              <VersionList versions={list.data} chosen={version.id} onChoose={choose} />
              <VersionDifference
                key={version.id}
                {...props}
                version={version}
                onRestore={(draft) => {
                  form.fill(draft);
                  onClose();
                  showSuccess(own.restored, own.restoredHint);
                }}
              />
            </div>
          </>
        )}
      <footer className="dialog-footer">
        <Button onClick={onClose}>{own.close}</Button>
      </footer>
    </Dialog>
  );
}

interface ListProps {
  versions: VersionSummary[];
  chosen: string;
  onChoose(id: string): void;
}

function VersionList({ versions, chosen, onChoose }: ListProps) {
  return (
    <ul className="history-list" aria-label={own.list}>
      {versions.map(({ id, at, username, isDraft }, index) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span className="row-name">{formatDateTime(at)}</span>
            <span className="muted">
              {own.by(username)}, {index === 0 ? own.newest : formatRelative(at)}
              {isDraft && `, ${own.draft}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

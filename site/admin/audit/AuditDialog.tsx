import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { AuditDifferenceSchema, type AuditEntry } from "../../../contract/audit.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { read } from "../api.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { Differences } from "../versions/Differences.tsx";
import { auditTexts as own } from "./audit_texts.ts";
import { formOf } from "./form_of.ts";
import { toldDifferences } from "./told_differences.ts";

interface Props {
  entry: AuditEntry;
  /** Who did what, in words. */
  title: string;
  /** The page of the panel where it is edited. */
  href: string | undefined;
  onClose(): void;
}

/** What one change made different, field by field. */
export function AuditDialog({ entry, title, href, onClose }: Props) {
  const path = `/api/admin/audit/${entry.id}/difference`;
  const found = useQuery({
    queryKey: [path],
    async queryFn({ signal }) {
      const [form, difference] = await Promise.all([
        formOf(entry),
        read(path, AuditDifferenceSchema, { signal }),
      ]);
      return toldDifferences(form, difference);
    },
    gcTime: 0,
  });
  return (
    <Dialog title={title} className="dialog-wide" onClose={onClose}>
      <p className="muted">{own.by(entry.username, formatDateTime(entry.at))}</p>
      {found.isError
        ? <LoadFailure title={own.differenceError} query={found} />
        : !found.data
        ? <p role="status">{texts.loading}</p>
        : <Differences rows={found.data} legend={own.legend} />}
      <footer className="dialog-footer">
        {href && <Link className="button button-plain" href={href}>{own.open}</Link>}
        <Button onClick={onClose}>{own.close}</Button>
      </footer>
    </Dialog>
  );
}

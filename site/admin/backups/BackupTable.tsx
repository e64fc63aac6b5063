import type { Backup } from "../../../contract/backup.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { formatBytes, formatNumber } from "../format.ts";
import { actionsColumn } from "../list/RowActions.tsx";
import { texts } from "../texts.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { backupTexts as own } from "./backup_texts.ts";

interface Props {
  backups: Backup[];
  isRunning: boolean;
  onCheck(id: string): void;
}

/** When each was made and by whom, what became of it, and where it is. */
export function BackupTable({ backups, isRunning, onCheck }: Props) {
  const columns: Column<Backup>[] = [
    {
      header: own.columns[0],
      className: "column-main",
      cell: ({ at, by, problem }) => (
        <>
          <time className="row-name" dateTime={at}>{formatDateTime(at)}</time>
          <span className="muted break">{by === null ? own.bySchedule : own.by(by)}</span>
          {problem && <span className="backup-problem break">{problem}</span>}
        </>
      ),
    },
    { header: own.columns[1], cell: ({ size }) => size === null ? texts.none : formatBytes(size) },
    { header: own.columns[2], cell: ({ records }) => records === null ? texts.none : formatNumber(records) },
    {
      header: own.columns[3],
      cell: ({ checkedAt, problem }) =>
        problem ? <span className="badge badge-suspected">{own.failedOne}</span> : (
          <>
            <span className="badge badge-done">{own.ok}</span>{" "}
            {checkedAt && <time className="muted" dateTime={checkedAt}>{formatDateTime(checkedAt)}</time>}
          </>
        ),
    },
    {
      header: own.columns[4],
      cell: ({ where, isEncrypted }) => (
        <>
          <span className="break">{where}</span>
          {isEncrypted && <span className="muted">{own.isEncrypted}</span>}
        </>
      ),
    },
    actionsColumn(
      ({ at }) => own.checkOf(formatDateTime(at)),
      ({ id, size }) =>
        size === null
          ? []
          : [{ label: own.check, changes: true, disabled: isRunning, run: () => onCheck(id) }],
    ),
  ];
  return <DataTable caption={own.actions.title} columns={columns} rows={backups} keyOf={({ id }) => id} />;
}

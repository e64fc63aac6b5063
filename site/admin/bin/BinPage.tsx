import { useQuery } from "@tanstack/react-query";
import { BinEmptiedSchema, type BinEntry, BinEntrySchema } from "../../../contract/bin.ts";
import { ask } from "../ask.ts";
import { read, readList, send } from "../api.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { excerpt } from "../format.ts";
import type { ListDescription, OpenList } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { RowAction } from "../list/RowActions.tsx";
import { useMay } from "../rights.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { useCall } from "../use_call.ts";
import { binTexts as own } from "./bin_texts.ts";

const PATH = "/api/admin/bin";
const DAY_MS = 24 * 60 * 60 * 1_000;
/** A name may be a visitor's whole question. */
const NAME_MAX = 120;

const restorePath = ({ kind, documentId }: BinEntry) =>
  `/api/admin/${kind}/${encodeURIComponent(documentId)}/restore`;
const nameOf = ({ name, kind }: BinEntry) => name ? excerpt(name, NAME_MAX) : own.kinds[kind];

/** What was deleted, the last first. */
const binList: ListDescription<BinEntry> = {
  resource: { path: PATH, schema: BinEntrySchema, texts: own },
  intro: own.intro,
  icon: "trash",
  nameOf,
  filters: [{
    kind: "choice",
    name: "kind",
    label: own.kind,
    all: own.all,
    choices: Object.entries(own.kinds),
  }],
  useActions: useBinActions,
  columns: [
    {
      header: own.columns[0],
      sort: "name",
      className: "column-main",
      cell: (entry) => (
        <>
          <span className="row-name break">{nameOf(entry)}</span>
          <span className="muted">{own.kinds[entry.kind]}</span>
        </>
      ),
    },
    { header: own.columns[1], sort: "by", cell: ({ by }) => <span className="break">{by}</span> },
    {
      header: own.columns[2],
      sort: "deletedAt",
      isDescending: true,
      cell: ({ deletedAt, endsAt }) => (
        <span className="when">
          <time dateTime={deletedAt}>{formatDateTime(deletedAt)}</time>
          <br />
          <span className="muted">{own.daysLeft(daysUntil(endsAt))}</span>
        </span>
      ),
    },
  ],
};

export function BinPage() {
  return <ListPage list={binList} tools={(list) => <EmptyButton {...list} />} />;
}

function useBinActions({ onGone }: OpenList) {
  const may = useMay();
  const restore = useCall({
    send: (entry: BinEntry) => send(restorePath(entry), { method: "POST" }),
    onDone(_, entry) {
      showSuccess(own.restored(nameOf(entry)));
      onGone();
    },
    failed: own.restoreError,
  });
  const purge = useCall({
    send: ({ id }: BinEntry) => send(`${PATH}/${id}`, { method: "DELETE" }),
    onDone() {
      showSuccess(own.purged);
      onGone();
    },
    failed: own.purgeError,
  });
  return {
    actionsOf(entry: BinEntry): RowAction[] {
      const actions: RowAction[] = [];
      if (may("POST", restorePath(entry))) {
        actions.push({ label: own.restore, icon: "undo", look: "plain", run: () => restore.run(entry) });
      }
      if (may("DELETE", `${PATH}/${entry.id}`)) {
        actions.push({
          label: own.purge,
          icon: "trash",
          look: "danger",
          run: (name) => ask({ words: own.confirmPurge(name), yes: own.purge, run: () => purge.run(entry) }),
        });
      }
      return actions;
    },
  };
}

function EmptyButton({ onGone }: OpenList) {
  const may = useMay();
  const empty = useCall({
    send: () => read(`${PATH}/empty`, BinEmptiedSchema, { method: "POST" }),
    onDone({ deleted }) {
      showSuccess(own.emptied(deleted));
      onGone();
    },
    failed: own.purgeError,
  });
  const first = `${PATH}?limit=1`;
  const { data } = useQuery({
    queryKey: [PATH, first],
    queryFn: ({ signal }) => readList(first, BinEntrySchema, { signal }),
  });
  if (!data?.total || !may("POST", `${PATH}/empty`)) return null;
  return (
    <Button
      look="danger"
      icon="trash"
      onClick={() => ask({ words: own.confirmEmpty, yes: own.emptyAll, run: empty.run })}
    >
      {own.emptyAll}
    </Button>
  );
}

const daysUntil = (endsAt: string): number => Math.ceil((Date.parse(endsAt) - Date.now()) / DAY_MS);

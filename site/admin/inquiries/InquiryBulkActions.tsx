import { AssignedManySchema, DeletedManySchema, ResolvedManySchema } from "../../../contract/inquiry.ts";
import { ask } from "../ask.ts";
import { read } from "../api.ts";
import { formatNumber } from "../format.ts";
import type { Selection } from "../list/use_selection.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import { INQUIRIES_PATH, useColleagues, useInquirySources, useNameOf } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";

/** Buttons that resolve or delete the selected inquiries. */
export function InquiryBulkActions({ selection: { ids, count, clear } }: { selection: Selection }) {
  const offerUndo = useUndo();
  const resolve = useCall({
    send: () => read(`${INQUIRIES_PATH}/resolve`, ResolvedManySchema, { method: "POST", body: { ids } }),
    onDone({ resolved, changed }) {
      const said = resolved === 1 ? own.marked : own.markedMany(formatNumber(resolved));
      if (changed.length === 0) showSuccess(said);
      else offerUndo({ said, path: `${INQUIRIES_PATH}/reopen`, body: { ids: changed } });
      clear();
    },
    failed: own.resolveError,
  });
  const remove = useDeletion("delete", clear);
  const many = formatNumber(count);
  return (
    <>
      <Button
        look="primary"
        icon="check"
        busy={resolve.isPending && own.resolving}
        onClick={() => resolve.run()}
      >
        {own.resolveMany(many)}
      </Button>
      <AssignMany ids={ids} onDone={clear} />
      <Button
        look="danger"
        icon="trash"
        onClick={() => ask({ words: question(many), yes: texts.list.delete, run: () => remove({ ids }) })}
      >
        {own.deleteMany(many)}
      </Button>
    </>
  );
}

/** Gives the selected inquiries to a colleague. Not shown where there is none. */
function AssignMany({ ids, onDone }: { ids: readonly string[]; onDone(): void }) {
  const names = useColleagues() ?? [];
  const nameOf = useNameOf();
  const offerUndo = useUndo();
  const path = `${INQUIRIES_PATH}/assign`;
  const assign = useCall({
    send: (assignee: string | null) =>
      read(path, AssignedManySchema, {
        method: "POST",
        body: { assignees: Object.fromEntries(ids.map((id) => [id, assignee])) },
      }),
    onDone({ assignees }, assignee) {
      const many = formatNumber(Object.keys(assignees).length);
      const said = own.work.assigned(many, assignee ? nameOf(assignee) : own.work.nobody);
      offerUndo({ said, path, body: { assignees } });
      onDone();
    },
    failed: own.work.error,
  });
  if (names.length < 2) return null;
  const label = own.work.assignMany(formatNumber(ids.length));
  return (
    <select
      className="input"
      aria-label={label}
      value=""
      disabled={assign.isPending}
      onChange={({ currentTarget: { selectedIndex } }) => assign.run(names[selectedIndex - 2] ?? null)}
    >
      <option value="" disabled>{label}</option>
      <option>{own.work.nobody}</option>
      {names.map((name) => <option key={name}>{nameOf(name)}</option>)}
    </select>
  );
}

/** The button that deletes all inquiries that a program probably sent, while there are any. */
export function DeleteSuspected() {
  const count = useInquirySources()?.suspected ?? 0;
  const remove = useDeletion("delete-suspected", () => {});
  if (count === 0) return null;
  const many = formatNumber(count);
  return (
    <Button
      look="danger"
      icon="trash"
      onClick={() => ask({ words: question(many), yes: texts.list.delete, run: () => remove({}) })}
    >
      {own.deleteSuspected(many)}
    </Button>
  );
}

const question = (many: string) => `${own.confirmDeleteMany(many)}\n\n${texts.list.manyToBin}`;

function useDeletion(command: "delete" | "delete-suspected", onDone: () => void) {
  const offerUndo = useUndo();
  return useCall({
    send: (body: object) => read(`${INQUIRIES_PATH}/${command}`, DeletedManySchema, { method: "POST", body }),
    onDone({ deleted, batch }) {
      offerUndo({
        said: own.deletedMany(formatNumber(deleted)),
        path: `${INQUIRIES_PATH}/restore`,
        body: { batch },
      });
      onDone();
    },
    failed: own.deleteError,
  }).run;
}

import type { KeptState } from "../../../contract/kept_knowledge.ts";
import { readDocument } from "../api.ts";
import type { Resource } from "../form/resource.ts";
import { draftOf, inputOf } from "../form/draft.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListRow, OpenList, ResourceListDescription } from "../list/list_description.ts";
import { showSuccess } from "../toasts.ts";
import type { Column } from "../ui/DataTable.tsx";
import { useCall } from "../use_call.ts";
import { knowledgeTexts as own } from "./knowledge_texts.ts";

/** An entry that comes with the software, or that the owner wrote or changed. */
interface KeptRow extends ListRow {
  hidden: boolean;
  state: KeptState;
}

type Kept<T extends KeptRow> = Required<
  Pick<ResourceListDescription<T>, "filters" | "useActions" | "resource" | "icon" | "intro">
>;

/** The section of every such form by which an entry is hidden. */
export const inUse = {
  title: own.inUse,
  side: true,
  rows: [{ path: "hidden", label: own.hidden, kind: "check", hint: own.hiddenHint }],
} as const;

export function stateColumn<T extends KeptRow>(): Column<T> {
  return {
    header: own.state,
    cell: ({ state, hidden }) => (
      <span className="badges">
        <span className={state === "shipped" ? "badge badge-count" : "badge badge-done"}>
          {own.states[state]}
        </span>
        {hidden && <span className="badge badge-open">{own.states.hidden}</span>}
      </span>
    ),
  };
}

/** What the lists of such entries have in common: their filter, and what can be done with a row. */
export function keptList<T extends KeptRow>(resource: Resource<T>, intro: string): Kept<T> {
  const useStored = editAndDelete(resource, ({ state }) => state === "own" ? {} : removals[state]);
  return {
    resource,
    intro,
    icon: "article",
    filters: [{
      kind: "choice",
      name: "state",
      label: own.state,
      all: own.anyState,
      choices: Object.entries(own.states),
    }],
    useActions(list) {
      const stored = useStored(list);
      const hide = useHide(resource, list);
      return {
        actionsOf: (row) => [
          ...stored.actionsOf(row),
          // It would publish what waits beside the row.
          ...Object(row).draft
            ? []
            : [{ label: row.hidden ? own.show : own.hide, changes: true, run: () => hide(row) }],
        ],
      };
    },
  };
}

const removals = {
  shipped: null,
  changed: {
    label: own.goBack,
    icon: "undo" as const,
    look: "quiet" as const,
    changes: true,
    confirmDelete: own.confirmGoBack,
    deleted: own.wentBack,
  },
};

/** Hides an entry, or shows it again. */
function useHide<T extends KeptRow>(resource: Resource<T>, { onGone }: OpenList) {
  const { path, schema, texts } = resource;
  return useCall({
    async send({ id, hidden }: T) {
      const { value, etag } = await readDocument(`${path}/${id}`, schema);
      const body = { ...inputOf(resource, draftOf(resource, value)), hidden: !hidden };
      return await readDocument(`${path}/${id}`, schema, { method: "PUT", body, ifMatch: etag });
    },
    onDone({ value }) {
      showSuccess(value.hidden ? own.hiddenNow : own.shownNow);
      onGone();
    },
    failed: texts.saveError,
  }).run;
}

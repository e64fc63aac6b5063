import { useLocation } from "wouter";
import { ask } from "../ask.ts";
import { ApiFailure, readDocument, send } from "../api.ts";
import { contentsOf, draftOf } from "../form/draft.ts";
import type { Resource } from "../form/resource.ts";
import type { ResourceTexts } from "../form/resource_texts.ts";
import { texts } from "../texts.ts";
import { showError } from "../toasts.ts";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import type { ListRow, OpenList } from "./list_description.ts";
import { deleteAction, editAction, type RowAction } from "./RowActions.tsx";

/** What deleting a row is called, where it is not just that. */
interface Removal extends Partial<Omit<RowAction, "run">> {
  confirmDelete?: string;
  deleted?: string;
  /** Why it cannot be deleted now, and the page where that is changed. */
  inUse?: { said: string; label: string; href: string } | undefined;
}

/** The row actions of a list whose documents have a form. `removalOf` gives null for what cannot be deleted. */
export function editAndDelete<T extends ListRow>(
  resource: Resource<T>,
  removalOf: (row: T) => Removal | null = () => ({}),
) {
  return function useActions({ address, onGone }: OpenList) {
    const remove = useDelete(resource, onGone);
    return {
      actionsOf(row: T) {
        const edit = editAction(() => address.open({ action: "edit", id: row.id }));
        const removal = removalOf(row);
        if (!removal) return [edit];
        const { confirmDelete, deleted, inUse, ...shown } = removal;
        const own = { ...resource.texts, ...confirmDelete && { confirmDelete }, ...deleted && { deleted } };
        return [edit, {
          ...deleteAction((name) => remove({ row, own, inUse }, confirmDelete ?? question(own, name))),
          ...shown,
        }];
      },
    };
  };
}

interface Deleting<T> extends Pick<Removal, "inUse"> {
  row: T;
  own: ResourceTexts;
}

/** Deletes a row after a confirmation. Refuses if the document has changed since the list was loaded. */
function useDelete<T extends ListRow>(
  resource: Resource<T>,
  onDeleted: () => void,
): (deleting: Deleting<T>, words: string) => void {
  const offerUndo = useUndo();
  const [, navigate] = useLocation();
  const { path, schema } = resource;
  const contents = (value: T) => contentsOf(resource, draftOf(resource, value));
  const { run } = useCall({
    async send({ row, inUse }: Deleting<T>) {
      // List items carry no ETag, so the document is read again and compared with the row.
      const current = await readDocument(`${path}/${row.id}`, schema);
      if (contents(current.value) !== contents(row)) throw new ApiFailure(409, texts.list.stale);
      try {
        await send(`${path}/${row.id}`, { method: "DELETE", ifMatch: current.etag });
        return null;
      } catch (error) {
        if (inUse && error instanceof ApiFailure && error.status === 409) return inUse;
        throw error;
      }
    },
    onDone(kept, { row, own }) {
      if (kept) {
        const { said, label, href } = kept;
        return showError(said, undefined, { label, run: () => navigate(href) });
      }
      offerUndo({ said: own.deleted, path: `${path}/${row.id}/restore` });
      onDeleted();
    },
    failed: resource.texts.deleteError,
  });
  return (deleting, words) => ask({ words, yes: texts.list.delete, run: () => run(deleting) });
}

/** Names what goes, and where. */
function question({ confirmDelete }: ResourceTexts, name: string): string {
  return `${confirmDelete}\n\n${texts.list.toBin(name)}`;
}

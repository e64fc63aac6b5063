import { ApiFailure, readDocument, send } from "../api.ts";
import { contentsOf, draftOf } from "../form/draft.ts";
import type { Resource } from "../form/resource.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { useCall } from "../use_call.ts";
import type { ListRow, OpenList } from "./list_description.ts";
import { deleteAction, editAction } from "./RowActions.tsx";

/** The row actions of a list whose documents have a form. */
export function editAndDelete<T extends ListRow>(resource: Resource<T>) {
  return function useActions({ address, onGone }: OpenList) {
    const remove = useDelete(resource, onGone);
    return {
      actionsOf: (row: T) => [
        editAction(() => address.open({ action: "edit", id: row.id })),
        deleteAction(() => remove(row)),
      ],
    };
  };
}

/** Deletes a row after a confirmation. Refuses if the document has changed since the list was loaded. */
function useDelete<T extends ListRow>(
  resource: Resource<T>,
  onDeleted: () => void,
): (row: T) => void {
  const { path, schema, texts: own } = resource;
  const contents = (value: T) => contentsOf(resource, draftOf(resource, value));
  const { run } = useCall({
    async send(row: T) {
      // List items carry no ETag, so the document is read again and compared with the row.
      const current = await readDocument(`${path}/${row.id}`, schema);
      if (contents(current.value) !== contents(row)) throw new ApiFailure(409, texts.list.stale);
      await send(`${path}/${row.id}`, { method: "DELETE", ifMatch: current.etag });
    },
    onDone() {
      showSuccess(own.deleted);
      onDeleted();
    },
    failed: own.deleteError,
  });
  return (row) => {
    if (confirm(own.confirmDelete)) run(row);
  };
}

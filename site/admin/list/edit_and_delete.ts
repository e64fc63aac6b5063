import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure, isUnauthorized, readDocument, send } from "../api.ts";
import { contentsOf, draftOf } from "../form/draft.ts";
import type { Resource } from "../form/resource.ts";
import { refreshData } from "../query_client.ts";
import { texts } from "../texts.ts";
import { showError, showSuccess } from "../toasts.ts";
import type { OpenList, Row } from "./list_description.ts";
import { deleteAction, editAction } from "./RowActions.tsx";

/** The actions of a list whose rows are documents with a form. */
export function editAndDelete<T extends Row>(resource: Resource<T>) {
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

/** Deletes a row after a confirmation, and only as the person has seen it. */
function useDelete<T extends Row>(
  resource: Resource<T>,
  onDeleted: () => void,
): (row: T) => void {
  const client = useQueryClient();
  const { path, schema, texts: own } = resource;
  const contents = (value: T) => contentsOf(resource, draftOf(resource, value));
  const { mutate, isPending } = useMutation({
    async mutationFn(row: T) {
      // A list carries no ETags: that of the document counts if it still says what the row said.
      const current = await readDocument(`${path}/${row.id}`, schema);
      if (contents(current.value) !== contents(row)) throw new ApiFailure(409, texts.list.stale);
      await send(`${path}/${row.id}`, { method: "DELETE", ifMatch: current.etag });
    },
    onSuccess() {
      showSuccess(own.deleted);
      onDeleted();
    },
    onError(error) {
      if (!(error instanceof ApiFailure)) return showError(own.deleteError);
      if (isUnauthorized(error)) return;
      // These have a sentence of their own: the category is in use, somebody changed or deleted the row.
      showError(error.status === 409 || error.status === 404 ? error.message : own.deleteError);
    },
    onSettled: () => void refreshData(client),
  });
  return (row) => {
    if (!isPending && confirm(own.confirmDelete)) mutate(row);
  };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { ApiFailure, readDocument, send } from "./api.ts";
import { refreshData } from "./query_client.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess } from "./toasts.ts";

interface Options<T> {
  path: string;
  schema: z.ZodMiniType<T>;
  texts: { confirmDelete: string; deleted: string; deleteError: string };
  onDeleted(): void;
}

/** Deletes a row after a confirmation, and only the version that the person has looked at. */
export function useDelete<T extends { id: string }>({ path, schema, texts: own, onDeleted }: Options<T>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    async mutationFn(row: T) {
      const current = await readDocument(`${path}/${row.id}`, schema);
      if (JSON.stringify(current.value) !== JSON.stringify(row)) throw new ApiFailure(409, texts.list.stale);
      await send(`${path}/${row.id}`, { method: "DELETE", ifMatch: current.etag });
    },
    onSuccess() {
      showSuccess(own.deleted);
      onDeleted();
    },
    onError(error) {
      // A 409 has its own sentence: the category is in use, or somebody changed the row.
      const said = error instanceof ApiFailure && [404, 409].includes(error.status);
      if (!(error instanceof ApiFailure && error.status === 401)) {
        showError(said ? error.message : own.deleteError);
      }
    },
    onSettled: () => void refreshData(client),
  });
  return (row: T) => {
    if (!isPending && confirm(own.confirmDelete)) mutate(row);
  };
}

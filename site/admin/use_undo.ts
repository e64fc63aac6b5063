import { useQueryClient } from "@tanstack/react-query";
import { send } from "./api.ts";
import { refreshData } from "./query_client.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess } from "./toasts.ts";

/** Says that something was done, with a button that undoes it by a POST to `path`. */
export function useUndo(): (said: string, path: string, body?: object) => void {
  const client = useQueryClient();

  async function undo(path: string, body: object | undefined): Promise<void> {
    try {
      await send(path, { method: "POST", ...(body && { body }) });
      showSuccess(texts.list.undone);
    } catch (error) {
      showError(error instanceof Error ? error.message : texts.unexpected);
    }
    await refreshData(client);
  }

  return (said, path, body) =>
    showSuccess(said, undefined, { label: texts.list.undo, run: () => void undo(path, body) });
}

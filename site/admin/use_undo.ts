import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "./api.ts";
import { refreshData } from "./query_client.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess } from "./toasts.ts";

interface Undoable {
  /** What was done. */
  said: string;
  description?: string;
  /** The call that undoes it. */
  path: string;
  body?: object;
}

/** How much could not be undone, where a call undoes many. */
const LeftSchema = z.object({ left: z.optional(z.number()) });

/** Says that something was done, with a button that undoes it. */
export function useUndo(): (done: Undoable) => void {
  const client = useQueryClient();

  async function undo({ path, body }: Undoable): Promise<void> {
    try {
      const answer = await send(path, { method: "POST", ...(body && { body }) });
      const { left = 0 } = LeftSchema.parse(await answer.json());
      showSuccess(texts.list.undone, left > 0 ? texts.list.notUndone(left) : undefined);
    } catch (error) {
      showError(error instanceof Error ? error.message : texts.unexpected);
    }
    await refreshData(client);
  }

  return (done) =>
    showSuccess(done.said, done.description, { label: texts.list.undo, run: () => void undo(done) });
}

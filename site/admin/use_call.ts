import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiFailure, isUnauthorized } from "./api.ts";
import { refreshData } from "./query_client.ts";
import { texts } from "./texts.ts";
import { showError } from "./toasts.ts";

interface Mutation<V> {
  mutateAsync(variables: V): Promise<unknown>;
}

/**
 * Runs a mutation unless it is already running. `isPending` is too late for this: the second click of a
 * double click comes before React renders it. The mutation reports its own failures.
 */
export function useMutateOnce<V>(mutation: Mutation<V>): (variables: V) => void {
  const isRunning = useRef(false);
  return (variables) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutateAsync(variables).catch(() => {}).finally(() => isRunning.current = false);
  };
}

interface Options<V, R> {
  send(variables: V): Promise<R>;
  onDone?(answer: R, variables: V): unknown;
  /**
   * The toast for a failure. A text is replaced by the server's message if the document is in use, changed or
   * gone, or the call is not for the user's role. A function chooses the text; null shows no toast because the page shows the error.
   */
  failed: string | ((failure: ApiFailure) => string | null);
  /** Title of that toast, if not the default. */
  title?: string;
  /** False if `onDone` updates the cache itself. Otherwise all queries are refetched. */
  refreshes?: boolean;
}

/** A call that changes data: runs once at a time, shows failures in a toast, and refreshes the queries. */
export function useCall<R, V = void>({ send, onDone, failed, title, refreshes = true }: Options<V, R>) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (run: { with: V }) => send(run.with),
    onSuccess: (answer, run) => onDone?.(answer, run.with),
    onError(error) {
      const words = isUnauthorized(error) ? null : wordsFor(error, failed);
      if (words) showError(words, title);
    },
    onSettled() {
      if (refreshes) void refreshData(client);
    },
  });
  const { isPending, error, data, reset } = call;
  // As in an editor, the focus moves from the button of a small form to its first refused field.
  useEffect(() => {
    if (!(error instanceof ApiFailure) || error.issues.length === 0) return;
    document.activeElement?.closest("form")?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  const mutateOnce = useMutateOnce(call);
  return { run: (variables: V) => mutateOnce({ with: variables }), isPending, error, data, reset };
}

function wordsFor(error: Error, failed: Options<never, unknown>["failed"]): string | null {
  const isFailure = error instanceof ApiFailure;
  if (typeof failed === "function") return isFailure ? failed(error) : texts.unexpected;
  return isFailure && [403, 404, 409].includes(error.status) ? error.message : failed;
}

/** The server's message, or null if a form field shows the issue. */
export const unlessAtField = ({ message, issues }: ApiFailure): string | null =>
  issues.length > 0 ? null : message;

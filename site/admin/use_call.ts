import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiFailure, isUnauthorized } from "./api.ts";
import { refreshData } from "./query_client.ts";
import { texts } from "./texts.ts";
import { showError } from "./toasts.ts";

interface Mutation<V> {
  mutateAsync(variables: V): Promise<unknown>;
}

/**
 * Sends what a button asks for, and nothing more until that is answered: the second of two quick clicks comes before
 * `isPending` is rendered. What fails is told by the mutation itself.
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
   * What a toast says of a failure. A text gives way to the server's sentence where the document is in use, changed or
   * gone; a function chooses for itself, and gives null where the page says it.
   */
  failed: string | ((failure: ApiFailure) => string | null);
  /** Of that toast, if not the usual one. */
  title?: string;
  /** False where `onDone` has put the answer in the place of what was read before. */
  refreshes?: boolean;
}

/** A call that changes something: sent once at a time, its failure told in a toast, and what was read is read again. */
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
  const mutateOnce = useMutateOnce(call);
  return { run: (variables: V) => mutateOnce({ with: variables }), isPending, error, data, reset };
}

function wordsFor(error: Error, failed: Options<never, unknown>["failed"]): string | null {
  const isFailure = error instanceof ApiFailure;
  if (typeof failed === "function") return isFailure ? failed(error) : texts.unexpected;
  return isFailure && (error.status === 404 || error.status === 409) ? error.message : failed;
}

/** The server's sentence, unless a field of the form says what is wrong. */
export const unlessAtField = ({ message, issues }: ApiFailure): string | null =>
  issues.length > 0 ? null : message;

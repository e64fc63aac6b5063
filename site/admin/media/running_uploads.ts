import { useEffect, useState, useSyncExternalStore } from "react";
import { useUnsavedGuard } from "../unsaved_guard.ts";

/** Pictures on their way into a form's field. */
const uploads = new Set<symbol>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(upload: symbol, isRunning: boolean): void {
  if (isRunning) uploads.add(upload);
  else uploads.delete(upload);
  for (const listener of listeners) listener();
}

const isAnyRunning = (): boolean => uploads.size > 0;

/** Whether a form would be saved without a picture that is on its way. */
export const useIsUploading = (): boolean => useSyncExternalStore(subscribe, isAnyRunning);

/** Declares that a picture is on its way: forms wait for it, and who leaves is asked. */
export function useRunningUpload(isRunning: boolean): void {
  const [upload] = useState(() => Symbol("upload"));
  useUnsavedGuard(isRunning, upload);
  useEffect(() => {
    note(upload, isRunning);
    return () => note(upload, false);
  }, [isRunning, upload]);
}

import { useEffect, useState } from "react";
import { createStore, useStore, withMember } from "../../ui/create_store.ts";
import { useUnsavedGuard } from "../unsaved_guard.ts";

/** Pictures on their way into a form's field. */
const uploads = createStore<ReadonlySet<symbol>>(new Set());

/** Whether a form would be saved without a picture that is on its way. */
export const useIsUploading = (): boolean => useStore(uploads).size > 0;

/** Declares that a picture is on its way: forms wait for it, and who leaves is asked. */
export function useRunningUpload(isRunning: boolean): void {
  const [upload] = useState(() => Symbol("upload"));
  useUnsavedGuard(isRunning, upload);
  useEffect(() => {
    const note = (isOn: boolean) => uploads.set(withMember(uploads.get(), upload, isOn));
    note(isRunning);
    return () => note(false);
  }, [isRunning, upload]);
}

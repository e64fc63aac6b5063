import { useEffect, useState } from "react";
import { createStore, useStore, withMember } from "../../ui/create_store.ts";
import { useUnsavedGuard } from "../unsaved_guard.ts";

/** Image uploads that are running for form fields. */
const uploads = createStore<ReadonlySet<symbol>>(new Set());

/** Whether an image is still uploading: a form saved now would lack it. */
export const useIsUploading = (): boolean => useStore(uploads).size > 0;

/** Registers a running image upload. Forms wait for it, and leaving the page asks for confirmation. */
export function useRunningUpload(isRunning: boolean): void {
  const [upload] = useState(() => Symbol("upload"));
  useUnsavedGuard(isRunning, upload);
  useEffect(() => {
    const note = (isOn: boolean) => uploads.set(withMember(uploads.get(), upload, isOn));
    note(isRunning);
    return () => note(false);
  }, [isRunning, upload]);
}

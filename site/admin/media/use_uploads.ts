import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "../../ui/create_store.ts";
import { isUnauthorized } from "../api.ts";
import { refreshData } from "../query_client.ts";
import { checkSession } from "../session.ts";
import { mediaTexts } from "./media_texts.ts";
import { showError, showSuccess } from "../toasts.ts";
import { useUnsavedGuard } from "../unsaved_guard.ts";
import { uploadFile } from "./upload_file.ts";
import { isRunning, percentSent, UploadQueue } from "./UploadQueue.ts";

const own = mediaTexts.upload;

/** The uploads of the media page. Leaving the page stops them, so it asks for confirmation first. */
export function useUploads() {
  const client = useQueryClient();
  const [queue] = useState(() =>
    new UploadQueue({
      send: uploadFile,
      onStored: () => void refreshData(client),
      onEnd({ failed }) {
        if (failed === 0) showSuccess(own.success);
        else showError(own.someFailed, own.failed);
      },
      onError(error) {
        if (isUnauthorized(error)) void checkSession(client);
      },
    })
  );
  const uploads = useStore(queue.uploads);
  const running = uploads.some(isRunning);
  const [form] = useState(() => Symbol("uploads"));
  useUnsavedGuard(running, form);
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, uploads, running, percent: percentSent(uploads) };
}

export type Uploads = ReturnType<typeof useUploads>;

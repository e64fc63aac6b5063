import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Media, UPLOAD_RULES, type UploadPurpose } from "../../../contract/media.ts";
import { ApiFailure, isUnauthorized } from "../api.ts";
import { refreshData } from "../query_client.ts";
import { checkSession } from "../session.ts";
import { mediaTexts } from "./media_texts.ts";
import { useRunningUpload } from "./running_uploads.ts";
import { fitPicture } from "./fit_picture.ts";
import { showError, showSuccess } from "../toasts.ts";
import { objectionTo, uploadFile } from "./upload_file.ts";

const own = mediaTexts;

export type FileUpload =
  | { state: "idle" }
  | { state: "uploading"; progress: number }
  | { state: "complete" }
  | { state: "error"; message: string };

/** Uploads one file for a form field. A new upload cancels the running one. */
export function useUpload(purpose: UploadPurpose, onUploaded: (media: Media) => void) {
  const client = useQueryClient();
  const [upload, show] = useState<FileUpload>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  useRunningUpload(upload.state === "uploading");

  function fail(message: string): void {
    show({ state: "error", message });
    showError(message, own.upload.failed);
  }

  async function start(file: File): Promise<void> {
    running.current?.abort();
    const { signal } = running.current = new AbortController();
    show({ state: "uploading", progress: 0 });
    const fitting = await fitPicture(file, UPLOAD_RULES[purpose].max);
    if (signal.aborted) return;
    const objection = objectionTo(fitting, purpose);
    if (objection) return fail(objection);
    try {
      const { media } = await uploadFile(fitting, {
        purpose,
        signal,
        onProgress: (progress) => show({ state: "uploading", progress }),
      });
      show({ state: "complete" });
      showSuccess(own.image.success[0], own.image.success[1]);
      onUploaded(media);
      void refreshData(client);
    } catch (error) {
      if (signal.aborted) return;
      if (isUnauthorized(error)) void checkSession(client);
      fail(error instanceof ApiFailure ? error.message : own.upload.error);
    }
  }

  return {
    upload,
    start,
    cancel() {
      running.current?.abort();
      show({ state: "idle" });
    },
  };
}

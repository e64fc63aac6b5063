import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Media, UPLOAD_RULES } from "../../../contract/media.ts";
import { ApiFailure, isUnauthorized } from "../api.ts";
import { refreshData } from "../query_client.ts";
import { checkSession } from "../session.ts";
import { mediaTexts } from "./media_texts.ts";
import { useRunningUpload } from "./running_uploads.ts";
import { canShrink, shrinkPicture } from "./shrink_picture.ts";
import { showError, showSuccess } from "../toasts.ts";
import { objectionTo, uploadFile } from "./upload_file.ts";

const own = mediaTexts;
const RULES = UPLOAD_RULES.image;

type ImageUpload =
  | { state: "idle" }
  | { state: "uploading"; progress: number }
  | { state: "complete" }
  /** `tooLarge` is the file, if the browser could make it smaller. */
  | { state: "error"; message: string; tooLarge?: File };

/** Uploads one image for a form field. A new upload cancels the running one. */
export function useImageUpload(onUploaded: (media: Media) => void) {
  const client = useQueryClient();
  const [upload, show] = useState<ImageUpload>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  useRunningUpload(upload.state === "uploading");

  function fail(message: string, tooLarge?: File): void {
    show({ state: "error", message, ...tooLarge && { tooLarge } });
    showError(message, own.upload.failed);
  }

  async function start(file: File): Promise<void> {
    running.current?.abort();
    const { signal } = running.current = new AbortController();
    const objection = objectionTo(file, "image");
    if (objection) {
      return fail(objection, objection === RULES.tooLarge && canShrink(file) ? file : undefined);
    }
    show({ state: "uploading", progress: 0 });
    try {
      const { media } = await uploadFile(file, {
        purpose: "image",
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
    /** Uploads a smaller version of an image that was too large. */
    async shrink(file: File): Promise<void> {
      show({ state: "uploading", progress: 0 });
      const smaller = await shrinkPicture(file, RULES.max);
      if (smaller) await start(smaller);
      else fail(RULES.tooLarge);
    },
    cancel() {
      running.current?.abort();
      show({ state: "idle" });
    },
  };
}

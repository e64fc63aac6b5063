import { useQueryClient } from "@tanstack/react-query";
import { InquirySchema } from "../../../contract/inquiry.ts";
import { ApiFailure, readDocument } from "../api.ts";
import { putSaved } from "../show_saved.ts";
import { showSuccess } from "../toasts.ts";
import { useCall } from "../use_call.ts";
import { inquiryTexts } from "./inquiry_texts.ts";

const { added, changed, removed } = inquiryTexts.notes;
const DONE = { notes: added, "change-note": changed, "remove-note": removed };

/** The calls that change notes. `command` is the last part of the path. */
type NoteCall =
  | { command: "notes"; text: string }
  | { command: "change-note"; note: string; text: string }
  | { command: "remove-note"; note: string };

/** Changes the notes as they were read. If another user was faster, they are read again. */
export function useNoteCall(
  { path, queryKey, etag, onDone }: {
    path: string;
    queryKey: string[];
    etag: string | null;
    /** Also called if the note no longer exists. */
    onDone(): void;
  },
) {
  const client = useQueryClient();
  return useCall({
    send: ({ command, ...body }: NoteCall) =>
      readDocument(`${path}/${command}`, InquirySchema, { method: "PATCH", body, ifMatch: etag }),
    async onDone(saved, { command }) {
      await putSaved(client, queryKey, saved);
      showSuccess(DONE[command]);
      onDone();
    },
    failed(failure) {
      if (isStale(failure)) void client.invalidateQueries({ queryKey });
      return null;
    },
    refreshes: false,
  });
}

export function isStale(error: Error): boolean {
  return error instanceof ApiFailure && error.status === 409;
}

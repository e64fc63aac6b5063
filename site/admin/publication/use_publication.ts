import { PublicationSchema } from "../../../contract/publication.ts";
import { send } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { useCall } from "../use_call.ts";
import { useRead } from "../use_read.ts";
import { publicationTexts as own } from "./publication_texts.ts";

const PATH = "/api/admin/publication";

/** Whether the site is public, and what is left to do before. */
export function usePublication({ enabled = true } = {}) {
  return useRead(PATH, PublicationSchema, { enabled });
}

/** Publishes the site or takes it off. */
export function usePublish() {
  return useCall({
    send: (isPublic: boolean) => send(PATH, { method: "PUT", body: { isPublic } }),
    onDone: (_, isPublic) => showSuccess(isPublic ? own.published : own.unpublished),
    failed: own.saveError,
  });
}

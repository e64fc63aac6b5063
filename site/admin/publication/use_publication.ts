import { useQuery } from "@tanstack/react-query";
import { PublicationSchema } from "../../../contract/publication.ts";
import { read, send } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { useCall } from "../use_call.ts";
import { publicationTexts as own } from "./publication_texts.ts";

const PATH = "/api/admin/publication";

/** Whether the site is public, and what is left to do before. */
export function usePublication({ enabled = true } = {}) {
  return useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => read(PATH, PublicationSchema, { signal }),
    enabled,
  });
}

/** Publishes the site or takes it off. */
export function usePublish() {
  return useCall({
    send: (isPublic: boolean) => send(PATH, { method: "PUT", body: { isPublic } }),
    onDone: (_, isPublic) => showSuccess(isPublic ? own.published : own.unpublished),
    failed: own.saveError,
  });
}

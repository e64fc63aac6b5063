import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiFailure, isUnauthorized, readDocument, type Versioned } from "../api.ts";
import { refreshData } from "../query_client.ts";
import { showSaved } from "../show_saved.ts";
import { texts } from "../texts.ts";
import { showError, showSuccess, takeBack, type ToastAction } from "../toasts.ts";
import { useMutateOnce } from "../use_call.ts";
import { inputOf } from "./draft.ts";
import type { Draft, Resource } from "./resource.ts";

const shared = texts.form.drafts;

/** What a save replaces; null for a new document. */
export type Target = { id: string; etag: string | null } | null;

/** What is sent, and what it is to become; without that, it is published. */
interface Sent {
  draft: Draft;
  as: "draft" | undefined;
  stays: boolean;
  onPreview: (() => void) | undefined;
}

/** What a message offers of an item with a public page. */
export function linkTo(page: string): ToastAction {
  return {
    label: texts.form.viewPage,
    icon: "external",
    run: () => globalThis.open(page, "_blank", "noopener"),
  };
}

export function previewBy(run: () => void): ToastAction {
  return { label: shared.preview, icon: "eye", run };
}

interface SaveCalls<Value> {
  /** `typed` is the draft at the time of the response. Returns what the message offers. */
  onSaved(saved: Versioned<Value>, sent: Sent, typed: Draft): ToastAction[];
  /** Resolves to whether the failure should be shown. */
  onRefused(failure: ApiFailure): Promise<boolean>;
}

/** Creates the document, or replaces `target` if there is one. */
export function useSave<Value>(
  { path, schema, texts, ...form }: Resource<Value>,
  target: Target,
  draft: Draft,
  { onSaved, onRefused }: SaveCalls<Value>,
) {
  const client = useQueryClient();
  const latest = useRef(draft);
  latest.current = draft;
  // It speaks of the draft that the form shows, so it goes with the form, and with the next save.
  useEffect(() => () => takeBack(shared.saved), []);
  const mutation = useMutation({
    mutationFn({ draft, as }: Sent) {
      const body = inputOf(form, draft);
      if (!target) return readDocument(path, schema, { method: "POST", body });
      const { id, etag } = target;
      const to = as ? `${path}/${id}/${as}` : `${path}/${id}`;
      return readDocument(to, schema, { method: "PUT", body: { ...body, id }, ifMatch: etag });
    },
    onSuccess(saved, sent) {
      // Not awaited: the list shows what was saved and refreshes in the background.
      showSaved(client, path, saved.value);
      void refreshData(client);
      const actions = onSaved(saved, sent, latest.current);
      takeBack(shared.saved);
      if (sent.as && Object(saved.value).draft) showSuccess(shared.saved, shared.savedHint, ...actions);
      else if (sent.as) showSuccess(shared.unchanged);
      else showSuccess(target ? texts.updated : texts.created, undefined, ...actions);
    },
    async onError(error) {
      if (isUnauthorized(error)) return;
      if (error instanceof ApiFailure && !await onRefused(error)) return;
      showError(texts.saveError);
    },
  });
  const { isPending, error, reset } = mutation;
  return { send: useMutateOnce(mutation), isPending, error, reset };
}

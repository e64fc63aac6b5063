import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Issue } from "../../../contract/issue.ts";
import { ApiFailure, isUnauthorized, readDocument, type Versioned } from "../api.ts";
import { useMutateOnce } from "../use_call.ts";
import { refreshData } from "../query_client.ts";
import { showError, showSuccess } from "../toasts.ts";
import { useUnsavedGuard } from "../unsaved_guard.ts";
import { contentsOf, draftIssues, draftOf as storedDraft, inputOf } from "./draft.ts";
import { withoutBlankRows, withValue } from "./json.ts";
import type { AnyForm, Draft, Resource } from "./resource.ts";

/** The stored document that the form edits, or null for a new one. */
export type Stored<Value> = (Versioned<Value> & { id: string }) | null;

/** The version that another user saved meanwhile; `theirs` is null if they deleted the document. */
interface Conflict {
  theirs: { draft: Draft; etag: string | null } | null;
}

/** The state of a form: its draft, its issues and a possible conflict with the stored version. */
export interface Editor {
  description: AnyForm;
  draft: Draft;
  issues: Issue[];
  dirty: boolean;
  saving: boolean;
  /** The server's message for a failure that belongs to no field. */
  failure: string | null;
  conflict: Conflict | null;
  change(path: string, value: unknown): void;
  errorAt(path: string): string | undefined;
  /** Replaces the whole draft. The result counts as unsaved. */
  fill(draft: Draft): void;
  /** Resets the draft to the stored version. */
  discard(): void;
  /** Validates and sends the draft. False if there are issues and nothing was sent. */
  save(): boolean;
  reloadTheirs(): void;
  keepMine(): void;
}

interface Options<Value> {
  draftOf?: ((value: Value) => Draft) | undefined;
  /** Without it the form stays open after a save. */
  onSaved?: (() => void) | undefined;
}

/** The draft and the stored version that the next save replaces. */
interface Edited {
  /** The draft of the stored version. */
  base: Draft;
  draft: Draft;
  target: { id: string; etag: string | null } | null;
}

export function useEditor<Value>(
  resource: Resource<Value>,
  stored: Stored<Value>,
  { draftOf = (value) => storedDraft(resource, value), onSaved }: Options<Value> = {},
): Editor {
  const [form] = useState(() => Symbol("form"));
  const [{ base, draft, target }, setEdited] = useState((): Edited => {
    const base = stored ? draftOf(stored.value) : resource.blank;
    return { base, draft: base, target: stored && { id: stored.id, etag: stored.etag } };
  });
  const edit = (change: Partial<Edited>) => setEdited((now) => ({ ...now, ...change }));
  const [issues, setIssues] = useState<Issue[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isSame = (one: Draft, other: Draft) => contentsOf(resource, one) === contentsOf(resource, other);
  const dirty = !isSame(draft, base);
  const guard = useUnsavedGuard(dirty, form);

  const save = useSave(resource, target, draft, {
    onSaved(saved, sent, typed) {
      if (onSaved && isSame(typed, sent)) {
        guard.release();
        return onSaved();
      }
      const fresh = draftOf(saved.value);
      setEdited(({ draft, target }) => ({
        base: fresh,
        // If the user typed while the save was running, that input is kept.
        draft: isSame(draft, sent) ? fresh : draft,
        target: targetOf(saved, target),
      }));
    },
    async onRefused(failure) {
      const found = await findConflict(resource, target, failure, draftOf);
      setConflict(found);
      if (!found) setIssues(failure.issues);
      else if (!found.theirs) edit({ target: null });
      return found === null;
    },
  });

  function settle(change: Partial<Edited>) {
    edit({
      ...change,
      ...conflict?.theirs && target && { target: { ...target, etag: conflict.theirs.etag } },
    });
    setConflict(null);
    save.reset();
  }

  return {
    description: resource,
    draft,
    issues,
    dirty,
    saving: save.isPending,
    failure: save.error && !isUnauthorized(save.error) && issues.length === 0 && !conflict
      ? save.error.message
      : null,
    conflict,
    change(path, value) {
      setEdited((now) => ({ ...now, draft: withValue(now.draft, path, value) }));
      setIssues((now) => now.filter((issue) => issue.path !== path && !issue.path.startsWith(`${path}.`)));
    },
    errorAt: (path) => issues.find((issue) => issue.path === path)?.message,
    fill(draft) {
      edit({ draft });
      setIssues([]);
    },
    discard() {
      edit({ draft: base });
      setIssues([]);
    },
    save() {
      if (save.isPending) return true;
      const ready = withoutBlankRows(draft);
      const found = draftIssues(resource, ready);
      edit({ draft: ready });
      setIssues(found);
      if (found.length > 0) return false;
      save.send(ready);
      return true;
    },
    reloadTheirs() {
      if (!conflict?.theirs) return;
      settle({ base: conflict.theirs.draft, draft: conflict.theirs.draft });
      setIssues([]);
    },
    keepMine: () => settle(conflict?.theirs ? { base: conflict.theirs.draft } : {}),
  };
}

/** What the next save replaces. A document that exists once has no id of its own. */
function targetOf<Value>({ value, etag }: Versioned<Value>, target: Edited["target"]): Edited["target"] {
  const id = target?.id ?? Object(value).id;
  return typeof id === "string" ? { id, etag } : target;
}

interface SaveOptions<Value> {
  /** `typed` is the draft at the time of the response. */
  onSaved(saved: Versioned<Value>, sent: Draft, typed: Draft): void;
  /** Resolves to whether the failure should be shown. */
  onRefused(failure: ApiFailure): Promise<boolean>;
}

/** Creates the document, or replaces `target` if there is one. */
function useSave<Value>(
  { path, schema, texts, ...form }: Resource<Value>,
  target: Edited["target"],
  draft: Draft,
  { onSaved, onRefused }: SaveOptions<Value>,
) {
  const client = useQueryClient();
  const latest = useRef(draft);
  latest.current = draft;
  const mutation = useMutation({
    mutationFn(draft: Draft) {
      const body = inputOf(form, draft);
      if (!target) return readDocument(path, schema, { method: "POST", body });
      const { id, etag } = target;
      return readDocument(`${path}/${id}`, schema, { method: "PUT", body: { ...body, id }, ifMatch: etag });
    },
    onSuccess(saved, sent) {
      // Not awaited: the list shows its cached rows and refreshes in the background.
      void refreshData(client);
      showSuccess(target ? texts.updated : texts.created);
      onSaved(saved, sent, latest.current);
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

/** A 409 is an edit conflict only if the stored ETag has changed. Otherwise it is an ordinary refusal. */
async function findConflict<Value>(
  { path, schema }: Resource<Value>,
  target: Edited["target"],
  failure: ApiFailure,
  draftOf: (value: Value) => Draft,
): Promise<Conflict | null> {
  if (!target || (failure.status !== 409 && failure.status !== 404)) return null;
  try {
    const current = await readDocument(`${path}/${target.id}`, schema);
    if (current.etag === target.etag) return null;
    return { theirs: { draft: draftOf(current.value), etag: current.etag } };
  } catch (error) {
    return error instanceof ApiFailure && error.status === 404 ? { theirs: null } : null;
  }
}

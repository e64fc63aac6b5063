import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiFailure, type Issue, isUnauthorized, readDocument, type Versioned } from "./api.ts";
import { type Draft, issuesOf, type Resource, tidied } from "./draft.ts";
import { useMutateOnce } from "./mutate_once.ts";
import { refreshData } from "./query_client.ts";
import { showError, showSuccess } from "./toasts.ts";
import { useUnsavedGuard } from "./unsaved_guard.ts";

/** What the editor starts from: a stored document, or nothing for a new one. */
export type Stored<Value> = (Versioned<Value> & { id: string }) | null;

/** Somebody else's version, met when saving; `null` for one that was deleted. */
interface Conflict<D> {
  theirs: { draft: D; etag: string | null } | null;
}

/** A form's state: what is typed, what is wrong with it, and what became of the stored version. */
export interface Editor<D extends Draft> {
  draft: D;
  issues: Issue[];
  dirty: boolean;
  saving: boolean;
  /** The server's sentence where a save failed for a reason that belongs to no field. */
  failure: string | null;
  conflict: Conflict<D> | null;
  change<K extends keyof D>(name: K, value: D[K], path: string): void;
  /** Fills the whole form anew, as changes that are not saved. */
  fill(draft: D): void;
  /** Back to what is stored. */
  discard(): void;
  /** True when there was nothing to correct and the save was sent. */
  save(): boolean;
  reloadTheirs(): void;
  keepMine(): void;
}

interface Options<Value, D extends Draft> {
  draftOf?: (value: Value) => D;
  /** Without it the form stays open over what was saved. */
  onSaved?(): void;
}

export function useEditor<Value, D extends Draft>(
  resource: Resource<Value, D>,
  stored: Stored<Value>,
  { draftOf = resource.draftOf, onSaved }: Options<Value, D> = {},
): Editor<D> {
  const client = useQueryClient();
  const [form] = useState(() => Symbol("form"));
  const [base, setBase] = useState(() => stored ? draftOf(stored.value) : resource.blank());
  const [draft, setDraft] = useState(base);
  const [target, setTarget] = useState(stored && { id: stored.id, etag: stored.etag });
  const [issues, setIssues] = useState<Issue[]>([]);
  const [conflict, setConflict] = useState<Conflict<D> | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const dirty = JSON.stringify(resource.inputOf(tidied(draft))) !==
    JSON.stringify(resource.inputOf(tidied(base)));
  const guard = useUnsavedGuard(dirty, form);

  /** A 409 is a stale version only when the stored one has another ETag; else it is the sentence it says. */
  async function findConflict(failure: ApiFailure): Promise<Conflict<D> | null> {
    if (!target || (failure.status !== 409 && failure.status !== 404)) return null;
    try {
      const current = await readDocument(`${resource.path}/${target.id}`, resource.schema);
      if (current.etag === target.etag) return null;
      return { theirs: { draft: draftOf(current.value), etag: current.etag } };
    } catch (error) {
      return error instanceof ApiFailure && error.status === 404 ? { theirs: null } : null;
    }
  }

  function stayOver(saved: Versioned<Value>, sent: unknown): void {
    const fresh = draftOf(saved.value);
    setBase(fresh);
    // What was typed while it was being saved stays.
    setDraft((now) => JSON.stringify(resource.inputOf(tidied(now))) === JSON.stringify(sent) ? fresh : now);
    setTarget((now) => {
      const id = now?.id ?? Object(saved.value).id;
      return typeof id === "string" ? { id, etag: saved.etag } : now;
    });
  }

  const mutation = useMutation({
    mutationFn: (body: unknown) =>
      target
        ? readDocument(`${resource.path}/${target.id}`, resource.schema, {
          method: "PUT",
          body: { ...Object(body), id: target.id },
          ifMatch: target.etag,
        })
        : readDocument(resource.path, resource.schema, { method: "POST", body }),
    onSuccess(saved, sent) {
      // Not awaited: the list shows what it knows and is refreshed behind it.
      void refreshData(client);
      showSuccess(target ? resource.texts.updated : resource.texts.created);
      const typedOn = JSON.stringify(resource.inputOf(tidied(latest.current))) !== JSON.stringify(sent);
      if (!onSaved || typedOn) return stayOver(saved, sent);
      guard.release();
      onSaved();
    },
    async onError(error) {
      if (!(error instanceof ApiFailure)) return showError(resource.texts.saveError);
      if (isUnauthorized(error)) return;
      const found = await findConflict(error);
      setConflict(found);
      if (found) {
        if (!found.theirs) setTarget(null);
        return;
      }
      setIssues(error.issues);
      showError(resource.texts.saveError);
    },
  });

  const send = useMutateOnce(mutation);
  return {
    draft,
    issues,
    dirty,
    saving: mutation.isPending,
    failure: mutation.error && !isUnauthorized(mutation.error) && issues.length === 0 && !conflict
      ? mutation.error.message
      : null,
    conflict,
    change(name, value, path) {
      setDraft((current) => ({ ...current, [name]: value }));
      setIssues((current) =>
        current.filter((issue) => issue.path !== path && !issue.path.startsWith(`${path}.`))
      );
    },
    fill(draft) {
      setDraft(draft);
      setIssues([]);
    },
    discard() {
      setDraft(base);
      setIssues([]);
    },
    save() {
      if (mutation.isPending) return true;
      const ready = tidied(draft);
      const found = issuesOf(resource, ready);
      setDraft(ready);
      setIssues(found);
      if (found.length > 0) return false;
      send(resource.inputOf(ready));
      return true;
    },
    reloadTheirs() {
      if (!conflict?.theirs) return;
      setBase(conflict.theirs.draft);
      setDraft(conflict.theirs.draft);
      setTarget(target && { ...target, etag: conflict.theirs.etag });
      setConflict(null);
      setIssues([]);
      mutation.reset();
    },
    keepMine() {
      if (conflict?.theirs) {
        setBase(conflict.theirs.draft);
        setTarget(target && { ...target, etag: conflict.theirs.etag });
      }
      setConflict(null);
      mutation.reset();
    },
  };
}

/** What a field of the form needs: its value, how to change it, and what is wrong with it. */
export function bind<D extends Draft, K extends keyof D & string>(
  form: Editor<D>,
  name: K,
  path: string = name,
) {
  return {
    value: form.draft[name],
    onChange: (value: D[K]) => form.change(name, value, path),
    error: form.issues.find((issue) => issue.path === path)?.message,
    path,
    issues: form.issues,
  };
}

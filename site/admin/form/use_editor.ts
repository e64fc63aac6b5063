import { type Dispatch, type SetStateAction, useState } from "react";
import type { Issue } from "../../../contract/issue.ts";
import type { KeptDraft } from "../../../contract/kept_draft.ts";
import { ApiFailure, isUnauthorized, readDocument, type Versioned } from "../api.ts";
import { useCall } from "../use_call.ts";
import { texts } from "../texts.ts";
import { useListAddress } from "../list/list_address.ts";
import { showSuccess, type ToastAction } from "../toasts.ts";
import { useUnsavedGuard } from "../unsaved_guard.ts";
import { contentsOf, draftIssues, draftOf as storedDraft } from "./draft.ts";
import { valueAt, withoutBlankRows, withValue } from "./json.ts";
import type { AnyForm, Draft, Resource } from "./resource.ts";
import { linkTo, previewBy, type Target, useSave } from "./use_save.ts";

const shared = texts.form.drafts;

/** The stored document that the form edits, or null for a new one. */
export type Stored<Value> = (Versioned<Value> & { id: string }) | null;

/** The version that another user saved meanwhile; `theirs` is null if they deleted the document. */
interface Conflict {
  theirs: { stored: Base; etag: string | null } | null;
}

/** The state of a form: its draft, its issues and a possible conflict with the stored version. */
export interface Editor {
  description: AnyForm;
  draft: Draft;
  issues: Issue[];
  dirty: boolean;
  /** Whether a save replaces something. */
  isStored: boolean;
  saving: boolean;
  /** The server's message for a failure that belongs to no field. */
  failure: string | null;
  conflict: Conflict | null;
  /** Whether changes can be saved as a draft: the document is published, and the form does not say otherwise. */
  keepsDrafts: boolean;
  /** The draft beside the published document that the form shows. */
  kept: { draft: KeptDraft; published: Draft } | null;
  change(path: string, value: unknown): void;
  errorAt(path: string): string | undefined;
  /** Replaces the whole draft. The result counts as unsaved. */
  fill(draft: Draft): void;
  /** Resets the draft to the stored version. */
  discard(): void;
  /** The address of the public page of what is stored; null if there is none. */
  page: string | null;
  /** Validates and sends the draft. False if there are issues and nothing was sent. */
  save(as?: "draft", options?: SaveOptions): boolean;
  /** Deletes the draft beside the published document, and shows what is published. */
  discardKept(): void;
  reloadTheirs(): void;
  keepMine(): void;
}

interface SaveOptions {
  /** Whether the form stays open after it. It does in any case while visitors do not see what is saved. */
  stays?: boolean;
  /** Shows the preview, which the message offers of what has no public page. */
  onPreview?: (() => void) | undefined;
}

interface Options<Value> {
  draftOf?: ((value: Value) => Draft) | undefined;
  /** Without it the form stays open after a save. */
  onSaved?: (() => void) | undefined;
}

/** What is stored: what the form starts from, and what is published where that is something else. */
interface Base {
  /** The draft of the stored version. */
  base: Draft;
  published: Draft;
  kept: KeptDraft | null;
  /** The address of its public page. */
  page: string | null;
}

/** The draft and the stored version that the next save replaces. */
interface Edited extends Base {
  draft: Draft;
  target: Target;
}

export function useEditor<Value>(
  resource: Resource<Value>,
  stored: Stored<Value>,
  { draftOf = (value) => storedDraft(resource, value), onSaved }: Options<Value> = {},
): Editor {
  const { edited, setEdited, baseOf } = useEdited(resource, stored, draftOf);
  const { base, draft, target, published, kept, page } = edited;
  const [issues, setIssues] = useState<Issue[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isSame = (one: Draft, other: Draft) => contentsOf(resource, one) === contentsOf(resource, other);
  const dirty = !isSame(draft, base);
  const leave = useLeaving(dirty, onSaved);
  const state = { edited, setEdited, issues, setIssues, conflict, setConflict };

  const save = useSave(resource, target, draft, {
    onSaved(saved, { draft: sent, as, stays, onPreview }, typed) {
      const page = resource.pageOf?.(saved.value);
      const view = page && !as ? [linkTo(page)] : [];
      const left = isSame(typed, sent) ? leave(saved.value, target, stays) : null;
      if (left) return [...left, ...view];
      const fresh = baseOf(saved.value);
      setEdited(({ draft, target }) => ({
        ...fresh,
        // If the user typed while the save was running, that input is kept.
        draft: isSame(draft, sent) ? fresh.base : draft,
        target: targetOf(saved, target),
      }));
      return view.length === 0 && onPreview ? [previewBy(onPreview)] : view;
    },
    async onRefused(failure) {
      const found = await findConflict(resource, target, failure, baseOf);
      setConflict(found);
      if (!found) setIssues(failure.issues);
      else if (!found.theirs) setEdited((now) => ({ ...now, target: null }));
      return found === null;
    },
  });

  return {
    description: resource,
    draft,
    issues,
    dirty,
    isStored: target !== null,
    saving: save.isPending,
    failure: save.error && !isUnauthorized(save.error) && issues.length === 0 && !conflict
      ? save.error.message
      : null,
    conflict,
    keepsDrafts: target !== null && isPublished(resource, published) && isPublished(resource, draft),
    kept: kept && { draft: kept, published },
    page,
    ...draftCalls(state),
    ...conflictCalls(state, save.reset),
    discardKept: useDiscardKept(resource, state, baseOf),
    save(as, { stays, onPreview } = {}) {
      if (save.isPending) return true;
      const ready = withoutBlankRows(draft);
      const found = draftIssues(resource, ready);
      setEdited((now) => ({ ...now, draft: ready }));
      setIssues(found);
      if (found.length > 0) return false;
      save.send({ draft: ready, as, stays: stays || Boolean(as) || isHidden(resource, ready), onPreview });
      return true;
    },
  };
}

/** What the form holds, what is wrong in it, and what another user saved; with what changes each. */
interface FormState {
  edited: Edited;
  setEdited: Dispatch<SetStateAction<Edited>>;
  issues: Issue[];
  setIssues: Dispatch<SetStateAction<Issue[]>>;
  conflict: Conflict | null;
  setConflict: Dispatch<SetStateAction<Conflict | null>>;
}

/** What changes the draft before it is saved. */
function draftCalls(
  { edited: { base }, setEdited, issues, setIssues }: FormState,
): Pick<Editor, "change" | "errorAt" | "fill" | "discard"> {
  function fill(draft: Draft) {
    setEdited((now) => ({ ...now, draft }));
    setIssues([]);
  }
  return {
    change(path, value) {
      setEdited((now) => ({ ...now, draft: withValue(now.draft, path, value) }));
      setIssues((now) => now.filter((issue) => issue.path !== path && !issue.path.startsWith(`${path}.`)));
    },
    errorAt: (path) => issues.find((issue) => issue.path === path)?.message,
    fill,
    discard: () => fill(base),
  };
}

/** What ends a conflict. The next save replaces the version that the other user saved. */
function conflictCalls(
  { setEdited, setIssues, conflict, setConflict }: FormState,
  resetSave: () => void,
): Pick<Editor, "reloadTheirs" | "keepMine"> {
  const theirs = conflict?.theirs;
  function settle(change: Partial<Edited>) {
    setEdited((now) => ({
      ...now,
      ...change,
      target: theirs && now.target ? { ...now.target, etag: theirs.etag } : now.target,
    }));
    setConflict(null);
    resetSave();
  }
  return {
    reloadTheirs() {
      if (!theirs) return;
      settle({ ...theirs.stored, draft: theirs.stored.base });
      setIssues([]);
    },
    keepMine: () => settle(theirs?.stored ?? {}),
  };
}

/**
 * Leaves the form after a save, or shows what was created at an address of its own. Returns the way back from the list;
 * null if the form is where it was.
 */
function useLeaving(dirty: boolean, onSaved: (() => void) | undefined) {
  const [form] = useState(() => Symbol("form"));
  const address = useListAddress();
  const guard = useUnsavedGuard(dirty, form);
  return (saved: unknown, target: Target, stays: boolean): ToastAction[] | null => {
    const { id } = Object(saved);
    const isDone = onSaved !== undefined && !stays;
    if (!isDone && (target || !id)) return null;
    guard.release();
    const item = { action: "edit", id, copy: null, about: null };
    if (!isDone) {
      address.open(item, { replace: true });
      return [];
    }
    const back = address.later(item);
    onSaved();
    return [{ label: texts.form.goOn, icon: "edit", run: back }];
  };
}

/** Whether visitors see nothing of it. */
function isHidden<Value>({ publishedBy }: Resource<Value>, draft: Draft): boolean {
  return Boolean(publishedBy) && valueAt(draft, publishedBy!) === "draft";
}

/** Whether visitors see it, and changes of it can wait. */
function isPublished<Value>(resource: Resource<Value>, draft: Draft): boolean {
  return resource.publishedBy !== undefined && !isHidden(resource, draft);
}

/** Deletes the draft beside the published document. */
function useDiscardKept<Value>(
  { path, schema }: Resource<Value>,
  { edited: { target }, setEdited, setIssues }: FormState,
  baseOf: (value: Value) => Base,
): () => void {
  const call = useCall({
    send: () =>
      readDocument(`${path}/${target?.id}/draft`, schema, {
        method: "DELETE",
        ...target && { ifMatch: target.etag },
      }),
    onDone(found) {
      const fresh = baseOf(found.value);
      setEdited(({ target }) => ({ ...fresh, draft: fresh.base, target: targetOf(found, target) }));
      setIssues([]);
      showSuccess(shared.discarded);
    },
    failed: shared.notDiscarded,
  });
  return () => call.run();
}

/** What the form holds, at first what is stored. */
function useEdited<Value>(
  { schema, blank, pageOf }: Resource<Value>,
  stored: Stored<Value>,
  draftOf: (value: Value) => Draft,
) {
  function baseOf(value: Value): Base {
    const kept: KeptDraft | null = Object(value).draft ?? null;
    const published = draftOf(value);
    const base = kept ? draftOf(schema.parse(kept.value)) : published;
    return { base, published, kept, page: pageOf?.(value) ?? null };
  }
  const [edited, setEdited] = useState((): Edited => {
    const from = stored ? baseOf(stored.value) : { base: blank, published: blank, kept: null, page: null };
    return { ...from, draft: from.base, target: stored && { id: stored.id, etag: stored.etag } };
  });
  return { edited, setEdited, baseOf };
}

/** What the next save replaces. A document that exists once has no id of its own. */
function targetOf<Value>({ value, etag }: Versioned<Value>, target: Target): Target {
  const id = target?.id ?? Object(value).id;
  return typeof id === "string" ? { id, etag } : target;
}

/** A 409 is an edit conflict only if the stored ETag has changed. Otherwise it is an ordinary refusal. */
async function findConflict<Value>(
  { path, schema }: Resource<Value>,
  target: Target,
  failure: ApiFailure,
  baseOf: (value: Value) => Base,
): Promise<Conflict | null> {
  if (!target || (failure.status !== 409 && failure.status !== 404)) return null;
  try {
    const current = await readDocument(`${path}/${target.id}`, schema);
    if (current.etag === target.etag) return null;
    return { theirs: { stored: baseOf(current.value), etag: current.etag } };
  } catch (error) {
    return error instanceof ApiFailure && error.status === 404 ? { theirs: null } : null;
  }
}

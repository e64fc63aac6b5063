import type { ReactNode } from "react";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { useStored } from "../use_stored.ts";
import type { Resource } from "./resource.ts";
import type { Stored } from "./use_editor.ts";

interface Props<Value> {
  resource: Resource<Value>;
  /** Null for a new one. */
  id: string | null;
  /** The form over the stored document, or over nothing for a new one. */
  children(stored: Stored<Value>): ReactNode;
}

/** Loads what is to be edited: a skeleton until it is there, a sentence where it is not. */
export function StoredEditor<Value>({ resource, id, children }: Props<Value>) {
  const stored = useStored(resource.path, resource.schema, id);
  if (stored.error && !stored.data) {
    return <LoadFailure title={resource.texts.loadError} gone={resource.texts.notFound} query={stored} />;
  }
  if (id !== null && !stored.data) return <EditorSkeleton />;
  return children(id !== null && stored.data ? { id, ...stored.data } : null);
}

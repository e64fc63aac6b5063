import type { ReactNode } from "react";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { useStored } from "../use_stored.ts";
import type { Resource } from "./resource.ts";
import type { Stored } from "./use_editor.ts";

interface Props<Value> {
  resource: Resource<Value>;
  /** Null for a new document. */
  id: string | null;
  /** Renders the form; `stored` is null for a new document. */
  children(stored: Stored<Value>): ReactNode;
}

/** Loads the document to edit. Shows a skeleton while it loads and an error message if it fails. */
export function StoredEditor<Value>({ resource, id, children }: Props<Value>) {
  const stored = useStored(resource.path, resource.schema, id);
  if (stored.error && !stored.data) {
    return <LoadFailure title={resource.texts.loadError} gone={resource.texts.notFound} query={stored} />;
  }
  if (id !== null && !stored.data) return <EditorSkeleton />;
  return children(id !== null && stored.data ? { id, ...stored.data } : null);
}

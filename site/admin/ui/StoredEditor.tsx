import type { ReactNode } from "react";
import { ApiFailure } from "../api.ts";
import type { Draft, Resource } from "../draft.ts";
import type { Stored } from "../use_editor.ts";
import { useStored } from "../use_stored.ts";
import { EditorSkeleton } from "./EditorSkeleton.tsx";
import { LoadFailure } from "./Notice.tsx";

interface Props<Value, D extends Draft> {
  resource: Resource<Value, D>;
  /** Null for a new one. */
  id: string | null;
  texts: { notFound: string; loadError: string };
  /** The form over the stored document, or over nothing for a new one. */
  children(stored: Stored<Value>): ReactNode;
}

/** Loads what is to be edited: a skeleton until it is there, a sentence where it is not. */
export function StoredEditor<Value, D extends Draft>({ resource, id, texts, children }: Props<Value, D>) {
  const stored = useStored(resource.path, resource.schema, id);
  if (stored.error && !stored.data) {
    const gone = stored.error instanceof ApiFailure && stored.error.status === 404;
    return (
      <LoadFailure
        title={gone ? texts.notFound : texts.loadError}
        error={stored.error}
        onRetry={() => void stored.refetch()}
      />
    );
  }
  if (id !== null && !stored.data) return <EditorSkeleton />;
  return children(id !== null && stored.data ? { id, ...stored.data } : null);
}

import type { ReactNode } from "react";
import { WithPreview } from "../preview/WithPreview.tsx";
import { History } from "../versions/History.tsx";
import { EditorFrame } from "./EditorFrame.tsx";
import type { Resource } from "./resource.ts";
import { StoredEditor } from "./StoredEditor.tsx";
import { type Editor, type Stored, useEditor } from "./use_editor.ts";

interface Props<Value> {
  resource: Resource<Value>;
  /** Null for a new document. */
  id: string | null;
  /** Undefined for settings: their form stays open after a save. */
  onClose?(): void;
  /** The form is remounted when this key of the stored document changes. */
  keyOf?(value: Value): string;
  /** Buttons below the title. */
  actions?(form: Editor, stored: Stored<Value>): ReactNode;
  /** Whether a page stands beside the form of settings: `POST {path}/{id}/preview` answers with it. */
  isPreviewed?: boolean;
}

/** Loads a document, or starts a new one, and shows the form of its resource. */
export function ResourceEditor<Value>({ id, keyOf, ...props }: Props<Value>) {
  return (
    <StoredEditor resource={props.resource} id={id}>
      {(stored) => (
        <ResourceForm {...props} key={stored && keyOf ? keyOf(stored.value) : id} stored={stored} />
      )}
    </StoredEditor>
  );
}

type FormProps<Value> = Omit<Props<Value>, "id" | "keyOf"> & { stored: Stored<Value> };

export function ResourceForm<Value>({ resource, stored, onClose, actions, isPreviewed }: FormProps<Value>) {
  const form = useEditor(resource, stored, { onSaved: onClose });
  const frame = (preview?: ReactNode, onPreview?: () => void) => (
    <EditorFrame
      {...{ resource, stored, form, onClose, onPreview }}
      actions={
        <>
          {preview}
          {stored && resource.publishedBy !== undefined && (
            <History resource={resource} id={stored.id} form={form} />
          )}
          {actions?.(form, stored)}
        </>
      }
    />
  );
  if (!isPreviewed || !stored) return frame();
  const path = `${resource.path}/${stored.id}`;
  return (
    <WithPreview resource={{ ...resource, path }} draft={form.draft} id={null} first="desk">
      {frame}
    </WithPreview>
  );
}

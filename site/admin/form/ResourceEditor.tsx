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
  /** `POST {previewPath}/preview` answers with the page that stands beside the form. */
  previewPath?: string;
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

export function ResourceForm<Value>({ resource, stored, onClose, actions, previewPath }: FormProps<Value>) {
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
  if (!previewPath) return frame();
  return (
    <WithPreview resource={{ ...resource, path: previewPath }} draft={form.draft} id={null} first="desk">
      {frame}
    </WithPreview>
  );
}

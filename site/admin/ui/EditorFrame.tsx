import { type ReactNode, useEffect, useRef } from "react";
import type { Draft } from "../draft.ts";
import { useIsUploading } from "../media/running_uploads.ts";
import { texts } from "../texts.ts";
import type { Editor } from "../use_editor.ts";
import { Button } from "./Button.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { Alert } from "./Notice.tsx";

interface Props<D extends Draft> {
  title: string;
  form: Editor<D>;
  labels: Record<keyof D & string, string>;
  onCancel(): void;
  /** Said, beside the fields, when the form is not ready to be sent. */
  onInvalid?(): void;
  /** Where something above chose this form and keeps the focus. */
  keepFocus?: boolean;
  /** Buttons below the title: history, preview. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Around every form of the panel: its title, what went wrong, its fields, and the bar that saves. */
export function EditorFrame<D extends Draft>(
  { title, form, labels, onCancel, onInvalid, keepFocus = false, actions, children }: Props<D>,
) {
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusIssue = useRef(false);
  const isUploading = useIsUploading();
  useEffect(() => {
    if (!keepFocus) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (form.issues.length === 0 || !focusIssue.current) return;
    focusIssue.current = false;
    element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form.issues]);

  return (
    <form
      ref={element}
      className="editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The server may still refuse a field: its issues are led to in the same way.
        focusIssue.current = true;
        if (!form.save()) onInvalid?.();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>{title}</h2>
      {actions && <div className="editor-actions">{actions}</div>}
      {form.conflict && <ConflictNotice form={form} labels={labels} />}
      {form.failure && <Alert>{form.failure}</Alert>}
      {form.issues.length > 0 && <Alert>{texts.form.fix(form.issues.length)}</Alert>}
      {children}
      <div className="editor-bar">
        <p className="editor-state" data-dirty={form.dirty || undefined}>
          {isUploading ? texts.form.uploading : form.dirty ? texts.form.unsaved : texts.form.saved}
        </p>
        {form.dirty && <Button onClick={onCancel}>{texts.form.discard}</Button>}
        <Button
          look="primary"
          type="submit"
          disabled={form.saving || isUploading ||
            form.conflict?.theirs !== undefined && form.conflict.theirs !== null}
        >
          {form.saving ? texts.form.saving : texts.form.save}
        </Button>
      </div>
    </form>
  );
}

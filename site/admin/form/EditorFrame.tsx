import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useIsUploading } from "../media/running_uploads.ts";
import { texts } from "../texts.ts";
import { leaveForms } from "../unsaved_guard.ts";
import { Button } from "../ui/Button.tsx";
import { Alert } from "../ui/Notice.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormBody } from "./FormBody.tsx";
import { MissingTranslations } from "./MissingTranslations.tsx";
import type { Resource } from "./resource.ts";
import { SectionLinks } from "./SectionLinks.tsx";
import type { Editor, Stored } from "./use_editor.ts";

interface Props<Value> {
  resource: Resource<Value>;
  stored: Stored<Value>;
  form: Editor;
  /** Undefined for settings, whose form never closes and does not take the focus. */
  onClose?: (() => void) | undefined;
  /** Called when the user submits a form that has validation errors. */
  onInvalid?(): void;
  /** Buttons below the title: history, preview. */
  actions?: ReactNode;
  /** Shows the preview. */
  onPreview?(): void;
}

/** A refused field, or the first field of a refused list. */
const REFUSED = "[aria-invalid], fieldset:has(> .field-error) input";

/** The frame of every form in the panel: title, errors, fields and save bar. */
export function EditorFrame<Value>(props: Props<Value>) {
  const { resource, stored, form, onClose, onInvalid, actions, onPreview } = props;
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusIssue = useRef(false);
  useEffect(() => {
    if (onClose) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (form.issues.length === 0 || !focusIssue.current) return;
    focusIssue.current = false;
    element.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [form.issues]);

  useSaveKey(element, (as) => submit(as, true));

  function submit(as?: "draft", stays = false): void {
    // The server may still refuse a field. The focus then moves to that field as well.
    focusIssue.current = true;
    if (!form.save(as, { stays, onPreview })) onInvalid?.();
  }

  return (
    <form
      ref={element}
      className="editor"
      noValidate
      onKeyDown={(event) => {
        // Of a published item, Enter in a line would make public what is half typed.
        const isLine = event.target instanceof HTMLInputElement;
        if (event.key === "Enter" && isLine && form.keepsDrafts) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>{stored ? resource.texts.editTitle : resource.texts.addTitle}</h2>
      {(actions || form.page) && (
        <div className="editor-actions">
          {actions}
          {form.page && <PageLink href={form.page} />}
        </div>
      )}
      <SectionLinks sections={resource.sections} />
      {form.kept && <DraftNotice form={form} kept={form.kept} onPreview={onPreview} />}
      {form.conflict && <ConflictNotice form={form} />}
      {form.failure && <Alert>{form.failure}</Alert>}
      {form.issues.length > 0 && <Alert>{texts.form.fix(form.issues.length)}</Alert>}
      {resource.translations && <MissingTranslations form={form} />}
      <FormBody description={resource} form={form} stored={stored} />
      <SaveBar
        form={form}
        onDiscard={onClose ?? (() => leaveForms(form.discard, texts.form.discarding))}
        onSaveDraft={() => submit("draft")}
      />
    </form>
  );
}

/**
 * Ctrl+S or ⌘S does what the first of the save bar's buttons that change something does, wherever the focus is but in a
 * dialog over the form: of a published item it keeps a draft, and publishing stays a button of its own. Who saves by
 * the keyboard goes on writing, so the form stays.
 */
function useSaveKey(form: RefObject<HTMLFormElement | null>, onSave: (as?: "draft") => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const bar = form.current?.querySelector(".editor-bar");
      const button = bar?.querySelector<HTMLButtonElement>("[data-saves]:not(:disabled)");
      if (!button || event.repeat || document.querySelector("dialog[open]")) return;
      save(button.type === "submit" ? undefined : "draft");
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function SaveBar(
  { form, onDiscard, onSaveDraft }: { form: Editor; onDiscard(): void; onSaveDraft(): void },
) {
  const isUploading = useIsUploading();
  // A save is not possible until the user has chosen one of the two versions.
  const isUndecided = Boolean(form.conflict?.theirs);
  const isBlocked = form.saving || isUploading || isUndecided;
  return (
    <div className="editor-bar">
      <p className="editor-state" data-dirty={form.dirty || isUploading || undefined}>
        {isUploading
          ? texts.form.uploading
          : form.dirty
          ? texts.form.unsaved
          : texts.form.saved(form.isStored)}
      </p>
      {form.dirty && <Button onClick={onDiscard}>{texts.form.discard}</Button>}
      {form.keepsDrafts && (
        <Button changes data-saves disabled={isBlocked} onClick={onSaveDraft}>
          {texts.form.drafts.save}
        </Button>
      )}
      <Button look="primary" type="submit" data-saves disabled={isBlocked} title={texts.form.saveKey}>
        {form.saving ? texts.form.saving : form.keepsDrafts ? texts.form.drafts.publish : texts.form.save}
      </Button>
    </div>
  );
}

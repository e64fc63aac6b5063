import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { INTERNAL_NOTE_MAX } from "../../../contract/limits.ts";
import type { InternalNote } from "../../../contract/inquiry.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { ask } from "../ask.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Alert } from "../ui/Notice.tsx";
import { inquiryTexts } from "./inquiry_texts.ts";
import { isStale, useNoteCall } from "./use_note_call.ts";

const own = inquiryTexts.notes;

interface Props {
  path: string;
  queryKey: string[];
  etag: string | null;
  note: InternalNote;
  onRemoved(): void;
}

/** One note. Every user may edit or remove it. */
export function InquiryNote({ path, queryKey, etag, note, onRemoved }: Props) {
  const { id, at, by, text, editedAt } = note;
  const [draft, setDraft] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const call = useNoteCall({ path, queryKey, etag, onDone: () => setDraft(null) });
  const removal = useNoteCall({ path, queryKey, etag, onDone: onRemoved });
  const isEditing = draft !== null;
  useEffect(() => {
    // When the form closes, the focus returns to the Edit button instead of getting lost.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const remove = () =>
    ask({
      words: own.confirmRemove,
      yes: own.remove,
      run: () => removal.run({ command: "remove-note", note: id }),
    });
  const error = call.error ?? removal.error;

  return (
    <li>
      <p className="muted">
        <strong>{by}</strong> <time dateTime={at}>{formatDateTime(at)}</time>
        {editedAt && `, ${own.edited(formatDateTime(editedAt))}`}
      </p>
      {error && <NoteFailure error={error} />}
      {draft === null
        ? (
          <>
            <p className="note-text">{text}</p>
            {etag && <NoteTools note={note} edit={edit} onEdit={() => setDraft(text)} onRemove={remove} />}
          </>
        )
        : (
          <NoteForm
            label={own.text}
            text={draft}
            onChange={setDraft}
            onSubmit={() => call.run({ command: "change-note", note: id, text: draft })}
            autoFocus
          >
            <div className="note-tools">
              <Button type="submit" look="primary" aria-disabled={!draft.trim() || call.isPending}>
                {own.save}
              </Button>
              <Button onClick={() => setDraft(null)}>{own.cancel}</Button>
            </div>
          </NoteForm>
        )}
    </li>
  );
}

interface ToolsProps {
  note: InternalNote;
  edit: RefObject<HTMLButtonElement | null>;
  onEdit(): void;
  onRemove(): void;
}

function NoteTools({ note: { by, at }, edit, onEdit, onRemove }: ToolsProps) {
  const hidden = <span className="visually-hidden">{own.of(by, formatDateTime(at))}</span>;
  return (
    <div className="note-tools">
      <button ref={edit} type="button" className="button button-quiet" onClick={onEdit}>
        {own.edit}
        {hidden}
      </button>
      <Button look="danger" onClick={onRemove}>
        {own.remove}
        {hidden}
      </Button>
    </div>
  );
}

interface FormProps {
  label: string;
  hint?: string;
  text: string;
  onChange(text: string): void;
  /** Called only if the text is not blank. */
  onSubmit(): void;
  autoFocus?: boolean;
  children: ReactNode;
}

export function NoteForm({ label, hint, text, onChange, onSubmit, autoFocus, children }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSubmit();
      }}
    >
      <Field label={label} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={2}
            autoFocus={autoFocus}
            maxLength={INTERNAL_NOTE_MAX}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {children}
    </form>
  );
}

/** Says why a note was not saved. The draft is kept. */
export function NoteFailure({ error }: { error: Error }) {
  return <Alert>{isStale(error) ? own.stale : `${own.error}. ${error.message}`}</Alert>;
}

import { useRef, useState } from "react";
import type { InternalNote } from "../../../contract/inquiry.ts";
import { useMayChange } from "../rights.ts";
import { Button } from "../ui/Button.tsx";
import { inquiryTexts as own } from "./inquiry_texts.ts";
import { InquiryNote, NoteFailure, NoteForm } from "./InquiryNote.tsx";
import { useNoteCall } from "./use_note_call.ts";

/** Unsaved notes by inquiry id. A dialog closes on Escape, and the text must survive that. */
const begun = new Map<string, string>();

interface Props {
  path: string;
  queryKey: string[];
  id: string;
  notes: InternalNote[];
  etag: string | null;
}

/** The notes on an inquiry, and a form to add one. */
export function InquiryNotes({ path, queryKey, id, notes, etag }: Props) {
  const [text, setText] = useState(begun.get(id) ?? "");
  const write = (next: string) => {
    setText(next);
    if (next) begun.set(id, next);
    else begun.delete(id);
  };
  const mayChange = useMayChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const call = useNoteCall({ path, queryKey, etag, onDone: () => write("") });
  return (
    <section className="notes" aria-labelledby={`notes-${id}`}>
      <h3 ref={heading} id={`notes-${id}`} className="details-heading" tabIndex={-1}>{own.notes.title}</h3>
      {notes.length === 0 ? <p className="muted">{own.notes.none}</p> : (
        <ol className="notes-list">
          {notes.map((note) => (
            <InquiryNote
              key={note.id}
              {...{ path, queryKey, etag, note }}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ol>
      )}
      {call.error && <NoteFailure error={call.error} />}
      {mayChange && (
        <NoteForm
          label={own.notes.new}
          hint={own.notes.hint}
          text={text}
          onChange={write}
          onSubmit={() => call.run({ command: "notes", text })}
        >
          <Button type="submit" icon="plus" aria-disabled={!text.trim() || call.isPending}>
            {call.isPending ? own.notes.adding : own.notes.add}
          </Button>
        </NoteForm>
      )}
    </section>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { INTERNAL_NOTE_MAX } from "../../../contract/limits.ts";
import { type InternalNote, SubmissionSchema } from "../../../contract/submission.ts";
import { ApiFailure, readDocument } from "../api.ts";
import { formatDateTime } from "../format.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Alert } from "../ui/Notice.tsx";
import { submissionTexts as own } from "./submission_texts.ts";

/** Notes begun and not added, by submission: a dialog closes at a press of Escape. */
const begun = new Map<string, string>();

interface Props {
  path: string;
  queryKey: string[];
  id: string;
  notes: InternalNote[];
  etag: string | null;
}

/** What the staff wrote down about a submission, and one note more. */
export function SubmissionNotes({ path, queryKey, id, notes, etag }: Props) {
  const client = useQueryClient();
  const [text, setText] = useState(begun.get(id) ?? "");
  const write = (next: string) => {
    setText(next);
    if (next) begun.set(id, next);
    else begun.delete(id);
  };
  const add = useMutation({
    mutationFn: () =>
      readDocument(`${path}/notes`, SubmissionSchema, { method: "PATCH", body: { text }, ifMatch: etag }),
    onSuccess(saved) {
      write("");
      showSuccess(own.notes.added);
      client.setQueryData(queryKey, saved);
    },
    onError(error) {
      if (error instanceof ApiFailure && error.status === 409) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
  const stale = add.error instanceof ApiFailure && add.error.status === 409;
  return (
    <section className="notes" aria-labelledby={`notes-${id}`}>
      <h3 id={`notes-${id}`} className="details-heading">{own.notes.title}</h3>
      {notes.length === 0 ? <p className="muted">{own.notes.none}</p> : (
        <ol className="notes-list">
          {notes.map(({ at, by, text }, n) => (
            <li key={n}>
              <p className="muted">
                <strong>{by}</strong> <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
              <p className="note-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {add.isError && <Alert>{stale ? own.notes.stale : `${own.notes.error}. ${add.error.message}`}</Alert>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !add.isPending) add.mutate();
        }}
      >
        <Field label={own.notes.new} hint={own.notes.hint}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              maxLength={INTERNAL_NOTE_MAX}
              value={text}
              onChange={(event) => write(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" icon="plus" aria-disabled={!text.trim() || add.isPending}>
          {add.isPending ? own.notes.adding : own.notes.add}
        </Button>
      </form>
    </section>
  );
}

import { ulid } from "deno-std/ulid/ulid.js";
import * as z from "zod/mini";
import { type InternalNote, InternalNoteSchema } from "../../contract/inquiry.ts";
import { issue } from "../../contract/issue.ts";
import { INTERNAL_NOTES_MAX } from "../../contract/limits.ts";
import { AppError } from "../http/app_error.ts";

/** Notes stored by earlier versions have no id. */
const StoredNoteSchema = z.extend(InternalNoteSchema, { id: z.optional(z.string()) });
export const StoredNotesSchema = z.array(StoredNoteSchema);

type StoredNotes = z.infer<typeof StoredNotesSchema>;

/**
 * The notes, each with an id. A note without one gets an id made of its time and its position. The id is the
 * same at every read, so a client can refer to it. The first change of a note stores the ids of all notes.
 */
export function notesOf(stored: StoredNotes = []): InternalNote[] {
  return stored.map((note, place) => ({ ...note, id: note.id ?? idOf(note.at, place) }));
}

/** A ULID with the position in place of its random part. */
function idOf(at: string, place: number): string {
  const time = ulid(Date.parse(at)).slice(0, 10);
  return time + String(place).padStart(16, "0");
}

/** Adds a note. Throws 422 if the inquiry has the maximum number of notes. */
export function withNote(stored: StoredNotes | undefined, note: Omit<InternalNote, "id">): InternalNote[] {
  const notes = notesOf(stored);
  if (notes.length >= INTERNAL_NOTES_MAX) {
    throw AppError.invalid([
      issue("text", "too_many", { max: INTERNAL_NOTES_MAX }, {
        message: `There are ${INTERNAL_NOTES_MAX} notes already`,
      }),
    ]);
  }
  return [...notes, { id: ulid(Date.parse(note.at)), ...note }];
}

/** Changes a note's text. Throws 404 if the note does not exist. */
export function withChangedNote(
  stored: StoredNotes | undefined,
  id: string,
  change: { text: string; editedAt: string },
): InternalNote[] {
  const notes = notesOf(stored);
  const place = placeOf(notes, id);
  return notes.with(place, { ...notes[place]!, ...change });
}

/** Removes a note. Throws 404 if the note does not exist. */
export function withoutNote(stored: StoredNotes | undefined, id: string): InternalNote[] {
  const notes = notesOf(stored);
  return notes.toSpliced(placeOf(notes, id), 1);
}

function placeOf(notes: readonly InternalNote[], id: string): number {
  const place = notes.findIndex((note) => note.id === id);
  if (place < 0) throw AppError.notFound("this note");
  return place;
}

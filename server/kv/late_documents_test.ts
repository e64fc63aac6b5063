import { assertEquals } from "deno-std/assert/equals.js";
import { assertThrows } from "deno-std/assert/throws.js";
import { CorruptError } from "./errors.ts";
import { decodeDocument, encodeDocument } from "./document.ts";
import { lateDocuments } from "./late_documents.ts";

interface Note {
  title: string;
  text: string;
}

function found(id: string, bytes: Uint8Array) {
  return { entry: { key: ["document", "notes", id], value: bytes, versionstamp: `v${id}` }, bytes };
}

Deno.test("Documents that are read late are those that are stored, small and larger than a block", () => {
  const decode = lateDocuments<Note>(({ title }) => ({ title }));
  const notes = [10, 2_000_000, 600_000, 600_000, 0].map((length, n) => ({
    title: `Dose ${n} खुराक`,
    text: "₹ é x".repeat(length / 5),
  }));
  const documents = notes.map((note, n) => found(String(n), encodeDocument(note)));
  const late = documents.map(decode);
  assertEquals(late, documents.map(decodeDocument<Note>));
  // A block is written to while the documents before are in use.
  assertEquals(late.map(({ value }) => value.title), notes.map(({ title }) => title));
});

Deno.test("What is no document is refused when it is read", () => {
  const decode = lateDocuments<Note>(({ title }) => ({ title }));
  assertThrows(() => decode(found("1", new TextEncoder().encode("{"))), CorruptError);
});

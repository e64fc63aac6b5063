import { InvalidCursorError } from "./errors.ts";
import { canExist, type Key } from "./keys.ts";

/** Where a page of a list ended: the list's name and the id of its last row, so that no other list takes it. */
export function cursorAfter(list: Key, id: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify([...list, id]));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** The id that a cursor of this list stands for. */
export function idOfCursor(list: Key, cursor: string): string {
  try {
    const bytes = Uint8Array.fromBase64(cursor, { alphabet: "base64url" });
    const id = JSON.parse(new TextDecoder().decode(bytes)).at(-1);
    if (typeof id === "string" && canExist([...list, id]) && cursorAfter(list, id) === cursor) return id;
  } catch {
    // Not even a cursor; said below.
  }
  throw new InvalidCursorError(cursor);
}

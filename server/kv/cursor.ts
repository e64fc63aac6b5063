import { InvalidCursorError } from "./errors.ts";
import { canExist, type Key } from "./keys.ts";

/** Encodes a list and the id of a page's last row. Including the list lets other lists reject the cursor. */
export function cursorAfter(list: Key, id: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify([...list, id]));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** The id in a cursor of this list. Throws an InvalidCursorError if the cursor is not from this list. */
export function idOfCursor(list: Key, cursor: string): string {
  try {
    const bytes = Uint8Array.fromBase64(cursor, { alphabet: "base64url" });
    const id = JSON.parse(new TextDecoder().decode(bytes)).at(-1);
    if (typeof id === "string" && canExist([...list, id]) && cursorAfter(list, id) === cursor) return id;
  } catch {
    // Not decodable: the error below covers this too.
  }
  throw new InvalidCursorError(cursor);
}

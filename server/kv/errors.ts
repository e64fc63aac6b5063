/** There is no such document. */
export class NotFoundError extends Error {
  override name = "NotFoundError";

  constructor(readonly collection: string, readonly id: string) {
    super(`Cannot find "${id}" in ${collection}: it does not exist or was deleted`);
  }
}

/** The document changed since the caller read it, or other writers kept coming first. Nothing was written. */
export class ConflictError extends Error {
  override name = "ConflictError";
}

/** Another document has this key already. Nothing was written. */
export class UniqueError extends Error {
  override name = "UniqueError";

  constructor(readonly collection: string, readonly field: string, readonly key: string) {
    super(`Cannot write to ${collection}: the ${field} "${key}" is taken`);
  }
}

/** The write exceeds what one commit may carry. Nothing was written. */
export class TooLargeError extends Error {
  override name = "TooLargeError";
}

/** The cursor was not made by this list. */
export class InvalidCursorError extends Error {
  override name = "InvalidCursorError";

  constructor(readonly cursor: string) {
    super(`Cannot list from cursor "${cursor}": it does not belong to this list`);
  }
}

/** Another process holds the store's file. */
export class StoreLockedError extends Error {
  override name = "StoreLockedError";

  constructor(readonly file: string) {
    super(
      `Cannot open the store ${file}: another process holds it (stop that one first, or give this one a file of its own)`,
    );
  }
}

/** What is stored cannot be read back. */
export class CorruptError extends Error {
  override name = "CorruptError";
}

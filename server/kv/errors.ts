import { StartError } from "../start_error.ts";

/** The document does not exist. */
export class NotFoundError extends Error {
  override name = "NotFoundError";

  constructor(readonly collection: string, readonly id: string) {
    super(`Cannot find ${JSON.stringify(id)} in ${collection}: it does not exist or was deleted`);
  }
}

/** The document changed since the caller read it, or too many retries lost a race. Nothing was written. */
export class ConflictError extends Error {
  override name = "ConflictError";
}

/** Another document already has this unique key. Nothing was written. */
export class UniqueError extends Error {
  override name = "UniqueError";

  constructor(readonly collection: string, readonly field: string, readonly key: string) {
    super(`Cannot write to ${collection}: the ${field} ${JSON.stringify(key)} is taken`);
  }
}

/** The write exceeds the limits of one commit. Nothing was written. */
export class TooLargeError extends Error {
  override name = "TooLargeError";
}

/** The cursor does not belong to this list. */
export class InvalidCursorError extends Error {
  override name = "InvalidCursorError";

  constructor(readonly cursor: string) {
    super(`Cannot list from cursor ${JSON.stringify(cursor)}: it does not belong to this list`);
  }
}

/** Another process has locked the store's file. */
export class StoreLockedError extends StartError {
  override name = "StoreLockedError";

  constructor(readonly file: string) {
    super(
      `Cannot open the store ${file}: another process holds it (stop that one first, or give this one a file of its own)`,
    );
  }
}

/** The store takes no writes, or does not answer at all. It is known by itself when that has passed. */
export class StoreAwayError extends Error {
  override name = "StoreAwayError";

  constructor(readonly problem: string, options?: ErrorOptions) {
    super(`The store is away: ${problem}`, options);
  }
}

/** Stored data is inconsistent or cannot be decoded. */
export class CorruptError extends Error {
  override name = "CorruptError";
}

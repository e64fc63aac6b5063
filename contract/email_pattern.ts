/**
 * zod's pattern of an email address. Widgets cannot import it from zod without bundling zod. It is not in
 * `limits.ts`, so that the quote dialog can open without loading it.
 */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;

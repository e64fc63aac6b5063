/**
 * What an e-mail address looks like: zod's own pattern, which widgets cannot import without the rest of zod. Apart from the
 * limits, so that the quote dialog can open without it.
 */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;

/**
 * Days for which what visitors leave is stored, by kind. The privacy policy promises them, so the server's
 * settings can only shorten them. A chat's days begin with its last message, a question's when it was last
 * asked, those of the bin when it was put there.
 */
export const RETENTION_DAYS = {
  inquiries: 1_095,
  suspected: 30,
  chats: 365,
  questions: 365,
  audit: 1_095,
  bin: 30,
} as const;

/** Days for which the visitor's browser keeps a message of the chat. */
export const CHAT_KEPT_DAYS = 30;

export type RetentionKind = keyof typeof RETENTION_DAYS;
export type RetentionDays = Record<RetentionKind, number>;

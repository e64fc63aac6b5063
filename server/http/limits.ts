import { BODY_MAX } from "../../contract/limits.ts";
import type { Rate } from "./throttle.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MB = 1024 * 1024;

/** How much strangers may do of one thing. `docs/limits.md` shows this table; a test compares them. */
export interface Limit {
  what: string;
  /** For one caller: an IPv4 address, or a /64 network of IPv6. */
  address: Rate;
  /** For all callers together. One caller gets at most a third of what is left. */
  together: Rate;
  /** Bytes of request bodies, for all callers together. */
  bytes?: Rate;
  /** Most documents in the store. Beyond, nothing more is taken until some are deleted. */
  stored?: number;
}

const every = (perMs: number, limit: number): Rate => ({ limit, perMs });

/** The limits of strangers. Administrators have their own, where they sign in. */
export const LIMITS = {
  inquiry: {
    what: "inquiries: forms, quote dialog, messages left in the chat",
    address: every(MINUTE, 60),
    together: every(HOUR, 300),
    bytes: every(DAY, 20 * MB),
    stored: 200_000,
  },
  suspect: {
    what: "inquiries among them that look like a program's",
    address: every(HOUR, 20),
    together: every(HOUR, 60),
    stored: 5_000,
  },
  visitor: {
    what: "new visitors of the chat",
    address: every(MINUTE, 30),
    together: every(HOUR, 600),
    stored: 200_000,
  },
  chat: {
    what: "chat messages, stored answers, ratings and repeated visits",
    address: every(MINUTE, 120),
    together: every(HOUR, 5_000),
    bytes: every(DAY, 40 * MB),
    stored: 1_000_000,
  },
  question: {
    what: "questions to the assistant",
    address: every(MINUTE, 60),
    together: every(MINUTE, 1_200),
  },
  unanswered: {
    what: "questions without an answer that are noted for the staff",
    address: every(DAY, 40),
    together: every(DAY, 400),
  },
  view: {
    what: "views of widgets that are counted for partners",
    address: every(MINUTE, 60),
    together: every(MINUTE, 3_000),
  },
  cold: {
    what: "answers that are not in the cache",
    address: every(MINUTE, 600),
    together: every(MINUTE, 6_000),
  },
  batch: {
    what: "batch numbers that are looked up",
    address: every(HOUR, 60),
    together: every(HOUR, 3_000),
  },
  picture: {
    what: "pictures for social networks that have to be painted",
    address: every(MINUTE, 30),
    together: every(MINUTE, 120),
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** What a body without a length is counted as. */
export const UNKNOWN_LENGTH = BODY_MAX;

/**
 * Mails, and posts to the webhook, about single inquiries. What is beyond, and suspected spam, waits for the one
 * digest of the next full hour.
 */
export const NOTIFICATIONS: Rate = every(HOUR, 15);

/** Mails to one address that an inquiry named as its sender's. */
export const COPIES: Rate = every(DAY, 2);

/** The part of the model's requests of a day that one address may use. */
export const MODEL_SHARE = 1 / 20;

import { currentRequest } from "./current_request.ts";

export const LOG_LEVELS = ["error", "warn", "info"] as const;
export type LogLevel = typeof LOG_LEVELS[number];

/** Further values of a line. They name no visitor and hold no secret. */
type LogFields = Record<string, string | number | boolean | undefined>;
type Say = (message: string, fields?: LogFields) => void;

export interface HouseLog {
  /** A fault. The first of a kind is written at once; those of the minute after it as one line with their count. */
  error: Say;
  /** What somebody should look after. Counted as faults are. */
  warn: Say;
  info: Say;
  /** A line of JSON that was made elsewhere, such as a security event. */
  event(line: string): void;
  /** Writes what waits: lines in the buffer, and counts of faults whose minute is over. */
  flush(): void;
  /** Lines since the start, by level. */
  readonly counts: Readonly<Record<LogLevel, number>>;
}

interface LogOptions {
  write: (text: string) => void;
  now: () => Date;
  /** The least level that is written. */
  level?: LogLevel;
  /** Lines for a person at a terminal instead of JSON. */
  isText?: boolean;
}

const MINUTE_MS = 60_000;
/** Kinds of faults that are counted apart in a minute. Others are counted together. */
const KINDS_MAX = 200;
const OTHER_KINDS = "Further faults, of too many kinds to tell apart";
/** Lines of requests wait until there are so many characters, or until the next flush. */
const BUFFER_MAX = 16_384;

/** The log of the whole server: a line of JSON each, with time and level. */
export function houseLog({ write, now, level = "info", isText = false }: LogOptions): HouseLog {
  const counts: Record<LogLevel, number> = { error: 0, warn: 0, info: 0 };
  const faults = new Map<string, { since: number; more: number; line: () => void }>();
  let buffer = "";

  function put(line: string, isUrgent: boolean): void {
    buffer += `${line}\n`;
    if (isUrgent || buffer.length > BUFFER_MAX) drain();
  }

  function drain(): void {
    if (buffer === "") return;
    const text = buffer;
    buffer = "";
    write(text);
  }

  function say(at: LogLevel, message: string, fields: LogFields = {}): void {
    counts[at]++;
    if (LOG_LEVELS.indexOf(at) > LOG_LEVELS.indexOf(level)) return;
    const time = now().toISOString();
    const request = fields.request ?? currentRequest()?.id;
    put(
      isText
        ? textLine(time, at, message, fields)
        : jsonLine({ time, level: at, message, ...request !== undefined && { request }, ...fields }),
      at !== "info",
    );
  }

  /** Within a minute, whichever way the clock was set meanwhile. */
  const isFresh = ({ since }: { since: number }) => Math.abs(now().getTime() - since) < MINUTE_MS;

  /** Says a fault, unless one of its kind was said within a minute: then it is counted. */
  function fault(at: LogLevel, message: string, fields?: LogFields): void {
    const kind = faults.has(`${at} ${message}`) || faults.size < KINDS_MAX ? message : OTHER_KINDS;
    const said = faults.get(`${at} ${kind}`);
    if (said && isFresh(said)) {
      said.more++;
      counts[at]++;
      return;
    }
    if (said && said.more > 0) said.line();
    const entry = {
      since: now().getTime(),
      more: 0,
      line() {
        counts[at]--;
        say(at, kind, { repeated: entry.more });
        entry.more = 0;
        entry.since = now().getTime();
      },
    };
    faults.set(`${at} ${kind}`, entry);
    say(at, kind, fields);
  }

  return {
    error: (message, fields) => fault("error", message, fields),
    warn: (message, fields) => fault("warn", message, fields),
    info: (message, fields) => say("info", message, fields),
    event: (line) => put(line, true),
    flush() {
      for (const [kind, said] of faults) {
        if (isFresh(said)) continue;
        if (said.more > 0) said.line();
        else faults.delete(kind);
      }
      drain();
    },
    counts,
  };
}

/** Formatting characters can hide or reorder text on a terminal. JSON itself escapes only C0 controls. */
const HIDDEN = /[\u007f-\u009f\u2028\u2029]|\p{Cf}/gu;

/** A record as one line of JSON, with all control characters escaped. */
export function jsonLine(record: object): string {
  return JSON.stringify(record).replace(HIDDEN, (letter) => letter.split("").map(escaped).join(""));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A line for a terminal. Strangers' letters begin no line of their own and steer nothing. */
function textLine(time: string, level: LogLevel, message: string, { stack, ...fields }: LogFields): string {
  const rest = Object.entries(fields).filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${value}`).join("");
  const text = `${level === "info" ? "" : `${level}: `}${stack ?? message}${rest}`.toWellFormed()
    .replace(/\s*[\n\r\u2028\u2029]\s*/gu, "\n    ")
    .replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, encodeURIComponent);
  return `${time.slice(11, 19)} ${text}`;
}

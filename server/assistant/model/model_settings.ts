/** A server that speaks OpenAI's protocol, and what may be asked of it. */
export interface ModelSettings {
  /** Its base, such as `http://localhost:11434/v1`. */
  url: string;
  model: string;
  key: string | undefined;
  /** Requests of one day, by India's clock. */
  dailyRequests: number;
  timeouts?: Partial<Timeouts>;
}

/** Timeouts in milliseconds, all shorter than the chat's own timeout. */
export interface Timeouts {
  /** Until the first words, and from one piece to the next. */
  piece: number;
  /** Until the end. */
  whole: number;
  /** Before the second attempt, unless the server says how long. */
  retry: number;
}

export const TIMEOUTS_MS: Timeouts = { piece: 12_000, whole: 35_000, retry: 300 };

/** The company's time zone, for every date in the panel, in mails and in files. India has one, without summer time. */
export const TIME_ZONE = "Asia/Kolkata";

/** How far its clocks are ahead of UTC, in milliseconds. */
export const AHEAD_MS = 330 * 60_000;

import type { DeathToken } from "./read_death_tokens.ts";

type Tokens = readonly DeathToken[];

const DAYS = { hours: 1 / 24, days: 1, weeks: 7, months: 30 } as const;
/** So many days are an age where an animal follows: "in 52 week layers". */
const LONG = 15;
const PERIOD = /^(?:in|within|since|last|past|for|pichhl?[ae]|पिछले|गत|gata|గత)$/;
const ORDINAL =
  /^(?:\d+|first|second|third|fourth|last|same|one|ek|oke|oka|pehle|modati|rendo|okka|ఒక్క|per|every|each|har|next|मొదటి|మొదటి|రెండో|ఒకే|ఒక|एक|पहले|दूसरे)$/;

export type NumberKind = "count" | "percent" | "period" | "age" | "other" | undefined;

/** What a number counts. */
export function numberKind(tokens: Tokens, at: number): NumberKind {
  if (tokens[at]!.value === undefined) return undefined;
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (next?.tag === "percent") return "percent";
  if (next?.tag === "measure") return "other";
  if (next?.tag && next.tag in DAYS) {
    const after = tokens[at + 2];
    if (after?.tag === "ago") return "other";
    if (after?.tag === "old" && tokens[at + 3]?.tag !== "within") return "age";
    if (before?.tag === "outOf") return "age";
    const isShortTime = tokens[at]!.value! * DAYS[next.tag as keyof typeof DAYS] < LONG;
    return after?.tag === "animal" && !(isShortTime && PERIOD.test(before?.text ?? "")) ? "age" : "period";
  }
  if (/^(?:day|week|wk)$/.test(before?.text ?? "") && !ORDINAL.test(tokens[at - 2]?.text ?? "")) return "age";
  return before?.tag === "old" && /^(?:age|umar|umr|vayasu|उम्र|వయసు)/.test(before.text) ? "age" : "count";
}

/** Within how many days, as it is said in the sentences that tell of deaths. */
export function daysIn(
  tokens: Tokens,
  kinds: readonly NumberKind[],
  told: readonly { at: number }[],
): { days?: number } {
  const said = tokens.map((token, at) => ({ ...token, at, kind: kinds[at] }))
    .filter(({ at }) => told.length === 0 || told.some((each) => isSameSentence(tokens, at, each.at)));
  const isBare = (at: number) => kinds[at - 1] === undefined;
  if (said.some(({ tag, at }) => tag === "perDay" || tag === "each" && tokens[at + 1]?.tag === "days")) {
    return { days: 1 };
  }
  const period = said.find(({ kind }) => kind === "period");
  if (period) {
    const unit = tokens[period.at + 1]!.tag as keyof typeof DAYS;
    return { days: Math.max(1, Math.round(period.value! * DAYS[unit])) };
  }
  // "Roju 20", "din me 20": so many a day.
  const isEach = (at: number) => kinds[at + 1] === "count" || tokens[at + 1]?.tag === "fromThese";
  const isDay = said.some(({ tag, at }) =>
    tag === "today" ||
    isBare(at) &&
      (tag === "hours" || tag === "days" && (isEach(at) || ORDINAL.test(tokens[at - 1]?.text ?? "")))
  );
  if (isDay) return { days: 1 };
  if (said.some(({ tag, at }) => tag === "weeks" && isBare(at))) return { days: 7 };
  return said.some(({ tag, at }) => tag === "months" && isBare(at)) ? { days: 30 } : {};
}

function isSameSentence(tokens: Tokens, a: number, b: number): boolean {
  return !tokens.slice(Math.min(a, b), Math.max(a, b)).some(({ tag }) => tag === "stop");
}

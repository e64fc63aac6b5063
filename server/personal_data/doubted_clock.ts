import * as z from "zod/mini";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

/** A clock that goes forward by more at once may be wrong, and is believed when it has run on for as long. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

const WitnessSchema = z.object({
  /** The clock at the last look. */
  seenAt: z.string(),
  /** Since when, by the clock itself, it may be wrong. */
  doubtedSince: z.nullable(z.string()),
});
type Witness = z.infer<typeof WitnessSchema>;

/**
 * Whether the clock may decide what is old enough to be deleted. A machine that starts in a wrong year would else delete
 * years of inquiries, and the widgets that partners have pinned, in its first minute. Keys: `clock` with one document.
 */
export function doubtedClock(store: Store, now: () => Date): () => Promise<boolean> {
  const witness = settingsDocument(store, "clock", WitnessSchema);
  return async () => {
    const at = now();
    const before = (await witness.get())?.value;
    const doubtedSince = before ? doubtAt(at.getTime(), before) : null;
    await witness.put({ seenAt: at.toISOString(), doubtedSince });
    return doubtedSince !== null;
  };
}

function doubtAt(at: number, { seenAt, doubtedSince }: Witness): string | null {
  if (at - Date.parse(seenAt) > WEEK_MS) return new Date(at).toISOString();
  if (doubtedSince === null) return null;
  const since = Date.parse(doubtedSince);
  // It was set back, or nobody has in a week.
  return at < since || at - since >= WEEK_MS ? null : doubtedSince;
}

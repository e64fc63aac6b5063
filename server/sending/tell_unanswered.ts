import * as z from "zod/mini";
import { ConflictError } from "../kv/errors.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import { indiaDay } from "../shared/india_day.ts";
import type { Stores } from "../stores.ts";
import type { Tell } from "./notice_mailer.ts";

const HOUR_MS = 60 * 60 * 1_000;
/** In the owner's time zone. Questions are told of once a day, when work begins. */
const TOLD_AT_HOUR = 9;
/** Questions named in the mail. The panel has the others. */
const NAMED_MAX = 20;

const ToldSchema = z.object({ day: z.string(), at: z.string() });

/** Once a day, tells of the questions that the assistant could not answer since it last did. */
export async function tellUnanswered(
  { store, now, unanswered }: Pick<Stores, "store" | "now" | "unanswered">,
  tell: Tell,
): Promise<void> {
  const told = settingsDocument(store, "told", ToldSchema, "unanswered");
  const time = now().getTime();
  // The day begins for it at nine.
  const day = indiaDay(time - TOLD_AT_HOUR * HOUR_MS);
  const before = await told.get();
  if (before?.value.day === day) return;
  try {
    // Of several servers on one store, one tells.
    await told.put({ day, at: now().toISOString() }, before?.version);
  } catch (error) {
    if (error instanceof ConflictError) return;
    throw error;
  }
  const since = before?.value.at;
  if (!since) return;
  const asked = (await unanswered.open()).filter(({ value }) => value.lastAskedAt > since);
  if (asked.length === 0) return;
  const questions = asked.slice(0, NAMED_MAX).map(({ value }) => value.question);
  tell("unanswered", {
    say: (words) => words.unanswered({ count: asked.length, questions }),
    page: "/admin/unanswered",
  });
}

import * as z from "zod/mini";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

/** What was invented, by id, so that it can be told apart and removed. */
const MonthSchema = z.object({
  inquiries: z.array(z.string()),
  chats: z.array(z.string()),
  questions: z.array(z.string()),
  partners: z.array(z.string()),
  /** The day on which it was loaded: all counts of the days before it are invented. Null once it was removed. */
  countsBefore: z.nullable(z.string()),
});

/** The one document of `sample-month`. */
export const monthStore = (store: Store) => settingsDocument(store, "sample-month", MonthSchema);

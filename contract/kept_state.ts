import * as z from "zod/mini";

/** Whether an entry is as it comes with the software, that one changed by the owner, or the owner's own. */
export const KEPT_STATES = ["shipped", "changed", "own"] as const;
export type KeptState = typeof KEPT_STATES[number];

/** What is told of an entry of the knowledge beside its contents. A hidden one is used nowhere. */
export const keptState = { hidden: z.boolean(), state: z.enum(KEPT_STATES) };

import * as z from "zod/mini";
import { byLanguage } from "../../contract/language.ts";
import refusals from "./refusals.json" with { type: "json" };
import { once } from "../shared/once.ts";

/** What nobody may answer from a catalogue, and what it is answered instead. */
const RefusalSchema = z.strictObject({
  id: z.string(),
  /** `urgent` needs help now; `refused` is a wish that gets a no with its reason. */
  kind: z.enum(["refused", "urgent"]),
  /** Who is in need, or for whom something is wanted. */
  of: z.optional(z.enum(["people", "birds", "animals"])),
  /** `{substance}` stands for what is prohibited, `{reason}` for why. */
  text: z.strictObject({ ...byLanguage(() => z.optional(z.string())), en: z.string() }),
});
type Refusal = z.infer<typeof RefusalSchema>;

/** By their ids, which are the labels of the training questions too. */
export const loadRefusals: () => ReadonlyMap<string, Refusal> = once(() =>
  new Map(z.array(RefusalSchema).parse(refusals).map((each) => [each.id, each]))
);

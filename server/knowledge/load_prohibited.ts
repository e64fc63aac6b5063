import * as z from "zod/mini";
import { type Prohibited, ProhibitedSchema } from "../../contract/prohibited.ts";
import prohibited from "./prohibited.json" with { type: "json" };

let loaded: readonly Prohibited[] | undefined;

/** What India prohibits in animals for food, as it comes with the software; parsed once. */
export function loadProhibited(): readonly Prohibited[] {
  return loaded ??= z.array(ProhibitedSchema).parse(prohibited);
}

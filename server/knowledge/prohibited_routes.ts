import {
  type KeptProhibited,
  KeptProhibitedSchema,
  ProhibitedInputSchema,
} from "../../contract/prohibited.ts";
import type { Stores } from "../stores.ts";
import { overlayRoutes } from "./overlay_routes.ts";

/** The prohibited substances that the owner keeps. */
export function adminProhibitedRoutes({ knowledge, bin, drafts }: Stores) {
  return overlayRoutes({
    one: "a prohibited substance",
    many: "prohibited substances",
    schema: KeptProhibitedSchema,
    input: ProhibitedInputSchema,
    store: knowledge.prohibited,
    bin: bin.of("prohibited"),
    drafts: drafts.of("prohibited"),
    search: {
      in: "names and notices",
      texts: (
        { name, words, sources }: KeptProhibited,
      ) => [name, ...words, ...sources.map(({ title }) => title)],
    },
  });
}

/** Puts the index of the guides into a build; `start/ship.ts` runs it: DIST [CODE] [MADE]. */
import { shipGuides, shippedFiles } from "./assistant/guides/shipped_guides.ts";
import { codeName } from "./code_name.ts";

const [dist = "dist", code, made] = Deno.args;
await shipGuides(shippedFiles(dist, codeName(code || undefined)), made ? shippedFiles(made) : undefined);

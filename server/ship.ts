/** Puts the index of the guides into a build; `start/ship.ts` runs it: DIST [VERSION] [MADE]. */
import { shipGuides, shippedFiles } from "./assistant/guides/shipped_guides.ts";
import { codeName, releaseName } from "./code_name.ts";

const [dist = "dist", version, made] = Deno.args;
await shipGuides(
  shippedFiles(dist, version ? releaseName(version) : codeName()),
  made ? shippedFiles(made) : undefined,
);

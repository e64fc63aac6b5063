import { codeName } from "../code_name.ts";
import { type DerivedFiles, derivedFiles, NO_FILES } from "../kv/derived_files.ts";

/** Environment variable with the folder where a server of this run of tests keeps what it derived. */
export const KEPT_BY_SERVER = "TEST_DERIVED";

/**
 * The index of the shipped guides as a server of this code has just made it: each isolate of tests would take ten
 * seconds of a processor to make its own. Nothing else is kept, and nothing where a file of tests is run by itself.
 */
export function keptGuides(): DerivedFiles {
  const folder = Deno.env.get(KEPT_BY_SERVER);
  if (!folder) return NO_FILES;
  const { read } = derivedFiles({ folder, release: codeName(), log: console.error });
  return { ...NO_FILES, read: (name) => name === "guides" ? read(name) : NO_FILES.read(name) };
}

import { codeName } from "../../code_name.ts";
import { loadGuides } from "../../knowledge/load_guides.ts";
import { type DerivedFiles, derivedFiles, NO_FILES } from "../../kv/derived_files.ts";
import { prepareEnglishWords } from "../../language/english_words.ts";
import { GUIDES_FILE, prepareGuides } from "./guide_index.ts";

/** What a build derived once for all servers of its code. `dist` is the folder of the build. */
export function shippedFiles(dist = "dist", release = codeName()): DerivedFiles {
  return derivedFiles({ folder: `${dist}/derived`, release, log: console.error });
}

/**
 * Puts the index of the guides into a build: else each server would take ten seconds of a processor for it at its first
 * start. `made`: another build of the same code, which may have it.
 */
export async function shipGuides(files: DerivedFiles, made = NO_FILES): Promise<void> {
  const index = await made.read(GUIDES_FILE);
  if (index) return await files.write(GUIDES_FILE, index);
  await prepareEnglishWords();
  await prepareGuides(() => loadGuides(), files);
}

import * as z from "zod/mini";
import { newKey } from "../../contract/shared/new_key.ts";
import { derived } from "../kv/derived.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

const RecordSchema = z.object({
  isPublic: z.boolean(),
  /** Who has it sees the site before it is public. Empty while everybody sees it. */
  previewKey: z.string(),
});
type PublicationRecord = z.infer<typeof RecordSchema>;

/** A store without the document was in use before there was a choice. */
const PUBLIC: PublicationRecord = { isPublic: true, previewKey: "" };

/** The one document of `publication`. */
export function publicationStore(store: Store) {
  const settings = settingsDocument(store, "publication", RecordSchema);
  const read = derived(store, [settings], async () => (await settings.get())?.value ?? PUBLIC);

  async function setPublic(isPublic: boolean): Promise<void> {
    if ((await read()).isPublic === isPublic) return;
    // Taken off again, the site has another link: who saw the first preview does not see this one.
    await settings.put(isPublic ? PUBLIC : { isPublic, previewKey: newKey() });
  }

  return {
    name: settings.name,
    read,
    setPublic,

    /** Whether somebody chose. */
    isChosen: async () => await settings.get() !== null,
  };
}

export type PublicationStore = ReturnType<typeof publicationStore>;

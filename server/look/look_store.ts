import { EMPTY_LOOK, type Look, LookSchema } from "../../contract/look.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

/** The one document of `look`. */
export function lookStore(store: Store) {
  const settings = settingsDocument(store, "look", LookSchema);
  return {
    settings,

    async get(): Promise<Look> {
      return (await settings.get())?.value ?? EMPTY_LOOK;
    },
  };
}

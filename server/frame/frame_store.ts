import { EMPTY_FRAME, type Frame, FrameSchema } from "../../contract/frame.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

/** The one document of `frame`. */
export function frameStore(store: Store) {
  const settings = settingsDocument(store, "frame", FrameSchema);
  return {
    settings,

    async get(): Promise<Frame> {
      return (await settings.get())?.value ?? EMPTY_FRAME;
    },
  };
}

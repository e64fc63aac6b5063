import { lazyImport } from "../kit/lazy_import.ts";

/** Imports the panel. `/widgets/chat.js` has `import_panel_beside.ts` in its place. */
export const importPanel = () => lazyImport("chat/open_chat", () => import("./open_chat.tsx"));

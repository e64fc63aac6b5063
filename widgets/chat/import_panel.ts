import { lazyImport } from "../kit/lazy_import.ts";

/** Imports the panel. In `/widgets/chat.js` the build replaces this file by `import_panel_beside.ts`. */
export const importPanel = () => lazyImport("chat/open_chat", () => import("./open_chat.tsx"));

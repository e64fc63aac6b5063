import { fetchText } from "../kit/fetch_text.ts";

/** The panel's files without `.js`; its own module is the last. The build defines them. */
declare const PANEL: string[];

let panel: Promise<typeof import("./open_chat.tsx")> | undefined;

/**
 * Imports the panel by its absolute address, since a classic script cannot resolve a relative `import()`. Its files are
 * fetched first, as `lazyImport` does, in fewer bytes: after a failure all are fetched again, from the cache.
 */
export function importPanel() {
  let address = "";
  return panel ??= Promise.all(
    PANEL.map((file) => fetchText(address = new URL(`${file}.js`, import.meta.url).href)),
  ).then(() => import(address))
    .catch((error) => {
      panel = undefined;
      throw error;
    });
}

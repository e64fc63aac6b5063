import { fetchFiles } from "../kit/lazy_import.ts";

/** The panel's files without `.js`; its own module is the last. The build defines them. */
declare const PANEL: string[];

/** Imports the panel by its absolute address, since a classic script cannot resolve a relative `import()`. */
export async function importPanel(): Promise<typeof import("./open_chat.tsx")> {
  await fetchFiles(PANEL);
  return import(new URL(`${PANEL.at(-1)}.js`, import.meta.url).href);
}

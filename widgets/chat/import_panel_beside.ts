import { fetchFiles } from "../kit/lazy_import.ts";

/** The files of the panel without `.js`, its own last. The build defines them. */
declare const PANEL: string[];

/** Imports the panel from beside the script, which as a classic script has nothing to resolve `import()` against. */
export async function importPanel(): Promise<typeof import("./open_chat.tsx")> {
  await fetchFiles(PANEL);
  return import(new URL(`${PANEL.at(-1)}.js`, import.meta.url).href);
}

/** The files that each lazily imported part needs, by the part's name: beside this module, without `.js`. */
export type LazyFiles = Record<string, readonly string[]>;

/** What the build has listed (`build/lazy_files.ts`). */
export const lazyFiles: LazyFiles = {};

const fetched: Record<string, Promise<unknown> | undefined> = {};

/**
 * `import()` that can be tried again. Chromium before 156 never asks again for a module that failed once on a page; a
 * failed `fetch` leaves no trace. So all files of the part are brought into the browser's cache before it is imported.
 *
 * @param part the source file that `load` imports, below its room and without its ending: `quote/open_quote`
 * @throws {Error} if a file of the part cannot be fetched; the next call tries again
 */
export async function lazyImport<T>(part: string, load: () => Promise<T>): Promise<T> {
  await fetchFiles(lazyFiles[part] ?? []);
  return load();
}

/** Brings files that lie beside this module into the browser's cache, each once. */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => fetched[file] ??= fetchFile(file)));
}

async function fetchFile(file: string) {
  try {
    const response = await fetch(new URL(`${file}.js`, import.meta.url).href);
    if (!response.ok) throw Error(response.url);
    // Only a body that was read to its end is in the cache.
    await response.text();
  } catch (error) {
    fetched[file] = undefined;
    throw error;
  }
}

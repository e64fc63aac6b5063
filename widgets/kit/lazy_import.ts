import { fetchText } from "./fetch_text.ts";

/** The files of each lazily imported part, by the part's name. Each is beside this module, without `.js`. */
export type LazyFiles = Record<string, readonly string[]>;

/** The list made by the build (`build/lazy_files.ts`). */
export const lazyFiles: LazyFiles = {};

const fetched: Record<string, Promise<unknown> | undefined> = {};

/**
 * An `import()` that can be retried. Chromium before 156 requests no module again that failed once on a page,
 * but it repeats a failed `fetch`. So this first fetches all files into the browser's cache.
 *
 * @param part the source file that `load` imports, below its room and without extension: `quote/open_quote`
 * @throws {Error} if a file of the part cannot be fetched; the next call tries again
 */
export async function lazyImport<T>(part: string, load: () => Promise<T>): Promise<T> {
  await fetchFiles(lazyFiles[part] ?? []);
  return load();
}

/** Fetches files beside this module into the browser's cache, each once. A file that failed is fetched again. */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) =>
      fetched[file] ??= fetchText(new URL(`${file}.js`, import.meta.url).href).catch((error) => {
        fetched[file] = undefined;
        throw error;
      })
    ),
  );
}

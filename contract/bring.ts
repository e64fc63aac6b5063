/** Files that have come with all that they need, or are on their way. */
const coming: Record<string, Promise<void> | undefined> = {};

/**
 * `import()` for a link that fails: a module that did not come once is never asked for again on that page by Chromium
 * before 156, and `fetch` asks anew each time. So the file that `load` imports, and what that needs, is in the browser's
 * cache before it is imported. A widget that is one file has nothing to fetch.
 *
 * @throws {Error} where one of the files cannot be had; the next call tries again.
 */
export async function bring<T>(load: () => Promise<T>): Promise<T> {
  await cacheNamed(`${load}`, /\("(\.\/.+?js)"/g);
  return load();
}

/** Handed to the parts of the chat: its button has a copy of this module, and a second would be loaded with them. */
export type Bring = typeof bring;

/** Fetches the built files beside this one that the code names so, and those that they cannot start without. */
function cacheNamed(code: string, name: RegExp) {
  return Promise.all(
    [...code.matchAll(name)].map(([, path]) =>
      coming[path!] ??= fetch(new URL(path!, import.meta.url).href).then(async (response) => {
        if (!response.ok) throw Error(response.url);
        await cacheNamed(await response.text(), /[mt]"(\.\/.+?js)"/g);
      }).catch((error) => {
        coming[path!] = undefined;
        throw error;
      })
    ),
  );
}

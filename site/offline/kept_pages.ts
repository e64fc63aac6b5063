/**
 * Pages kept on the device, for who has no network: those that a visitor saved, and the last ones opened. Used by
 * the worker and by the pages alike.
 */

/** What is kept where: by the visitor's wish, by the way, and what every page needs. */
export const SHELVES = { saved: "pages-saved", visited: "pages-visited", files: "files" } as const;
type Shelf = Exclude<keyof typeof SHELVES, "files">;

/** The page that lists them. It is shown instead of a page that cannot be reached. */
export const SAVED_PATH = "/saved";

/** When an answer was kept, as an ISO time, and the page's heading, percent-encoded. */
export const KEPT_AT = "x-kept-at";
const TITLE = "x-title";

const VISITED_MAX = 30;
export const FILES_MAX = 300;
const PICTURES_MAX = 6;

export interface KeptPage {
  /** Path and query. */
  path: string;
  title: string;
  /** ISO time. */
  keptAt: string;
}

/**
 * Keeps an answer of the server as a page, by the way unless it is saved: what was saved becomes newer whenever it is
 * read. False if it is none that may be kept: a private page says so itself.
 */
export async function keepAnswer(path: string, answer: Response, wanted?: Shelf): Promise<boolean> {
  const { headers, ok } = answer;
  const isPage = headers.get("content-type")?.startsWith("text/html");
  if (!ok || !isPage || !headers.get("cache-control")?.startsWith("public")) return false;
  const html = await answer.text();
  const [, title = path] = /<h1[^>]*>([^<]+)</.exec(html) ?? /<title>([^<]*)</.exec(html) ?? [];
  const kept = new Headers(headers);
  kept.set(KEPT_AT, new Date().toISOString());
  kept.set(TITLE, encodeURIComponent(title.replaceAll("&amp;", "&")));
  // The body is no longer as the server compressed it.
  kept.delete("content-encoding");
  kept.delete("content-length");
  const shelf = wanted ?? (await isSaved(path) ? "saved" : "visited");
  const cache = await caches.open(SHELVES[shelf]);
  // The order of a cache is that of the last puts, so that of the last visits.
  await cache.put(path, new Response(html, { headers: kept }));
  if (shelf === "visited") await prune(cache, VISITED_MAX);
  await keepFiles(html);
  return true;
}

/** Fetches a page and keeps it with what it shows. False if the network or the server does not give it. */
export async function keepPage(path: string, wanted?: Shelf): Promise<boolean> {
  try {
    return await keepAnswer(path, await fetch(path), wanted);
  } catch {
    return false;
  }
}

/** Keeps what a page shows, and drops the oldest files beyond the most, but none that a saved page needs. */
async function keepFiles(html: string): Promise<void> {
  const cache = await caches.open(SHELVES.files);
  await Promise.all(
    filesOf(html).map(async (path) => {
      if (await cache.match(path)) return;
      await cache.add(path).catch(() => {});
    }),
  );
  if ((await cache.keys()).length > FILES_MAX) await prune(cache, FILES_MAX, await neededBySaved());
}

async function neededBySaved(): Promise<ReadonlySet<string>> {
  const saved = await caches.open(SHELVES.saved);
  const pages = await Promise.all(
    (await saved.keys()).map(async (key) => await (await saved.match(key))?.text()),
  );
  return new Set(pages.flatMap((html) => filesOf(html ?? "")));
}

/** The files that a page needs to be shown: scripts, style sheets, fonts, its first pictures. */
function filesOf(html: string): string[] {
  const found = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, path]) => path!.replaceAll("&amp;", "&"));
  return [
    ...new Set([
      ...found(/"(\/(?:assets|widgets)\/[\w./-]+\.(?:js|css|woff2|webp|svg))"/g),
      ...found(/<link [^>]*href="(\/[\w/-]+\.css)"/g),
      ...found(/<img [^>]*src="(\/(?:media|look)\/[^"]+)"/g).slice(0, PICTURES_MAX),
    ]),
  ];
}

/** Drops the oldest. What a cache holds is in the order in which it was put there. */
async function prune(cache: Cache, max: number, needed?: ReadonlySet<string>): Promise<void> {
  const keys = await cache.keys();
  const free = keys.filter(({ url }) => !needed?.has(pathOf(url)));
  await Promise.all(free.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** What is kept on a shelf, the last first. The list itself is none of it. */
export async function keptPages(shelf: Shelf): Promise<KeptPage[]> {
  const cache = await caches.open(SHELVES[shelf]);
  const pages = await Promise.all((await cache.keys()).map(async ({ url }) => {
    const headers = (await cache.match(url))?.headers;
    const path = pathOf(url);
    return {
      path,
      title: decodeURIComponent(headers?.get(TITLE) ?? path),
      keptAt: headers?.get(KEPT_AT) ?? "",
    };
  }));
  return pages.filter(({ path }) => !path.endsWith(SAVED_PATH)).reverse();
}

export async function isSaved(path: string): Promise<boolean> {
  return await (await caches.open(SHELVES.saved)).match(path) !== undefined;
}

export async function dropPage(path: string): Promise<void> {
  await (await caches.open(SHELVES.saved)).delete(path);
}

/**
 * The service worker of the public site (decision 69). A page comes from the network while there is one; without
 * one it comes as it was kept, and says when that was. It is no part of the panel, keeps no answer of the API, and
 * keeps no page that the server does not call public.
 */
import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { LANGUAGES } from "../../contract/language.ts";
import { localPath, splitLanguage } from "../../contract/shared/language_paths.ts";
import { keepAnswer, keepPage, KEPT_AT, SAVED_PATH, SHELVES } from "./kept_pages.ts";
import { formatKeptAt, offlineTexts } from "./offline_texts.ts";
import { sendWaiting } from "./outbox.ts";

/** What this file uses of a worker's scope. The library of types for workers contradicts that for pages. */
interface WorkerScope {
  addEventListener(
    type: "install" | "activate" | "fetch" | "sync",
    listen: (event: WorkerEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
}
interface WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
const scope = self as unknown as WorkerScope;

/** Of these nothing is kept, whatever the server says of them. */
const NEVER = /^\/(admin|api|docs|partner)(\/|$)/;
/** Files whose names change with their content. */
const LASTING = /^\/assets\/|^\/media\/|^\/widgets\/[A-Z0-9]{8}\.js$/;
/** Files that a page needs, whose names stay. */
const LOADED = /^\/(widgets|look|social)\/|\.css$/;

scope.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    await Promise.all(LANGUAGES.map((language) => keepPage(localPath(language, SAVED_PATH))));
    // A new release takes over at once: pages come from the network anyway, and its files have new names.
    await scope.skipWaiting();
  })());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
    // What was opened before the worker was there. Not waited for: until a worker is active the browser holds back
    // whatever the pages ask for, and a slow answer would hold back the next page.
    void keepOpenPages();
  })());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "HEAD") {
    // A page that was opened in place asks for its own head, to be counted (`app/follow_links.ts`).
    if (request.headers.get("accept")?.includes("text/html")) event.waitUntil(keepIfPage(url));
    return;
  }
  if (request.method !== "GET" || NEVER.test(url.pathname)) return;
  if (request.mode === "navigate") return event.respondWith(page(event, url));
  if (LASTING.test(url.pathname)) return event.respondWith(lastingFile(event));
  if (LOADED.test(url.pathname)) event.respondWith(loadedFile(event));
});

// The network is back, and no page may be open. If it fails the browser tries again.
scope.addEventListener("sync", (event) => event.waitUntil(sendWaiting()));

async function keepOpenPages(): Promise<void> {
  for (const { url } of await scope.clients.matchAll()) await keepIfPage(new URL(url));
}

async function keepIfPage({ pathname, search }: URL): Promise<void> {
  if (!NEVER.test(pathname)) await keepPage(pathname + search);
}

async function page(event: WorkerEvent, url: URL): Promise<Response> {
  const path = url.pathname + url.search;
  try {
    const answer = await event.preloadResponse ?? await fetch(event.request);
    const copy = answer.clone();
    event.waitUntil(keepAnswer(path, copy).catch(() => {}));
    return answer;
  } catch {
    return await keptPage(url) ?? await listInstead(url);
  }
}

/** A kept page, with a line on top that says so. */
async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const path = pathname + search;
  const kept = await onShelf(path);
  if (!kept) return;
  const { language, path: plain } = splitLanguage(pathname);
  if (plain === SAVED_PATH) return kept;
  const texts = offlineTexts[language];
  const when = formatKeptAt(kept.headers.get(KEPT_AT)!, language);
  const note = `<p class="kept-note" role="status">${escapeHtml(texts.keptAt(when))} <a href="${
    localPath(language, SAVED_PATH)
  }">${escapeHtml(texts.title)}</a></p>`;
  const html = (await kept.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: kept.headers });
}

/** The list of what is kept, which then says that the page wanted is not. */
async function listInstead(url: URL): Promise<Response> {
  const { language, path } = splitLanguage(url.pathname);
  const list = localPath(language, SAVED_PATH);
  if (path === SAVED_PATH || !await onShelf(list)) return await onShelf(list) ?? Response.error();
  return Response.redirect(`${list}?from=${encodeURIComponent(url.pathname + url.search)}`);
}

async function onShelf(path: string): Promise<Response | undefined> {
  for (const shelf of [SHELVES.saved, SHELVES.visited]) {
    const cache = await caches.open(shelf);
    const isList = splitLanguage(path.split("?")[0]!).path === SAVED_PATH;
    const kept = await cache.match(path, { ignoreSearch: isList });
    if (kept) return kept;
  }
}

async function lastingFile({ request }: WorkerEvent): Promise<Response> {
  const cache = await caches.open(SHELVES.files);
  return await cache.match(request) ?? await fetchAndKeep(cache, request);
}

/** From the network while there is one. */
async function loadedFile({ request }: WorkerEvent): Promise<Response> {
  const cache = await caches.open(SHELVES.files);
  try {
    return await fetchAndKeep(cache, request);
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

async function fetchAndKeep(cache: Cache, request: Request): Promise<Response> {
  const answer = await fetch(request);
  // A part of a file, as a player asks for it, is not the file.
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

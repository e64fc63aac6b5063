import { splitLanguage } from "../../contract/shared/language_paths.ts";
import type { ContentReader } from "../content/content.ts";
import { searchWords } from "../http/search_text.ts";
import { maskPersonal } from "../unanswered/mask_personal.ts";
import { FIGURE_WORDS_MAX } from "./figure_limits.ts";
import type { Figure, FigureStore } from "./figure_store.ts";
import { isReader, opensPage } from "./is_reader.ts";

/** A search is over when nothing was added to it or taken away for this time. */
const SETTLED_MS = 10_000;
/** Most addresses and searches that wait for the next write. More are not counted. */
const WAITING_MAX = 5_000;
const TYPING_MAX = 200;
const SEARCHES = /^\/(api\/(search|products)|(\w\w\/)?products(\/[^/?]*)?)\?/;

interface Typed {
  words: string;
  at: number;
}

/** What a counter asks when it writes. */
interface Sources {
  read: ContentReader;
  /** Asks our own API in process. */
  api: (path: string) => Promise<Response>;
}

/**
 * Counts in memory what readers open, search and ask for, and writes it with `flush`. Nothing about a reader is
 * kept, not even in memory: a search that is typed letter by letter is recognised by its words alone.
 */
export function figureCounter(figures: FigureStore, now: () => Date) {
  let paths = new Map<string, number>();
  let asked = new Map<string, number>();
  let typing: Typed[] = [];
  const waiting = new Set<Figure>();
  let writing: Promise<void> = Promise.resolve();

  function count(counts: Map<string, number>, key: string): void {
    const before = counts.get(key);
    if (before !== undefined || counts.size < WAITING_MAX) counts.set(key, (before ?? 0) + 1);
  }

  /** Notes the words of a search, in place of those that it goes on from. */
  function type(q: string): void {
    const words = searchWords(q).join(" ").slice(0, FIGURE_WORDS_MAX).trim();
    if ([...words].length < 2) return;
    const at = now().getTime();
    const begun = typing.find((typed) =>
      at - typed.at < SETTLED_MS && (words.startsWith(typed.words) || typed.words.startsWith(words))
    );
    if (begun) Object.assign(begun, { words, at });
    else if (typing.length < TYPING_MAX) typing.push({ words, at });
  }

  function settled(all: boolean): string[] {
    const limit = now().getTime() - SETTLED_MS;
    const done = typing.filter(({ at }) => all || at <= limit);
    typing = typing.filter((typed) => !done.includes(typed));
    return done.map(({ words }) => words);
  }

  async function gather({ read, api }: Sources, all: boolean): Promise<void> {
    const [opened, products, searches] = [paths, asked, settled(all)];
    [paths, asked] = [new Map(), new Map()];
    const { productBySlug, posts } = await read();
    const postBySlug = new Map(posts.map((post) => [post.slug, post]));
    for (const [path, count] of opened) {
      const [, folder, slug = "", post = ""] = path.split("/");
      const product = folder === "product" && productBySlug.get(slug);
      const article = folder === "blog" && slug === "post" && postBySlug.get(post);
      if (product) waiting.add({ kind: "product", key: product.id, count });
      else if (article) waiting.add({ kind: "article", key: article.id, count });
      else waiting.add({ kind: "page", key: path, count });
    }
    for (const [slug, count] of products) {
      const product = productBySlug.get(slug);
      if (product) waiting.add({ kind: "asked", key: product.id, count });
    }
    for (const words of searches) {
      // A telephone number or an address is somebody's: that it was looked for is counted, the words are not.
      const isPersonal = maskPersonal(words) !== words;
      const key = isPersonal ? "" : words;
      waiting.add({ kind: "search", key, count: 1 });
      if (!isPersonal && !await finds(words, api)) waiting.add({ kind: "missed", key, count: 1 });
    }
  }

  return {
    /** Counts a request for what is public. Called for each answer, so it looks at the cheapest first. */
    seen(request: Request, isPage: boolean): void {
      const { url } = request;
      const address = url.slice(url.indexOf("/", 8));
      const query = address.indexOf("?");
      if (!isPage && (query < 0 || !SEARCHES.test(address))) return;
      if (!isReader(request) || isPage && !opensPage(request)) return;
      if (isPage) count(paths, splitLanguage(query < 0 ? address : address.slice(0, query)).path);
      if (query < 0 || !SEARCHES.test(address)) return;
      const q = new URLSearchParams(address.slice(query)).get("q");
      if (q) type(q);
    },

    /** Counts that the chat was asked for a product: where the answer stands on one alone. */
    answered({ sources }: { sources: readonly { url: string }[] }): void {
      const slugs = new Set(sources.flatMap(({ url }) => /\/product\/([^/?#]+)/.exec(url)?.[1] ?? []));
      if (slugs.size === 1) count(asked, [...slugs][0]!);
    },

    /** Writes what was counted. `all`: also searches that may not be over, as at a shutdown. */
    flush(sources: Sources, { all = false } = {}): Promise<void> {
      writing = writing.catch(() => {}).then(async () => {
        await gather(sources, all);
        await figures.add(waiting);
      });
      return writing;
    },
  };
}

async function finds(words: string, api: Sources["api"]): Promise<boolean> {
  const answer = await api(`/api/products?${new URLSearchParams({ q: words, fields: "id", limit: "1" })}`);
  await answer.body?.cancel();
  // What could not be asked is not called missing.
  return !answer.ok || answer.headers.get("x-total-count") !== "0";
}

import type { QueryClient } from "@tanstack/react-query";
import { findPage, queriesOf } from "./find_page.ts";
import { splitLanguage } from "../../contract/shared/language_paths.ts";
import type { lazyRoutes } from "./lazy_routes.ts";
import { apiQuery } from "./query_client.ts";
import type { Read } from "./visit.ts";

/** Prefetches a page's module and data. */
export interface PageFetcher {
  fetchModule: (pathname: string) => Promise<void>;
  /** Settles when every request has succeeded or failed. The page itself repeats failed requests. */
  fetchData: (pathname: string, search: string) => Promise<void>;
}

export function createPageFetcher(
  client: QueryClient,
  routes: Pick<typeof lazyRoutes, "load" | "routeOf">,
): PageFetcher {
  const read: Read = <T>(apiPath: string) => {
    const value = client.getQueryData<T>([apiPath]);
    return { value, loading: value === undefined };
  };
  const fetchModule = (pathname: string) => routes.load(splitLanguage(pathname).path);

  return {
    fetchModule,

    async fetchData(pathname, search) {
      await fetchModule(pathname);
      const page = findPage(pathname, search, routes.routeOf);
      const asked = new Set<string>();
      // A response may make further queries necessary.
      for (;;) {
        const open = queriesOf(page, read).filter((apiPath) => !asked.has(apiPath));
        if (open.length === 0) return;
        for (const apiPath of open) asked.add(apiPath);
        await Promise.all(open.map((apiPath) => client.prefetchQuery(apiQuery(apiPath))));
      }
    },
  };
}

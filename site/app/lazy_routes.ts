import { createStore } from "../ui/create_store.ts";
import { findRoute, type Pattern, routes } from "./routes.ts";
import type { PageRoute } from "./visit.ts";

const loaded = createStore<ReadonlyMap<Pattern, PageRoute>>(new Map());

/** The pages whose chunks the browser has loaded. */
export const lazyRoutes = {
  routeOf: (pattern: Pattern): PageRoute | undefined => loaded.get().get(pattern),

  /** Loads a path's page (path without language). Does nothing if loaded or if no page has that path. */
  async load(path: string): Promise<void> {
    const pattern = findRoute(path)?.pattern;
    if (!pattern || loaded.get().has(pattern)) return;
    const route = await routes[pattern].load();
    loaded.set(new Map(loaded.get()).set(pattern, route));
  },

  subscribe: loaded.subscribe,

  count: () => loaded.get().size,
};

import { useLocation, useSearchParams } from "wouter";

/** A cursor only leads forward, so the history entry stores the previous pages for the way back. */
interface Trail {
  trail: { cursor: string | null; from: number }[];
  from: number;
}

interface Step {
  href: string;
  state: Trail | null;
}

/** The state of a list in the URL: search, filters, page and open form. */
export interface ListAddress {
  q: string;
  cursor: string | null;
  get(name: string): string | null;
  /** The number of rows before this page; null if the history entry does not say, as on an opened link. */
  from: number | null;
  previous: Step | null;
  first: string | null;
  next(cursor: string, shown: number): Step;
  /** Changes the search or a filter and returns to the first page. */
  filter(changes: Record<string, string | null>): void;
  /** Removes these filters. */
  clear(filters: readonly { name: string }[]): void;
  /** Opens or closes a form or dialog without changing the list's page. */
  open(changes: Record<string, string | null>, options?: { replace?: boolean }): void;
  /** What opens it later, from wherever one is then, in the list as it is now. */
  later(changes: Record<string, string | null>): () => void;
  /** The id of the row that is open in a dialog. */
  view: string | null;
  closeView(): void;
  href(changes: Record<string, string | null>): string;
}

function isTrail(state: unknown): state is Trail {
  return typeof state === "object" && state !== null && "trail" in state && Array.isArray(state.trail);
}

export function useListAddress(): ListAddress {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  // Safe to read while rendering: each navigation that changes it also changes the URL, which rerenders.
  const state: unknown = history.state;
  const cursor = params.get("cursor");
  const trail = isTrail(state) ? state : null;
  const last = cursor ? trail?.trail.at(-1) : undefined;

  function href(changes: Record<string, string | null>): string {
    // Of the address itself: what was changed a moment ago may not be rendered yet.
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next.size === 0 ? path : `${path}?${next}`;
  }

  const filter = (changes: Record<string, string | null>) =>
    navigate(href({ ...changes, cursor: null }), { replace: true });

  const open: ListAddress["open"] = (changes, { replace = false } = {}) =>
    navigate(href(changes), { replace, state });

  return {
    q: params.get("q") ?? "",
    cursor,
    get: (name) => params.get(name),
    from: cursor ? trail?.from ?? null : 0,
    previous: last && trail
      ? {
        href: href({ cursor: last.cursor }),
        state: { trail: trail.trail.slice(0, -1), from: last.from },
      }
      : null,
    first: cursor ? href({ cursor: null }) : null,
    next(after, shown) {
      const from = cursor ? trail?.from ?? 0 : 0;
      const known = !cursor || trail !== null;
      return {
        href: href({ cursor: after }),
        state: known
          ? { trail: [...cursor ? trail?.trail ?? [] : [], { cursor, from }], from: from + shown }
          : null,
      };
    },
    filter,
    clear: (filters) => filter(Object.fromEntries(filters.map(({ name }) => [name, null]))),
    open,
    later(changes) {
      const to = href(changes);
      return () => navigate(to, { state });
    },
    view: params.get("view"),
    closeView: () => open({ view: null }, { replace: true }),
    href,
  };
}

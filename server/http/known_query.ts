import type { Hono, MiddlewareHandler } from "hono";

type Names = (path: string) => readonly string[];

const declared = new WeakMap<object, Names>();

/**
 * Declares which query parameters a handler reads. `endpoint` does it for its schema. Of a parameter the first value
 * counts, of one whose name is declared with `[]` behind it (`sign[]` for `?sign=a&sign=b`) all of them.
 */
export function readsQuery<H extends object>(handler: H, names: Names): H {
  declared.set(handler, names);
  return handler;
}

/** Returns the parameters that any handler of a path reads on `GET`. No others can change its response. */
export function queryOf(app: Hono): (path: string) => ReadonlySet<string> {
  return (path) => {
    const [handlers] = app.router.match("GET", path);
    return new Set(handlers.flatMap(([[handler]]) => declared.get(handler)?.(path) ?? []));
  };
}

/**
 * A path and query with known parameters only, each value once, by name. Requests with equal responses have equal
 * ones, so that nobody fills the cache, or has pages rendered anew, by adding `?x=1`, `?x=2` and so on.
 */
export function knownAddress(address: string, known: (path: string) => ReadonlySet<string>): string {
  const at = address.indexOf("?");
  if (at < 0) return address;
  const path = address.slice(0, at);
  const query = new URLSearchParams(address.slice(at));
  const names = [...known(decoded(path))].sort();
  const rest = new URLSearchParams(names.flatMap((declared) => {
    const name = declared.replace(/\[\]$/, "");
    const values = [...new Set(query.getAll(name))];
    return (name === declared ? values.slice(0, 1) : values.sort()).map((value) => [name, value]);
  }));
  return rest.size > 0 ? `${path}?${rest}` : path;
}

/** Middleware that answers a `GET` as without its unknown parameters, so that the response does not hold them. */
export function withoutUnknownQuery(app: Hono): MiddlewareHandler {
  const known = queryOf(app);
  return async (c, next) => {
    const { url, method } = c.req.raw;
    const start = url.indexOf("/", 8);
    const address = url.slice(start);
    const wanted = method === "GET" ? knownAddress(address, known) : address;
    // Another order or encoding of the same parameters needs no second request.
    if (new URLSearchParams(wanted.split("?")[1]).size === new URLSearchParams(address.split("?")[1]).size) {
      return await next();
    }
    return await app.fetch(new Request(url.slice(0, start) + wanted, c.req.raw), c.env);
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

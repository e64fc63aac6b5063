type Json = Record<string, unknown>;

const ROWS_MAX = 12;
const NAMES_MAX = 24;
/** Fields by whose values other calls reach what is stored. */
const NAMES = ["id", "slug", "name", "key", "from", "version", "fileName"];

/** Where the values of a path's parameter come from, if not from the list at the path before it. */
const SOURCES: Record<string, string> = {
  "/api/admin/chat-history": "/api/admin/chat-users",
  "/api/chat/update-visit": "/api/chat/register-user",
  "/media": "/api/admin/media",
  "/api/blog/post": "/api/blog/posts",
  "/partner": "/api/admin/partners",
};

/** What the app has answered so far, by the path of its operation: a later call begins with what is stored. */
export class Seen {
  readonly #rows = new Map<string, Json[]>();
  readonly #names = new Map<string, string[]>();

  /** Takes the rows of an answer. A path's last parameter counts as one row of the path before it. */
  learn(path: string, text: string): void {
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      return;
    }
    const list = path.replace(/\/\{\w+\}$/, "");
    const rows = [answer].flat().filter((row) => typeof row === "object" && row !== null) as Json[];
    for (const { sessions } of rows) if (sessions) this.learn(`${list}/sessions`, JSON.stringify(sessions));
    keep(this.#rows, list, rows.slice(0, ROWS_MAX), ROWS_MAX);
    keep(this.#names, list, rows.flatMap(namesIn).slice(0, NAMES_MAX), NAMES_MAX);
  }

  rows(path: string): readonly Json[] {
    return this.#rows.get(path) ?? [];
  }

  /** Names of rows at a path. */
  names(path: string): readonly string[] {
    return this.#names.get(SOURCES[path] ?? path) ?? [];
  }

  /** Ids of rows at a path; its names where the rows have no ids. */
  ids(path: string): readonly string[] {
    const ids = this.rows(SOURCES[path] ?? path).map(({ id }) => id).filter((id) => typeof id === "string");
    return ids.length > 0 ? ids : this.names(path);
  }

  get allNames(): readonly string[] {
    return [...this.#names.values()].flat();
  }
}

/** The names of a row, and of the rows within it, such as the sessions of an account. */
function namesIn(row: Json): string[] {
  const own = NAMES.map((name) => row[name]).filter((value) => typeof value === "string" && value !== "");
  const inner = Object.values(row).filter((value) => Array.isArray(value)).flat()
    .filter((value) => typeof value === "object" && value !== null);
  return [...own as string[], ...inner.flatMap((value) => namesIn(value as Json))];
}

/** The newest first, and no more than `max`. */
function keep<T>(map: Map<string, T[]>, path: string, added: readonly T[], max: number): void {
  map.set(path, [...new Set([...added, ...map.get(path) ?? []])].slice(0, max));
}

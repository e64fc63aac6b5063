import { CONDITION_KINDS } from "../../../contract/condition.ts";
import { saidPath, type SaidQuery } from "./said_query.ts";

/** What the list of all conditions may be cut down to, beside a kind. */
const MARKS = ["urgent", "notifiable"] as const;
export const PARTS = [...MARKS, ...CONDITION_KINDS] as const;
type Part = typeof PARTS[number];

/** Which conditions are listed, as it stands in the address. */
export interface Listed {
  /** Words of a name; all if empty. */
  q: string;
  /** One part of them; all if missing. */
  list?: Part | undefined;
}

export const LIST_QUERY: readonly string[] = ["q", "list"];
const NAME_MAX = 80;

export function readListed(search: URLSearchParams): Listed {
  return {
    q: (search.get("q") ?? "").trim().slice(0, NAME_MAX),
    list: PARTS.find((part) => part === search.get("list")),
  };
}

/** The address of the list cut down to a part, with what was said in the finder and the name looked for. */
export function listPath(said: SaidQuery, { q, list }: Listed): string {
  const path = saidPath(said);
  const query = new URLSearchParams([...q ? [["q", q]] : [], ...list ? [["list", list]] : []]).toString();
  return `${path}${query && (path.includes("?") ? "&" : "?")}${query}#all-conditions`;
}

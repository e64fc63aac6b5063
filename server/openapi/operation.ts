import type * as z from "zod/mini";

/** What a call takes or gives: JSON by a schema of the contract, a list of such, or a media type. */
export type Content = z.ZodMiniType | { list: z.ZodMiniType } | string;

/** A call as a developer reads of it. */
export interface Operation {
  says: string;
  takes?: Content;
  /** Absent: nothing, with status 204. */
  gives?: Content;
  /** Of a success; 200, or 201 for a `made`. */
  status?: number;
  /** Query parameters by what they do. */
  query?: Record<string, string>;
  /** It carries an ETag, or honours `If-Match`. */
  versioned?: boolean;
}

export const PAGES = {
  limit: "rows of one page; without it the whole list",
  cursor: "where the page begins, from the `Link` of the page before it",
  page: "which page, from 1; a cursor wins over it",
};
export const LANG = { lang: "en, hi or te" };

/** All of one kind, in pages where asked; `Link` and `X-Total-Count` say the rest. */
export function list(says: string, of: z.ZodMiniType, query: Record<string, string> = {}): Operation {
  return { says, gives: { list: of }, query: { ...query, ...PAGES } };
}

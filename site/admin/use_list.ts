import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { readList, withParams } from "./api.ts";

const PAGE_ROWS = 50;
/** How soon a page is asked for again whose total the server did not know yet. */
const COUNT_AGAIN_MS = 500;

interface Filters {
  q: string;
  cursor: string | null;
  state?: string | null;
  /** Other query parameters of the list's call. */
  filters?: Record<string, string | null>;
}

/** One page of an admin list. The rows shown stay while the next ones are on their way. */
export function useList<T>(path: string, schema: z.ZodMiniType<T[]>, { q, cursor, state, filters }: Filters) {
  const address = withParams(path, { q, state, ...filters, cursor, limit: PAGE_ROWS });
  return useQuery({
    queryKey: [path, address],
    queryFn: ({ signal }) => readList(address, schema, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => data?.total === null ? COUNT_AGAIN_MS : false,
  });
}

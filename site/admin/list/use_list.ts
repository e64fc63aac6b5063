import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { readList, withParams } from "../api.ts";

const PAGE_ROWS = 50;
/** Delay before a page is refetched whose total the server did not know yet. */
const COUNT_AGAIN_MS = 500;

/** Fetches one page of a list; `schema` describes a row. Shown rows stay until the next have loaded. */
export function useList<T>(path: string, schema: z.ZodMiniType<T>, params: Record<string, string | null>) {
  const address = withParams(path, { ...params, limit: PAGE_ROWS });
  return useQuery({
    queryKey: [path, address],
    queryFn: ({ signal }) => readList(address, schema, { signal }),
    placeholderData: keepPreviousData,
    // Whoever comes back to the window sees what came meanwhile. An interval would keep a session alive for nobody.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => data?.total === null ? COUNT_AGAIN_MS : false,
  });
}

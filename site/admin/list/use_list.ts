import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { readList, withParams } from "../api.ts";

const PAGE_ROWS = 50;
/** How soon a page is asked for again whose total the server did not know yet. */
const COUNT_AGAIN_MS = 500;

/** One page of an admin list; `schema` is that of a row. The rows shown stay while the next ones are on their way. */
export function useList<T>(path: string, schema: z.ZodMiniType<T>, params: Record<string, string | null>) {
  const address = withParams(path, { ...params, limit: PAGE_ROWS });
  return useQuery({
    queryKey: [path, address],
    queryFn: ({ signal }) => readList(address, schema, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => data?.total === null ? COUNT_AGAIN_MS : false,
  });
}

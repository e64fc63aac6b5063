import { type UndefinedInitialDataOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "./api.ts";

type Options<T> = Omit<UndefinedInitialDataOptions<T>, "queryKey" | "queryFn">;

/** The answer of a call, parsed with the contract's schema. Its address is its key in the cache. */
export function useRead<T>(path: string, schema: z.ZodMiniType<T>, options?: Options<T>): UseQueryResult<T> {
  return useQuery({
    ...options,
    queryKey: [path],
    queryFn: ({ signal }) => read(path, schema, { signal }),
  });
}

/** All items of a list. `schema` describes one. */
export function useAll<T>(path: string, schema: z.ZodMiniType<T>, options?: Options<T[]>) {
  return useRead(path, z.array(schema), options);
}

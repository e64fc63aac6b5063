import { useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { readDocument } from "./api.ts";

/** Fetches a document with the ETag for its next save. Not cached: an old ETag would cause a conflict. */
export function useStored<T>(path: string, schema: z.ZodMiniType<T>, id: string | null) {
  return useQuery({
    queryKey: [path, "document", id],
    queryFn: ({ signal }) => readDocument(`${path}/${encodeURIComponent(id ?? "")}`, schema, { signal }),
    enabled: id !== null,
    gcTime: 0,
  });
}

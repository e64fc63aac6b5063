import { useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { readDocument } from "./api.ts";

/** A document as it is stored now, with the ETag that its next save names. Never taken from an older look at it. */
export function useStored<T>(path: string, schema: z.ZodMiniType<T>, id: string | null) {
  return useQuery({
    queryKey: [path, "document", id],
    queryFn: ({ signal }) => readDocument(`${path}/${encodeURIComponent(id ?? "")}`, schema, { signal }),
    enabled: id !== null,
    gcTime: 0,
  });
}

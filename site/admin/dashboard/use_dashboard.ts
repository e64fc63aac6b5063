import { useQuery } from "@tanstack/react-query";
import { DashboardSchema } from "../../../contract/dashboard.ts";
import { read } from "../api.ts";

/** How often the totals are asked for again while somebody looks at the panel. */
const REFRESH_MS = 60_000;

/** The totals, for the start page and for the counts of the sidebar. `staleTime` in milliseconds. */
export function useDashboard({ staleTime = 0 }: { staleTime?: number } = {}) {
  return useQuery({
    queryKey: ["/api/admin/dashboard"],
    queryFn: ({ signal }) => read("/api/admin/dashboard", DashboardSchema, { signal }),
    staleTime,
    refetchInterval: REFRESH_MS,
  });
}

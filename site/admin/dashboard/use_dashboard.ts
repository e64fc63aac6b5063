import { DashboardSchema, isUncounted } from "../../../contract/dashboard.ts";
import { useRefresh } from "../use_refresh.ts";
import { useRead } from "../use_read.ts";

/** How often the totals are asked for again while somebody looks at the panel. */
const REFRESH_MS = 30_000;
/** How soon after a start of the server, while something is still to be counted. */
const COUNT_AGAIN_MS = 1_000;

/** The totals, for the start page and for the counts of the sidebar. `staleTime` in milliseconds. */
export function useDashboard({ staleTime = 0 }: { staleTime?: number } = {}) {
  const dashboard = useRead("/api/admin/dashboard", DashboardSchema, {
    staleTime,
    refetchInterval: ({ state: { data } }) => data && isUncounted(data) ? COUNT_AGAIN_MS : false,
  });
  // The start page and the sidebar ask in turn.
  useRefresh(
    () => Date.now() - dashboard.dataUpdatedAt > REFRESH_MS / 2 && dashboard.refetch(),
    REFRESH_MS,
  );
  return dashboard;
}

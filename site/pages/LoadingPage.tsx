import type { PageRoute, Visit } from "../app/visit.ts";
import { Skeleton } from "../ui/Skeleton.tsx";

/** Shown while a page's chunk is loading. */
export const loadingRoute: PageRoute = {
  describe: () => ({ kind: "loading" }),
  Page: LoadingPage,
};

function LoadingPage({ visit }: { visit: Visit }) {
  return (
    <div className="wrap section">
      <Skeleton rows={4} label={visit.texts.shell.loading} />
    </div>
  );
}

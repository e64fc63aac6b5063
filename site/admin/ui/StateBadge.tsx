import { texts } from "../texts.ts";

export function StateBadge({ resolved }: { resolved: boolean }) {
  return (
    <span className={resolved ? "badge badge-done" : "badge badge-open"}>
      {resolved ? texts.submissions.resolved : texts.submissions.pending}
    </span>
  );
}

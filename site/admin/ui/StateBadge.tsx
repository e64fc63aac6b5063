import type { Submission } from "../../../contract/submission.ts";
import { texts } from "../texts.ts";

export function StateBadge({ resolved }: { resolved: boolean }) {
  return (
    <span className={resolved ? "badge badge-done" : "badge badge-open"}>
      {resolved ? texts.submissions.resolved : texts.submissions.pending}
    </span>
  );
}

/** What state an inquiry is in, and whether it looks like a program's work. */
export function SubmissionBadges({ submission }: { submission: Submission }) {
  return (
    <span className="badges">
      <StateBadge resolved={submission.isResolved} />
      {submission.isSuspected && <span className="badge badge-suspected">{texts.submissions.suspected}</span>}
      {submission.deliveries?.some(({ state }) => state === "failed") && (
        <span className="badge badge-suspected">{texts.submissions.delivery.badge}</span>
      )}
    </span>
  );
}

import type { Inquiry } from "../../../contract/inquiry.ts";
import { texts } from "../texts.ts";

export function StateBadge({ resolved }: { resolved: boolean }) {
  return (
    <span className={resolved ? "badge badge-done" : "badge badge-open"}>
      {resolved ? texts.inquiries.resolved : texts.inquiries.pending}
    </span>
  );
}

/** Badges for an inquiry's state, and for suspected spam. */
export function InquiryBadges({ inquiry }: { inquiry: Inquiry }) {
  return (
    <span className="badges">
      <StateBadge resolved={inquiry.isResolved} />
      {inquiry.stage && (
        <span className="badge badge-count">{texts.inquiries.work.stages[inquiry.stage]}</span>
      )}
      {inquiry.isSuspected && <span className="badge badge-suspected">{texts.inquiries.suspected}</span>}
      {inquiry.deliveries?.some(({ state }) => state === "failed") && (
        <span className="badge badge-suspected">{texts.inquiries.delivery.badge}</span>
      )}
    </span>
  );
}

import type { ReactNode } from "react";

/** A term and its value in a description list. */
export function Detail({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "detail detail-wide" : "detail"}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

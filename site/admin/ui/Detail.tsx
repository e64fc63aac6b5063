import type { ReactNode } from "react";

/** A name and what it stands for, in a list of details. */
export function Detail({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "detail detail-wide" : "detail"}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

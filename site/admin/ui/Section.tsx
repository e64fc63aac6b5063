import type { ReactNode } from "react";

/** A group of fields under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="section">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

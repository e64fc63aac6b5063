import type { ReactNode } from "react";

/** The id of the section with this title. A form has one of each title. */
export const sectionId = (title: string): string =>
  `section-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="section" id={sectionId(title)}>
      <h3 tabIndex={-1}>{title}</h3>
      {children}
    </div>
  );
}

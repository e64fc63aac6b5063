import type { ReactNode } from "react";

/** A category badge. The category's colour is only a dot, so that the text stays readable in both themes. */
export function Badge({ colour, children }: { colour?: string; children: ReactNode }) {
  return (
    <span className="badge">
      {colour && (
        <svg className="badge-dot" viewBox="0 0 8 8" aria-hidden="true">
          <circle cx="4" cy="4" r="4" fill={colour} />
        </svg>
      )}
      {children}
    </span>
  );
}

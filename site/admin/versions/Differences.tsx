import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import type { Difference } from "../form/draft.ts";
import { texts } from "../texts.ts";
import { versionTexts as own } from "./version_texts.ts";

// Loaded on demand, since its diff library is needed only here.
const TextDifference = lazy(async () => ({
  default: (await import("./TextDifference.tsx")).TextDifference,
}));

interface Props {
  rows: readonly Difference[];
  /** What the two marks mean: what was, and what is. */
  legend: readonly [string, string];
  /** Shown if there are no rows. */
  same?: string;
}

/** The fields in which two states of a document differ, each with its changed words. */
export function Differences({ rows, legend, same }: Props) {
  if (same && rows.length === 0) return <p>{same}</p>;
  return (
    <div className="differences">
      <p className="muted">
        {own.fields(rows.length)} · <del>{legend[0]}</del> · <ins>{legend[1]}</ins>
      </p>
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <dl>
          {rows.map(({ label, theirs, mine }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {/* A form with unsaved changes must not fail because the diff library cannot be loaded. */}
                <ErrorBoundary fallback={<p>{theirs} → {mine}</p>}>
                  <TextDifference before={theirs} after={mine} />
                </ErrorBoundary>
              </dd>
            </div>
          ))}
        </dl>
      </Suspense>
    </div>
  );
}

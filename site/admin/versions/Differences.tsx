import { lazy, Suspense } from "react";
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
}

/** The fields in which two states of a document differ, each with its changed words. */
export function Differences({ rows, legend }: Props) {
  return (
    <>
      <p className="muted">
        {own.fields(rows.length)} · <del>{legend[0]}</del> · <ins>{legend[1]}</ins>
      </p>
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <dl className="history-fields">
          {rows.map(({ label, theirs, mine }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <TextDifference before={theirs} after={mine} />
              </dd>
            </div>
          ))}
        </dl>
      </Suspense>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { VersionSchema, type VersionSummary } from "../../../contract/version.ts";
import { read } from "../api.ts";
import { differences, type Draft } from "../draft.ts";
import { formatDateTime } from "../format.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import type { HistoryProps } from "./History.tsx";
import { TextDifference } from "./TextDifference.tsx";
import { versionTexts as own } from "./version_texts.ts";

type Props<Value, D extends Draft> = HistoryProps<Value, D> & { version: VersionSummary };

/** One saved state beside the form, field by field, and the button that brings it back. */
export function VersionDifference<Value, D extends Draft>(props: Props<Value, D>) {
  const { path, schema, draftOf, labels, textOf, current, version, onRestore } = props;
  const found = useQuery({
    queryKey: [`${path}/versions`, version.id],
    queryFn: async ({ signal }) =>
      draftOf(schema.parse((await read(`${path}/versions/${version.id}`, VersionSchema, { signal })).value)),
    gcTime: 0,
  });
  if (found.isError) {
    return <LoadFailure title={own.loadError} error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <p role="status">{texts.loading}</p>;
  const draft = found.data;
  const differing = differences(labels, readable(draft, textOf), readable(current, textOf));
  return (
    <section className="history-version" aria-live="polite">
      <h3>{own.changes(formatDateTime(version.at))}</h3>
      {differing.length === 0 ? <p>{own.same}</p> : (
        <>
          <p className="muted">
            {own.fields(differing.length)} · <del>{own.legend[0]}</del> · <ins>{own.legend[1]}</ins>
          </p>
          <dl className="history-fields">
            {differing.map(({ label, theirs, mine }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <TextDifference before={theirs} after={mine} />
                </dd>
              </div>
            ))}
          </dl>
          <div>
            <Button look="primary" icon="history" onClick={() => onRestore(draft)}>{own.restore}</Button>
            <p className="field-hint">{own.restoreHint}</p>
          </div>
        </>
      )}
    </section>
  );
}

function readable<D extends Draft>(draft: D, textOf: HistoryProps<unknown, D>["textOf"] = {}): D {
  const shown = Object.entries(draft).map(([name, value]) => {
    const change = textOf[name as keyof D & string];
    return [name, change && typeof value === "string" ? change(value) : value];
  });
  return Object.fromEntries(shown) as D;
}

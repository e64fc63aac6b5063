import { useQuery } from "@tanstack/react-query";
import { VersionSchema, type VersionSummary } from "../../../contract/version.ts";
import { read } from "../api.ts";
import { differences, draftOf as storedDraft } from "../form/draft.ts";
import type { Draft } from "../form/resource.ts";
import { formatDateTime } from "../format.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import type { HistoryProps } from "./History.tsx";
import { TextDifference } from "./TextDifference.tsx";
import { versionTexts as own } from "./version_texts.ts";

interface Props<Value> extends HistoryProps<Value> {
  version: VersionSummary;
  onRestore(draft: Draft): void;
}

/** One saved state beside the form, field by field, and the button that brings it back. */
export function VersionDifference<Value>(props: Props<Value>) {
  const { resource, id, form, version, onRestore } = props;
  const { draftOf = (value) => storedDraft(resource, value) } = props;
  const path = `${resource.path}/${id}/versions`;
  const found = useQuery({
    queryKey: [path, version.id],
    queryFn: async ({ signal }) =>
      draftOf(resource.schema.parse((await read(`${path}/${version.id}`, VersionSchema, { signal })).value)),
    gcTime: 0,
  });
  if (found.isError) {
    return <LoadFailure title={own.loadError} error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <p role="status">{texts.loading}</p>;
  const draft = found.data;
  const differing = differences(resource, draft, form.draft);
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

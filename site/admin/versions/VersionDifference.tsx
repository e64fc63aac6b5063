import { useQuery } from "@tanstack/react-query";
import { VersionSchema, type VersionSummary } from "../../../contract/version.ts";
import { read } from "../api.ts";
import { differences, draftOf as storedDraft } from "../form/draft.ts";
import type { Draft, Resource } from "../form/resource.ts";
import type { Editor } from "../form/use_editor.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { Differences } from "./Differences.tsx";
import { versionTexts as own } from "./version_texts.ts";

export interface HistoryProps<Value> {
  resource: Resource<Value>;
  id: string;
  form: Editor;
  /** The editable part of a stored document; by default the properties of the form. */
  draftOf?(value: Value): Draft;
}

interface Props<Value> extends HistoryProps<Value> {
  version: VersionSummary;
  onRestore(draft: Draft): void;
}

/** One saved version compared with the form, field by field, and a button to restore it. */
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
    return <LoadFailure title={own.loadError} query={found} />;
  }
  if (!found.data) return <p role="status">{texts.loading}</p>;
  const draft = found.data;
  const differing = differences(resource, draft, form.draft);
  return (
    <section className="history-version" aria-live="polite">
      <h3>{own.changes(formatDateTime(version.at))}</h3>
      {differing.length === 0 ? <p>{own.same}</p> : (
        <>
          <Differences rows={differing} legend={own.legend} />
          <div>
            <Button look="primary" icon="history" onClick={() => onRestore(draft)}>{own.restore}</Button>
            <p className="field-hint">{own.restoreHint}</p>
          </div>
        </>
      )}
    </section>
  );
}

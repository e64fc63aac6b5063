import { useState } from "react";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { ask } from "../ask.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Differences } from "../versions/Differences.tsx";
import { differences } from "./draft.ts";
import type { Editor } from "./use_editor.ts";

const own = texts.form.drafts;

interface Props {
  form: Editor;
  kept: NonNullable<Editor["kept"]>;
  /** Undefined for what has no preview. */
  onPreview: (() => void) | undefined;
}

/** Says that the form shows changes which are not public yet: whose they are, and what they are. */
export function DraftNotice({ form, kept: { draft, published }, onPreview }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="conflict conflict-draft" aria-label={own.badge}>
      <h3>
        <Icon name="history" />
        {own.title}
      </h3>
      <p>{own.by(draft.username, formatDateTime(draft.at))}</p>
      {isOpen && (
        <Differences
          rows={differences(form.description, published, form.draft)}
          legend={own.legend}
          same={own.same}
        />
      )}
      <div className="editor-actions">
        {onPreview && <Button icon="eye" onClick={onPreview}>{own.preview}</Button>}
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{own.show}</Button>
        <Button
          look="danger"
          onClick={() => ask({ words: own.confirm, yes: own.discard, run: form.discardKept })}
        >
          {own.discard}
        </Button>
      </div>
    </section>
  );
}

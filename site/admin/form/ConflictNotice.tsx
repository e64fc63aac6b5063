import { useEffect, useRef } from "react";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { type Difference, differences } from "./draft.ts";
import type { Editor } from "./use_editor.ts";

/** Shown when another user saved the document first: compares both versions and asks which to keep. */
export function ConflictNotice({ form }: { form: Editor }) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const theirs = form.conflict?.theirs;
  return (
    <section ref={notice} className="conflict" role="alert" tabIndex={-1}>
      <h3>
        <Icon name="alert" />
        {theirs ? texts.conflict.title : texts.conflict.gone}
      </h3>
      {theirs && (
        <>
          <p>{texts.conflict.intro}</p>
          <DifferenceTable rows={differences(form.description, theirs.draft, form.draft)} />
          <div className="conflict-choice">
            <Button onClick={form.reloadTheirs}>
              {texts.conflict.reload} <span className="muted">{texts.conflict.reloadHint}</span>
            </Button>
            <Button look="primary" onClick={form.keepMine}>
              {texts.conflict.keep} <span>{texts.conflict.keepHint}</span>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function DifferenceTable({ rows }: { rows: Difference[] }) {
  if (rows.length === 0) return <p>{texts.conflict.same}</p>;
  return (
    <div className="conflict-table" role="region" aria-label={texts.conflict.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.conflict.field}</th>
            <th scope="col">{texts.conflict.theirs}</th>
            <th scope="col">{texts.conflict.mine}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, theirs, mine }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs || texts.conflict.blank}</td>
              <td>{mine || texts.conflict.blank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

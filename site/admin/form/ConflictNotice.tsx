import { useEffect, useRef } from "react";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Differences } from "../versions/Differences.tsx";
import { differences } from "./draft.ts";
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
          <Differences
            rows={differences(form.description, theirs.stored.base, form.draft)}
            legend={texts.conflict.legend}
            same={texts.conflict.same}
          />
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

import { Link } from "wouter";
import type { Publication } from "../../../contract/publication.ts";
import { ask } from "../ask.ts";
import { Button } from "../ui/Button.tsx";
import { CopyField } from "../ui/CopyField.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Panel } from "../ui/Panel.tsx";
import { publicationTexts as own, STEPS } from "./publication_texts.ts";
import { usePublish } from "./use_publication.ts";

/** What is left to do on the site, and its publication. */
export function SetupPanel({ publication }: { publication: Publication }) {
  const { isPublic, previewUrl, steps } = publication;
  const publish = usePublish();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title={own.title} aside={<p className="muted">{own.progress(done, steps.length)}</p>}>
      <div className="setup">
        <ul className="setup-steps">
          {steps.map(({ step, isDone }) => (
            <li key={step} data-done={isDone || undefined}>
              {isDone && <Icon name="check" size={18} />}
              <Link href={STEPS[step][1]}>{STEPS[step][0]}</Link>
              <span className="visually-hidden">{isDone ? own.done : own.open}</span>
            </li>
          ))}
        </ul>
        <div className="setup-state">
          <p>{isPublic ? own.shown : own.hidden}</p>
          <Button
            look={isPublic ? "plain" : "primary"}
            changes
            disabled={publish.isPending}
            onClick={() => {
              if (!isPublic) publish.run(true);
              else ask({ words: own.confirmUnpublish, yes: own.unpublish, run: () => publish.run(false) });
            }}
          >
            {isPublic ? own.unpublish : own.publish}
          </Button>
          {!isPublic && (
            <>
              <CopyField label={own.link} value={previewUrl} />
              <p className="field-hint">{own.linkHint}</p>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}

import { CONDITION_KINDS } from "../../../contract/condition.ts";
import type { ListedCondition } from "../../../contract/health.ts";
import { Link } from "../../ui/Link.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { HealthTexts } from "./texts/en.ts";

/** All conditions from A to Z, by kind. */
export function AllConditions({ conditions, texts }: { conditions: ListedCondition[]; texts: HealthTexts }) {
  const { all, kinds, condition: words } = texts;
  return (
    <section className="all-conditions" aria-labelledby="all-conditions">
      <div className="wrap">
        <h2 id="all-conditions">{all.title}</h2>
        <p className="lead">{all.text}</p>
        <div className="kinds">
          {CONDITION_KINDS.map((kind) => {
            const ofKind = conditions.filter((each) => each.kind === kind);
            return ofKind.length > 0 && (
              <section key={kind}>
                <h3>
                  {kinds[kind]} <span className="figure">{ofKind.length}</span>
                </h3>
                <ul className="plain-list">
                  {ofKind.map((each) => (
                    <li key={each.id}>
                      <Link href={`/health/${each.id}`} lang={langOf(each, "name")}>{each.name}</Link>
                      {each.notifiable && <small>{words.notifiable}</small>}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </div>
    </section>
  );
}

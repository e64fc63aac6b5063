import { CONDITION_KINDS } from "../../../contract/condition.ts";
import type { ListedCondition } from "../../../contract/health.ts";
import { PROHIBITED_PATH } from "../../../contract/shared/prohibited_path.ts";
import { Link } from "../../ui/Link.tsx";
import { SearchForm } from "../../ui/SearchForm.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { type Listed, listPath, PARTS } from "./list_query.ts";
import type { SaidQuery } from "./said_query.ts";
import type { HealthTexts } from "./texts/en.ts";

interface AllConditionsProps {
  /** Those that are called as looked for, by name. */
  conditions: readonly ListedCondition[];
  listed: Listed;
  said: SaidQuery;
  texts: HealthTexts;
}

/** All conditions from A to Z. What they are cut down to is in the address, and letters lead down the list. */
export function AllConditions({ conditions, listed, said, texts }: AllConditionsProps) {
  const { all, kinds, condition: words } = texts;
  const nameOf = (part: typeof PARTS[number]) =>
    part === "urgent" || part === "notifiable" ? words[part] : kinds[part];
  const shown = conditions.filter((each) => isOf(each, listed.list));
  const letters = [...Map.groupBy(shown, ({ name }) => letterOf(name))];
  const choices = PARTS.flatMap((part) => {
    const { length } = conditions.filter((each) => isOf(each, part));
    return length > 0 || part === listed.list ? [{ part, count: length }] : [];
  });
  return (
    <section id="all-conditions" className="all-conditions" aria-labelledby="all-title">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="all-title">{all.title}</h2>
            <p className="lead">{all.text}</p>
          </div>
          <SearchForm
            key={listed.q}
            id="condition-name"
            action="/health#all-conditions"
            label={all.find}
            button={all.button}
            value={listed.q}
            name={all.find}
          />
        </div>
        <ul className="chips list-parts">
          {[{ part: undefined, count: conditions.length }, ...choices].map(({ part, count }) => (
            <li key={part ?? "all"}>
              <Link
                href={listPath(said, { ...listed, list: part })}
                className="chip"
                aria-current={part === listed.list ? "true" : undefined}
              >
                {part ? nameOf(part) : all.every} <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p className="list-none">
            {all.none} <Link href="/health#all-conditions" className="text-link">{all.every}</Link>
          </p>
        )}
        {letters.length > 4 && (
          <nav className="list-letters" aria-label={all.letters}>
            {letters.map(([letter]) => <a key={letter} href={`#letter-${letter}`}>{letter}</a>)}
          </nav>
        )}
        <div className="letters">
          {letters.map(([letter, ofLetter]) => (
            <section key={letter} id={`letter-${letter}`}>
              <h3>{letter}</h3>
              <ul>
                {ofLetter.map((each) => (
                  <li key={each.id}>
                    <Link href={`/health/${each.id}`} lang={langOf(each, "name")}>{each.name}</Link>
                    <small>
                      {!isKind(listed.list) && kinds[each.kind]}
                      {each.urgent && <strong>{words.urgent}</strong>}
                      {each.notifiable && <strong>{words.notifiable}</strong>}
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="list-more">
          <Link href={PROHIBITED_PATH} className="text-link">{texts.prohibited.link}</Link>
        </p>
      </div>
    </section>
  );
}

function isOf(condition: ListedCondition, part: Listed["list"]): boolean {
  if (part === "urgent" || part === "notifiable") return condition[part];
  return part === undefined || condition.kind === part;
}

function isKind(part: Listed["list"]): boolean {
  return CONDITION_KINDS.some((kind) => kind === part);
}

/** The letter that a name stands under: of our Indian scripts the bare one, without its vowel sign. */
function letterOf(name: string): string {
  return [...name.normalize("NFD")][0]!.toUpperCase();
}

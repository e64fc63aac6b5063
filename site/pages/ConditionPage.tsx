import type { ReactNode } from "react";
import type { ConditionPage as Condition } from "../../contract/health.ts";
import { describeAbsence, describePage } from "../app/describe_page.ts";
import { excerpt } from "../app/metadata.ts";
import type { PageRoute, Visit } from "../app/visit.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { MissingPage } from "../ui/MissingPage.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EnglishOnly, langOf } from "../ui/untranslated.tsx";
import { conditionData } from "./health/condition_data.ts";
import { ConditionFacts } from "./health/ConditionFacts.tsx";
import { ConditionProducts } from "./health/ConditionProducts.tsx";
import { Emergency } from "./health/Emergency.tsx";
import { healthTexts } from "./health/health_texts.ts";
import { SourceList } from "./health/SourceList.tsx";
import { conditionApiPath } from "./health/paths.ts";
import type { HealthTexts } from "./health/texts/en.ts";

export const conditionRoute: PageRoute = {
  queries: ({ params }) => [conditionApiPath(params.id ?? "")],
  describe: (visit) => {
    const texts = healthTexts[visit.language];
    const answer = conditionOf(visit);
    const condition = answer.value;
    if (!condition) return describeAbsence(answer, texts.condition.notFound);
    const path = `/health/${condition.id}`;
    return describePage(visit, {
      title: texts.condition.metaTitle(condition.name),
      description: excerpt(condition.summary),
      keywords: [condition.name, ...condition.otherNames],
      path,
      type: "article",
      crumbs: [{ name: texts.title, path: "/health" }, { name: condition.name, path }],
      about: [conditionData(visit, condition)],
    });
  },
  Page: ConditionPage,
};

function conditionOf({ params, read }: Visit) {
  return read<Condition>(conditionApiPath(params.id ?? ""));
}

/** A condition: what to do stands first, then how to know it, where it comes from and how to keep it away. */
function ConditionPage({ visit }: { visit: Visit }) {
  const texts = healthTexts[visit.language];
  const { condition: words } = texts;
  const { value: condition, loading } = conditionOf(visit);
  if (loading) return <Skeleton rows={10} label={visit.texts.shell.loading} className="wrap section" />;
  if (!condition) {
    const { title, text, browse } = words.notFound;
    return <MissingPage title={title} text={text} links={[["/health", browse]]} />;
  }
  return (
    <article>
      <link rel="stylesheet" href="/health/page.css" precedence="page" />
      <PageHead visit={visit} title={condition.name} lang={langOf(condition, "name")}>
        <Marks condition={condition} texts={texts} />
        {condition.otherNames.length > 0 && (
          <p className="other-names">
            <span>{words.alsoCalled}:</span> {condition.otherNames.join(", ")}
          </p>
        )}
        <p className="lead" lang={langOf(condition, "summary")}>{condition.summary}</p>
      </PageHead>
      <div className="wrap condition">
        <div className="condition-now">
          <EnglishOnly of={condition} field="now" visit={visit} />
          {condition.urgent
            ? (
              <Emergency
                texts={texts}
                title={words.first}
                heading="h2"
                steps={condition.now}
                lang={langOf(condition, "now")}
              >
                {condition.notifiable && <p>{words.duty}</p>}
              </Emergency>
            )
            : (
              <section>
                <h2>{words.now}</h2>
                <ol className="steps" lang={langOf(condition, "now")}>
                  {condition.now.map((step) => <li key={step}>{step}</li>)}
                </ol>
                {condition.notifiable && <p>{words.duty}</p>}
              </section>
            )}
        </div>
        <ConditionFacts condition={condition} texts={texts} />
        <div className="condition-main">
          <section>
            <h2>{words.causes}</h2>
            <p lang={langOf(condition, "causes")}>{condition.causes}</p>
          </section>
          <section>
            <h2>{words.prevention}</h2>
            <ul className="ticks" lang={langOf(condition, "prevention")}>
              {condition.prevention.map((line) => (
                <li key={line}>
                  <Icon name="check" />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </section>
          <ConditionProducts visit={visit} condition={condition} texts={texts} />
          <Foot visit={visit} condition={condition} texts={texts} />
        </div>
      </div>
    </article>
  );
}

interface PartProps {
  condition: Condition;
  texts: HealthTexts;
}

function Marks({ condition: { kind, notifiable, urgent, people }, texts }: PartProps) {
  const { kinds, condition: words } = texts;
  const mark = (text: ReactNode) => (
    <li className="mark-danger">
      <Icon name="alert" />
      {text}
    </li>
  );
  return (
    <ul className="condition-marks">
      <li>{kinds[kind]}</li>
      {notifiable && mark(words.notifiable)}
      {urgent && mark(words.urgent)}
      {people && mark(words.people)}
    </ul>
  );
}

function Foot({ condition, texts }: PartProps & { visit: Visit }) {
  const { condition: words } = texts;
  const { articles, alike, sources } = condition;
  return (
    <>
      {articles.length > 0 && (
        <section>
          <h2>{words.articles}</h2>
          <ul className="plain-list">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={`/blog/post/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {alike.length > 0 && (
        <section>
          <h2>{words.alike}</h2>
          <ul className="chips">
            {alike.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/health/${id}`} className="chip">{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="veterinarian">
        <Icon name="headset" />
        <span>{words.veterinarian}</span>
      </p>
      <section className="sources">
        <h2>{words.sources}</h2>
        <SourceList sources={sources} />
      </section>
    </>
  );
}

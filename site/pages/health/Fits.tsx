import type { ReactNode } from "react";
import { ONSETS } from "../../../contract/condition.ts";
import {
  AGE_BANDS,
  type Conditions,
  type FitReason,
  type FittingCondition,
  type FittingConditions,
  SAID_DEATHS,
} from "../../../contract/health.ts";
import type { Visit } from "../../app/visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Emergency } from "./Emergency.tsx";
import { saidPath, type SaidQuery } from "./said_query.ts";
import type { HealthTexts } from "./texts/en.ts";

interface FitsProps {
  visit: Visit;
  said: SaidQuery;
  known: Conditions;
  fitting: FittingConditions | undefined;
  texts: HealthTexts;
}

/** The emergency first, then what fits with its reasons, then what to ask next. */
export function Fits({ visit, said, known, fitting, texts }: FitsProps) {
  const { fits: words, choose } = texts;
  const fits = fitting?.fits ?? [];
  const isAsked = said.sign.length > 0;
  return (
    <section id="fits" className="fits" tabIndex={-1} aria-labelledby="fits-title">
      <h2 id="fits-title">{words.title}</h2>
      <p className="fits-count" role="status">
        {!isAsked ? words.choose : fitting && (fits.length > 0 ? words.count(fits.length) : words.none)}
      </p>
      {fitting?.emergency && (
        <Emergency
          texts={texts}
          steps={fitting.emergency.notifiable ? texts.emergency.steps : texts.emergency.urgentSteps}
        >
          {fitting.emergency.deaths && <p>{texts.emergency.deaths}</p>}
          {fitting.emergency.conditions.length > 0 && (
            <p>
              {texts.emergency.conditions}{" "}
              {fitting.emergency.conditions.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && ", "}
                  <Link href={`/health/${id}`}>{name}</Link>
                </span>
              ))}
            </p>
          )}
        </Emergency>
      )}
      {fits.length > 0 && (
        <ol className="fit-list">
          {fits.map((fit) => <Fit key={fit.id} fit={fit} texts={texts} />)}
        </ol>
      )}
      {fitting?.next && <Next said={said} known={known} next={fitting.next} texts={texts} />}
      {isAsked && (
        <p className="finder-again">
          <Link href="/health" className="text-link">{choose.clear}</Link>
          <Link href="/contact" className="text-link">{visit.texts.shell.nav.contact}</Link>
        </p>
      )}
    </section>
  );
}

const BARS = { good: 3, fair: 2, weak: 1 } as const;

function Fit({ fit, texts }: { fit: FittingCondition; texts: HealthTexts }) {
  const { fits: words, kinds, condition } = texts;
  return (
    <li className="fit">
      <p className="fit-kind">
        <span className={`fit-bars fit-${BARS[fit.fit]}`} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {words.fit[fit.fit]}
        <span>{kinds[fit.kind]}</span>
        {fit.notifiable && <strong>{condition.notifiable}</strong>}
      </p>
      <h3>
        <Link href={`/health/${fit.id}`} lang={langOf(fit, "name")}>{fit.name}</Link>
      </h3>
      <p className="fit-summary" lang={langOf(fit, "summary")}>{fit.summary}</p>
      <dl className="reasons">
        <Reasons label={words.for} icon="check">{fit.for.map((each) => reasonText(each, texts))}</Reasons>
        <Reasons label={words.against} icon="close">
          {fit.against.map((each) => reasonText(each, texts))}
        </Reasons>
        <Reasons label={words.unexplained} icon="alert">{fit.unexplained}</Reasons>
      </dl>
    </li>
  );
}

function Reasons(
  { label, icon, children }: {
    label: string;
    icon: "check" | "close" | "alert";
    children: readonly string[];
  },
) {
  return children.length > 0 && (
    <div className={`reasons-${icon}`}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children.join(" · ")}</dd>
    </div>
  );
}

function reasonText({ kind, id, name = id }: FitReason, { fits }: HealthTexts): string {
  if (kind === "sign" || kind === "animal") return name;
  return kind === "absent" ? fits.without(name) : fits.reasons[kind];
}

interface NextProps {
  said: SaidQuery;
  known: Conditions;
  next: NonNullable<FittingConditions["next"]>;
  texts: HealthTexts;
}

/** The question that would decide most. Its answers are links, each to the page with that said too. */
function Next({ said, known, next, texts }: NextProps) {
  const { fits: words, choose } = texts;
  const { ask, sign } = next;
  return (
    <div className="next-question">
      <p className="fit-kind">{words.next}</p>
      <h3>{ask === "sign" ? words.askSign(sign!.name) : words.ask[ask]}</h3>
      <ul className="chips">
        {ask === "sign" && (
          <>
            <Answer href={saidPath(said, { sign: [...said.sign, sign!.id] })}>{words.yes}</Answer>
            <Answer href={saidPath(said, { not: [...said.not, sign!.id] })}>{words.no}</Answer>
          </>
        )}
        {ask === "deaths" &&
          SAID_DEATHS.map((deaths) => (
            <Answer key={deaths} href={saidPath(said, { deaths })}>{choose.deathsSaid[deaths]}</Answer>
          ))}
        {ask === "age" &&
          AGE_BANDS.map((age) => <Answer key={age} href={saidPath(said, { age })}>{choose.ages[age]}
          </Answer>)}
        {ask === "onset" &&
          ONSETS.map((onset) => (
            <Answer key={onset} href={saidPath(said, { onset })}>{choose.onsets[onset]}</Answer>
          ))}
        {ask === "animal" &&
          known.animals.slice(0, 8).map(({ id, name }) => (
            <Answer key={id} href={saidPath(said, { animal: id })}>{name}</Answer>
          ))}
      </ul>
    </div>
  );
}

function Answer({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={`${href}#fits`} className="chip">{children}</Link>
    </li>
  );
}

import type { ConditionPage } from "../../../contract/health.ts";
import { saidPath } from "./said_query.ts";
import { Link } from "../../ui/Link.tsx";
import type { HealthTexts } from "./texts/en.ts";

interface ConditionFactsProps {
  condition: ConditionPage;
  texts: HealthTexts;
}

/** From this age on a range is told in weeks. */
const WEEKS_FROM = 21;
/** A range that ends so late has no end that anybody would say. */
const OPEN_END = 365;

/** Signs with how often they are seen, and whom it meets, at the side. */
export function ConditionFacts({ condition, texts }: ConditionFactsProps) {
  const { condition: words, choose } = texts;
  const { signs, animals, onset, deaths, season } = condition;
  const nothing = { animal: "", age: "", deaths: "", onset: "", season: "", sign: [], not: [] };
  return (
    <aside className="condition-facts" aria-label={words.glance}>
      <h2>{words.signs}</h2>
      <ul className="sign-list">
        {signs.map(({ id, name, weight }) => (
          <li key={id}>
            <Link href={saidPath(nothing, { sign: [id] })}>{name}</Link>
            <span className={`fit-bars fit-${weight}`} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <small>{words.weights[weight - 1]}</small>
          </li>
        ))}
      </ul>
      <h2>{words.glance}</h2>
      <dl className="pairs">
        <Pair label={words.animals}>{animals.map(({ name }) => name).join(", ")}</Pair>
        <Pair label={words.age}>{ageText(condition, words)}</Pair>
        <Pair label={words.onset}>{words.onsets[onset as keyof typeof words.onsets]}</Pair>
        <Pair label={words.deaths}>{words.deathLevels[deaths as keyof typeof words.deathLevels]}</Pair>
        <Pair label={words.season}>
          {season.map((each) => choose.seasons[each as keyof typeof choose.seasons]).join(", ")}
        </Pair>
      </dl>
    </aside>
  );
}

function Pair({ label, children }: { label: string; children: string }) {
  return children !== "" && (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ageText({ age }: ConditionPage, words: HealthTexts["condition"]): string {
  if (!age || age.from === 0 && age.to >= OPEN_END) return words.anyAge;
  const inWeeks = age.from >= WEEKS_FROM || age.to >= 2 * WEEKS_FROM;
  const say = (days: number) => inWeeks && days >= 7 ? words.weeks(Math.round(days / 7)) : words.days(days);
  return age.to >= OPEN_END ? words.from(say(age.from)) : words.between(say(age.from), say(age.to));
}

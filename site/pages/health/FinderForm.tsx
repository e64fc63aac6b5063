import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useRouter } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { ONSETS, SEASONS, SIGN_GROUPS } from "../../../contract/condition.ts";
import { AGE_BANDS, type Conditions, SAID_DEATHS } from "../../../contract/health.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { readSaid, type SaidQuery, saidQuery, SINGLE } from "./said_query.ts";
import type { HealthTexts } from "./texts/en.ts";

interface FinderFormProps {
  said: SaidQuery;
  known: Conditions;
  texts: HealthTexts;
}

/** A plain GET form. With scripts each choice counts at once, and the address follows. */
export function FinderForm({ said, known, texts }: FinderFormProps) {
  const { base } = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const show = useFormInAddress(form, said);
  const { choose } = texts;
  const answered = (event: FormEvent) => {
    event.preventDefault();
    show();
    const fits = document.getElementById("fits");
    fits?.scrollIntoView();
    fits?.focus({ preventScroll: true });
  };
  const nameOf = (id: string) => known.signs.find((sign) => sign.id === id)?.name ?? id;
  return (
    <form
      ref={form}
      className="finder-form"
      method="get"
      action={`${base}/health#fits`}
      aria-labelledby="finder-title"
      onChange={show}
      onSubmit={answered}
    >
      <h2 id="finder-title">{choose.title}</h2>
      <div className="finder-selects">
        <Choice name="animal" said={said} label={choose.animal} unsaid={choose.unsaid}>
          {known.animals.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </Choice>
        <Choice name="age" said={said} label={choose.age} unsaid={choose.unsaid}>
          {AGE_BANDS.map((band) => <option key={band} value={band}>{choose.ages[band]}</option>)}
        </Choice>
        <Choice name="deaths" said={said} label={choose.deaths} unsaid={choose.unsaid}>
          {SAID_DEATHS.map((each) => <option key={each} value={each}>{choose.deathsSaid[each]}</option>)}
        </Choice>
        <Choice name="onset" said={said} label={choose.onset} unsaid={choose.unsaid}>
          {ONSETS.map((each) => <option key={each} value={each}>{choose.onsets[each]}</option>)}
        </Choice>
        <Choice name="season" said={said} label={choose.season} unsaid={choose.unsaid}>
          {SEASONS.map((each) => <option key={each} value={each}>{choose.seasons[each]}</option>)}
        </Choice>
      </div>
      {SIGN_GROUPS.map((group) => {
        const signs = known.signs.filter((sign) => sign.group === group);
        return signs.length > 0 && (
          <fieldset key={group} className="finder-group">
            <legend>{choose.groups[group]}</legend>
            <div className="ticks-row">
              {signs.map(({ id, name }) => (
                <label key={id} className="tick">
                  <input type="checkbox" name="sign" value={id} defaultChecked={said.sign.includes(id)} />
                  <span>
                    <Icon name="check" />
                    {name}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      {said.not.length > 0 && (
        <fieldset className="finder-group">
          <legend>{choose.absent}</legend>
          <div className="ticks-row">
            {said.not.map((id) => (
              <label key={id} className="tick">
                <input type="checkbox" name="not" value={id} defaultChecked />
                <span>
                  <Icon name="check" />
                  {nameOf(id)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="finder-end">
        <button type="submit" className="button">{choose.show}</button>
        <Link href="/health" className="text-link">{choose.clear}</Link>
      </div>
      <p className="hint">{texts.disclaimer}</p>
    </form>
  );
}

interface ChoiceProps {
  name: typeof SINGLE[number];
  said: SaidQuery;
  label: string;
  unsaid: string;
  children: ReactNode;
}

function Choice({ name, said, label, unsaid, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`finder-${name}`}>{label}</label>
      <select id={`finder-${name}`} name={name} defaultValue={said[name]}>
        <option value="">{unsaid}</option>
        {children}
      </select>
    </div>
  );
}

/**
 * Keeps form and address the same. What was chosen before the scripts came goes into the address; where the address
 * changes, because a link was followed, the form follows it.
 */
function useFormInAddress(form: RefObject<HTMLFormElement | null>, said: SaidQuery): () => void {
  const query = saidQuery(said);
  const isFirst = useRef(true);
  const show = () => {
    const chosen = saidQuery(saidIn(form.current!));
    if (chosen !== query) navigate(location.pathname + (chosen && `?${chosen}`), { replace: true });
  };
  useEffect(() => {
    if (!isFirst.current) return fill(form.current!, said);
    isFirst.current = false;
    show();
  }, [query]);
  return show;
}

function saidIn(form: HTMLFormElement): SaidQuery {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] =>
    typeof pair[1] === "string"
  );
  return readSaid(new URLSearchParams(pairs));
}

function fill(form: HTMLFormElement, said: SaidQuery): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = said[control.name as typeof SINGLE[number]];
    else if (control instanceof HTMLInputElement && control.type === "checkbox") {
      control.checked = said[control.name as "sign" | "not"].includes(control.value);
    }
  }
}

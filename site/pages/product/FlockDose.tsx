import { useId, useState } from "react";
import { type Dose, rangeOf } from "../../../contract/dose.ts";
import {
  ASKED,
  basisOf,
  daysAllowed,
  figureOf,
  flockDose,
  packSizeOf,
} from "../../../contract/flock_dose.ts";
import type { Language } from "../../../contract/language.ts";
import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { langOf } from "../../ui/untranslated.tsx";
import { flockTexts } from "./flock_texts.ts";
import type { FlockTexts } from "./texts/flock/en.ts";

interface FlockDoseProps {
  product: Product;
  doses: readonly Dose[];
  visit: Visit;
}

/** Days shown first where the label has no end. */
const USUAL_DAYS = 7;

/**
 * How much of the product a flock needs. Only species and doses of the label are offered. Hens whose eggs are eaten are
 * refused where the page gives no days for eggs.
 */
export function FlockDose({ product, doses, visit }: FlockDoseProps) {
  const texts = flockTexts[visit.language];
  const id = useId();
  const [species, setSpecies] = useState(0);
  const [chosen, setChosen] = useState(0);
  const names = [...new Set(doses.flatMap((dose) => dose.species))];
  const isForbidden = product.withdrawal !== null && product.withdrawal.eggDays === null;
  const own = doses.filter((dose) => dose.species.includes(names[species] ?? ""));
  const dose = own[chosen] ?? own[0];
  return (
    <div>
      <div className="field">
        <label htmlFor={`${id}-species`}>{texts.species}</label>
        <select
          id={`${id}-species`}
          value={species}
          onChange={(event) => {
            setSpecies(Number(event.currentTarget.value));
            setChosen(0);
          }}
        >
          {names.map((name, at) => <option key={name} value={at}>{name}</option>)}
          {isForbidden && <option value={names.length}>{texts.inLay}</option>}
        </select>
      </div>
      {own.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-dose`}>{texts.dose}</label>
          <select
            id={`${id}-dose`}
            value={chosen}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          >
            {own.map((each, at) => <option key={at} value={at}>{sayDose(each, visit.language)}</option>)}
          </select>
        </div>
      )}
      {dose
        // A dose of its own starts with its own days.
        ? <Reckoning key={doses.indexOf(dose)} {...{ product, dose, visit }} />
        : <p role="alert" className="refused">{texts.inLayRefused}</p>}
    </div>
  );
}

/** The figures that a dose asks for, what follows from them, and the label's line. */
function Reckoning({ product, dose, visit }: { product: Product; dose: Dose; visit: Visit }) {
  const texts = flockTexts[visit.language];
  const id = useId();
  const { from, to } = daysAllowed(dose);
  const [typed, setTyped] = useState<Record<string, string>>({
    days: String(dose.days ? from : USUAL_DAYS),
    ...Object.fromEntries(new URLSearchParams(location.search)),
  });
  const asked = [...ASKED[basisOf(dose)], ...(from < to ? ["days"] as const : [])];
  const isComplete = asked.every((name) => typed[name]?.trim());
  const line = dose.line === null ? undefined : product.usage.dosage[dose.line - 1];
  return (
    <>
      <div className="flock">
        {asked.map((name) => (
          <div className="field" key={name}>
            <label htmlFor={`${id}-${name}`}>{name === "days" ? texts.howManyDays : texts[name]}</label>
            <input
              id={`${id}-${name}`}
              inputMode="decimal"
              autoComplete="off"
              value={typed[name] ?? ""}
              onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
            />
          </div>
        ))}
      </div>
      <output>
        {isComplete && (
          <Answer {...{ product, dose, typed, texts, days: [from, to] }} language={visit.language} />
        )}
      </output>
      {line && (
        <p className="note">
          <strong>{texts.label}:</strong> <span lang={langOf(product, "usage")}>{line}</span>
        </p>
      )}
      {dose.note && (
        <p className="note" lang={langOf(product, `doses.${product.doses?.indexOf(dose)}`)}>{dose.note}</p>
      )}
      <p className="note">{texts.rounded} {visit.texts.product.veterinarian}</p>
    </>
  );
}

interface AnswerProps {
  product: Product;
  dose: Dose;
  typed: Record<string, string>;
  /** The days of the label. */
  days: [from: number, to: number];
  texts: FlockTexts;
  language: Language;
}

function Answer({ product, dose, typed, days, texts, language }: AnswerProps) {
  const figure = (name: string) => figureOf(typed[name] ?? "");
  const flock = {
    birds: figure("birds"),
    weight: figure("weight"),
    litres: figure("litres"),
    feed: figure("feed"),
    days: figure("days"),
  };
  const sizes = product.packs?.map(({ size, unit }) => `${size} ${unit}`) ?? [product.packaging ?? ""];
  const found = flockDose(dose, flock, null);
  if (typeof found === "string") {
    return (
      <p role="alert" className="refused">
        {found === "days" ? texts.faults.days(...days) : texts.faults[found]}
      </p>
    );
  }
  const { daily, each, total, unit } = found;
  const say = (amount: { from: number; to: number }) => sayAmount(amount, unit, language);
  const packs = sizes.flatMap((size) => {
    const need = flockDose(dose, flock, packSizeOf(size));
    return typeof need === "object" && need.packs !== null ? [texts.packCount(need.packs, size)] : [];
  });
  const rows: [string, string][] = [
    [texts.daily, say(daily)],
    ...each ? [[texts.each(dose.timesADay ?? 1), say(each)] as [string, string]] : [],
    [`${texts.total}, ${texts.days(String(flock.days))}`, say(total)],
    ...packs.length > 0 ? [[texts.packs, packs.join(" / ")] as [string, string]] : [],
  ];
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <strong>{value}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `Treatment: 3–4 g per 100 kg live weight, 3–5 days`. */
function sayDose({ purpose, amount, unit, per, days, note }: Dose, language: Language): string {
  const { purposes, per: measures, days: sayDays, throughout } = flockTexts[language];
  const { from, to } = rangeOf(amount);
  const figures = new Intl.NumberFormat(language);
  const said = from === to ? figures.format(from) : `${figures.format(from)}–${figures.format(to)}`;
  const span = days ? sayDays(days.replace("-", "–")) : throughout;
  return `${purposes[purpose]}: ${
    measures[per](`${said} ${unitWord(unit, amount === "1", language)}`)
  }, ${span}${note ? ` (${note})` : ""}`;
}

const SYMBOLS: Partial<Record<Dose["unit"], string>> = { g: "g", kg: "kg", ml: "mL", l: "L" };

function unitWord(unit: Dose["unit"], isOne: boolean, language: Language): string {
  return SYMBOLS[unit] ?? flockTexts[language].pieces[unit as keyof FlockTexts["pieces"]](isOne);
}

/** `1.2 kg`, `90–120 mL`, `240 tablets`: three figures that count. */
function sayAmount(
  { from, to }: { from: number; to: number },
  unit: Dose["unit"],
  language: Language,
): string {
  const isLarge = to >= 1000 && (unit === "g" || unit === "ml");
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const [least, most] = [from, to].map((amount) => format.format(isLarge ? amount / 1000 : amount));
  const symbol = unitWord(isLarge ? unit === "g" ? "kg" : "l" : unit, to === 1, language);
  return least === most ? `${least} ${symbol}` : `${least}–${most} ${symbol}`;
}

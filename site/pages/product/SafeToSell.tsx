import { useEffect, useId, useState } from "react";
import type { Language } from "../../../contract/language.ts";
import { UNSTATED_DAYS } from "../../../contract/withdrawal.ts";
import { formatDateIn } from "../../ui/dates.ts";
import type { WithdrawalRow } from "./withdrawal_rows.ts";
import { withdrawalTexts } from "./withdrawal_texts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface SafeToSellProps {
  rows: readonly WithdrawalRow[];
  language: Language;
}

/**
 * From which day meat, eggs and milk may be sold. It reckons with the days of the page and, beside them, with those of
 * the law where the visitor's pack states none. Needs scripts: without them the days themselves are read.
 */
export function SafeToSell({ rows, language }: SafeToSellProps) {
  const texts = withdrawalTexts[language];
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [lastDose, setLastDose] = useState("");
  // The visitor's day is not known to the server.
  useEffect(() => setLastDose(localDay(new Date())), []);
  const { animal, days } = rows[chosen]!;
  /** By the page, and by the law where that is later. */
  const answers = (food: keyof typeof days): [day: string, why: string][] => {
    const count = days[food];
    if (typeof count !== "number") return [[animal ? texts.forbidden : texts.unknown, texts.ofPack]];
    const later = UNSTATED_DAYS[food];
    const paper: [string, string] = [from(count), texts.ofPack];
    return count < later ? [paper, [from(later), texts.ifUnstated]] : [paper];
  };
  const from = (count: number) => texts.from(formatDateIn(daysAfter(lastDose, count), language, "long"));
  return (
    <details className="safe-to-sell needs-script">
      <summary>{texts.title}</summary>
      {rows.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-row`}>{texts.period}</label>
          <select id={`${id}-row`} value={chosen} onChange={(e) => setChosen(Number(e.currentTarget.value))}>
            {rows.map(({ animal, dose }, at) => (
              <option key={at} value={at}>
                {[animal && texts.animals[animal], dose].filter(Boolean).join(", ")}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-day`}>{texts.lastDose}</label>
        <input
          id={`${id}-day`}
          type="date"
          value={lastDose}
          onChange={(e) => setLastDose(e.currentTarget.value)}
        />
      </div>
      {isDay(lastDose) && (
        <output>
          {(Object.keys(days) as (keyof typeof days)[]).map((food) => (
            <dl key={food}>
              <dt>{texts.foods[food]}</dt>
              {answers(food).map(([day, why]) => (
                <dd key={why}>
                  <strong>{day}</strong>
                  <small>{why}</small>
                </dd>
              ))}
            </dl>
          ))}
          <p className="note">{texts.counted}</p>
        </output>
      )}
    </details>
  );
}

/** `2026-11-23`, as an input of type date has it. */
function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** A moment of the day that is so many days later. Noon is in the same day in India and in UTC. */
function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T06:00:00Z`) + count * DAY_MS).toISOString();
}

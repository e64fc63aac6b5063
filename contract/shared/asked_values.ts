import { stateCodeOf } from "../asked_fields.ts";
import type { AskedName } from "../asked_names.ts";
import type { Inquiry } from "../inquiry.ts";
import { DEFAULT_LANGUAGE, type Language } from "../language.ts";
import { askedTexts } from "./asked_texts.ts";
import { formatDate } from "./indian_dates.ts";
import { stateNames } from "./state_names.ts";

/** What a visitor gave of what the owner's forms ask beside the usual: label and value. */
export function askedValues(
  inquiry: Pick<Inquiry, AskedName>,
  language: Language = DEFAULT_LANGUAGE,
): [label: string, value: string][] {
  const { pin, gstin, unit, wantedBy } = inquiry;
  const texts = askedTexts[language];
  const units: Record<string, string> = texts.units;
  const code = gstin && stateCodeOf(gstin);
  const values: [string, string | undefined][] = [
    [texts.pin, pin],
    [texts.gstin, code ? `${gstin} (${stateNames[language][code]})` : gstin],
    [texts.unit, unit && (units[unit] ?? unit)],
    [texts.wantedBy, wantedBy && formatDate(wantedBy)],
  ];
  return values.flatMap(([label, value]) => value ? [[label, value]] : []);
}

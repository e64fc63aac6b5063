import { type AskedName, askedNames, UNITS } from "./asked_names.ts";
import type { FieldRule, FormFields } from "./form_fields.ts";
import { formIssue } from "./form_issue.ts";
import type { FormRules } from "./form_rules.ts";
import type { FormKind } from "./inquiry_form.ts";
import { AHEAD_MS } from "./time_zone.ts";

/** The rules of these fields, as in `form_fields.ts`. */
export function askedFields(kind: FormKind, rules: FormRules): FormFields {
  return Object.fromEntries(askedNames(kind, rules).map((name) => [name, FIELDS[name]]));
}

const isOptional = true;
const withoutBlanks = (value: string) => value.replace(/[\s-]/g, "").toUpperCase();
const FIELDS: Record<AskedName, FieldRule> = {
  pin: {
    isOptional,
    min: 6,
    max: 12,
    clean: withoutBlanks,
    isValid: (value) => /^[1-9]\d{5}$/.test(value),
    refusal: formIssue("pin", "invalid_pin"),
  },
  gstin: {
    isOptional,
    min: 15,
    max: 30,
    clean: withoutBlanks,
    isValid: (value) => stateCodeOf(value) !== undefined,
    refusal: formIssue("gstin", "invalid_gstin"),
  },
  unit: {
    isOptional,
    min: 1,
    max: 20,
    isValid: (value) => (UNITS as readonly string[]).includes(value),
    refusal: formIssue("unit", "invalid"),
  },
  wantedBy: {
    isOptional,
    min: 10,
    max: 10,
    isValid: isDayToCome,
    refusal: formIssue("wantedBy", "past_day"),
  },
};

/** A day of the calendar in this century, such as `2026-12-01`, that is not over in India. */
function isDayToCome(value: string): boolean {
  const today = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10);
  const time = Date.parse(value);
  return /^20\d\d-\d\d-\d\d$/.test(value) && value >= today && !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value);
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The code of the state in which a GSTIN is registered, such as 36 for Telangana; undefined for what is no GSTIN. The
 * last of its 15 characters is a check digit: the others are digits to the base 36, every second one counts twice, and
 * the digits of each product are added up.
 */
export function stateCodeOf(gstin: string): string | undefined {
  if (!/^(0[1-9]|[12]\d|3[0-8]|97|99)[0-9A-Z]{13}$/.test(gstin)) return undefined;
  const sum = [...gstin.slice(0, 14)].reduce((sum, digit, place) => {
    const product = DIGITS.indexOf(digit) * (1 + place % 2);
    return sum + Math.floor(product / 36) + product % 36;
  }, 0);
  return DIGITS[(36 - sum % 36) % 36] === gstin[14] ? gstin.slice(0, 2) : undefined;
}

/** What somebody typed as a GSTIN, as it is stored. */
export const cleanGstin = withoutBlanks;

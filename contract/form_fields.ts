import { EMAIL_PATTERN } from "./email_pattern.ts";
import type { FormRules } from "./form_rules.ts";
import type { FormKind } from "./inquiry_form.ts";
import { type FormIssue, formIssue } from "./form_issue.ts";
import {
  COMPANY_MAX,
  EMAIL_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
  PHONE_MIN,
  SUBJECT_MAX,
} from "./limits.ts";

/** What a form demands of one field. Lengths are those of the trimmed value. */
export interface FieldRule {
  /** An optional field may be blank. */
  isOptional?: boolean;
  min: number;
  max: number;
  isValid?: (value: string) => boolean;
  /** The value as it is stored, for a field that people write in several ways. */
  clean?: (value: string) => string;
  /** Why a value is refused that is too short or not valid. */
  refusal: FormIssue;
  /** An optional field of which at least this other one, or the field itself, must be filled in. */
  or?: string;
}

export type FormFields = Record<string, FieldRule>;

/**
 * The fields of a form, which is the one description of its rules. The server derives its schema from it
 * (`inquiry_input.ts`), and browsers check with `formIssues`, which needs no zod.
 */
export function formFields(kind: FormKind, { contact }: Pick<FormRules, "contact">): FormFields {
  const isEither = contact === "either";
  const isOptional = true;
  const name = {
    min: NAME_MIN,
    max: NAME_MAX,
    refusal: formIssue("name", "too_short", { min: NAME_MIN }, "Name"),
  };
  const email = {
    isOptional: isEither,
    min: 1,
    max: EMAIL_MAX,
    isValid: (value: string) => EMAIL_PATTERN.test(value),
    refusal: formIssue("email", "invalid_email"),
  };
  const phone = {
    isOptional: isEither,
    min: PHONE_MIN,
    max: PHONE_MAX,
    refusal: kind === "quote"
      ? formIssue("phone", "too_few_digits", { min: PHONE_MIN })
      : formIssue("phone", "invalid_phone"),
    ...(isEither && { or: "email" }),
  };
  const message = {
    min: MESSAGE_MIN,
    max: MESSAGE_MAX,
    refusal: kind === "quote"
      ? formIssue("message", "details_required", { min: MESSAGE_MIN })
      : formIssue("message", "too_short", { min: MESSAGE_MIN }, "Message"),
  };
  // Without a telephone number, one of the two could not be enough.
  if (kind === "home") return { name, email, ...(isEither && { phone }), message };
  const company = { isOptional, min: 0, max: COMPANY_MAX, refusal: formIssue("company", "invalid") };
  const subject = {
    min: 1,
    max: SUBJECT_MAX,
    refusal: formIssue("subject", "not_selected", undefined, "a subject"),
  };
  return { name, email, phone, company, subject, message };
}

/** The refused fields of a form, one issue for each. */
export function formIssues(fields: FormFields, values: Record<string, unknown>): FormIssue[] {
  const valueOf = (path: string) => String(values[path] ?? "").trim();
  return Object.entries(fields).flatMap(([path, { isOptional, min, max, isValid, clean, refusal, or }]) => {
    const given = valueOf(path);
    const value = clean ? clean(given) : given;
    if (isOptional && !value) return or && !valueOf(or) ? [formIssue(path, "phone_or_email")] : [];
    if (value.length < min || isValid && !isValid(value)) return [refusal];
    return value.length > max ? [isValid ? refusal : formIssue(path, "too_long", { max })] : [];
  });
}

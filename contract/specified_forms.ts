import type { FormRules } from "./form_rules.ts";

/** The rules of the forms until the owner chooses others. */
export const SPECIFIED_FORMS: FormRules = {
  contact: "both",
  pin: false,
  gstin: false,
  unit: false,
  wantedBy: false,
};

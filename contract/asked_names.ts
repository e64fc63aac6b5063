import type { FormRules } from "./form_rules.ts";
import type { FormKind } from "./inquiry_form.ts";

/** The fields that a form shows only if the owner has switched them on. A visitor may leave them empty. */
export const ASKED_NAMES = ["pin", "gstin", "unit", "wantedBy"] as const;
export type AskedName = typeof ASKED_NAMES[number];

/** The units that quantities can be in, as they are stored. */
export const UNITS = ["kg", "g", "litre", "ml", "bottle", "packet", "bag"] as const;

/** The home page's form is short, and only a request for a quote is about quantities. */
const NAMES_OF: Record<FormKind, readonly AskedName[]> = {
  home: [],
  contact: ["pin", "gstin"],
  quote: ASKED_NAMES,
};

/** The names of the fields that a form asks beside the usual ones. */
export function askedNames(kind: FormKind, rules: FormRules): AskedName[] {
  return NAMES_OF[kind].filter((name) => rules[name]);
}

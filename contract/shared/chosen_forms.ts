import type { FormRules } from "../form_rules.ts";

/**
 * Where a page's scripts find the owner's rules of the forms: a property of `customElements`, as each script has its
 * own copy of this module. Without it the rules are those specified.
 */
export const FORMS_KEY = "roost-forms";

/** The rules that the widgets must be told; undefined if they are those specified. */
export function chosenForms(forms: FormRules): FormRules | undefined {
  const { contact, ...asked } = forms;
  return contact === "both" && !Object.values(asked).some(Boolean) ? undefined : forms;
}

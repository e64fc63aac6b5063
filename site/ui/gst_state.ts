import { cleanGstin, stateCodeOf } from "../../contract/asked_fields.ts";
import type { Language } from "../../contract/language.ts";
import { stateNames } from "../../contract/shared/state_names.ts";

/** The state in which a GSTIN is registered; undefined for what is no GSTIN. */
export function gstState(typed: string, language: Language): string | undefined {
  const code = stateCodeOf(cleanGstin(typed));
  return code && stateNames[language][code];
}

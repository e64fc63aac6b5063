import * as z from "zod/mini";
import { flag } from "./field.ts";

/** How a visitor can be answered: email and telephone are both required, or one of them is enough. */
const CONTACT_RULES = ["both", "either"] as const;

/** What the owner chooses for all forms of the site and of the widgets. */
export const FormRulesSchema = z.object({
  contact: z._default(z.enum(CONTACT_RULES), "both"),
  /** Fields that a form shows only if the owner has switched them on. A visitor may leave them empty. */
  pin: flag,
  gstin: flag,
  unit: flag,
  wantedBy: flag,
});
export type FormRules = z.infer<typeof FormRulesSchema>;

import { type FormFields, formFields } from "../../contract/form_fields.ts";
import type { FormRules } from "../../contract/form_rules.ts";
import type { ComponentType } from "preact";
import type { Language } from "../../contract/language.ts";
import { adoptStyles } from "../kit/open_shadow.ts";
import css from "./asked.css" with { type: "text" };
import { lineTexts } from "./line_texts.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";

/** What the owner's own rules change in the dialog. Loaded only where the owner has chosen some. */
export interface AskedFields {
  /** The fields that may be left empty. */
  optional: readonly string[];
  fields: FormFields;
  Fields: ComponentType<QuoteViewProps>;
}

export function askedOf(rules: FormRules): AskedFields {
  const fields = formFields("quote", rules);
  return {
    fields,
    optional: Object.keys(fields).filter((name) => fields[name]!.isOptional),
    Fields: ({ model }) =>
      rules.contact === "both"
        ? null
        : <p class="hint" ref={adopt}>{(lineTexts[model.options.lang as Language] ?? lineTexts.en).either}
        </p>,
  };
}

function adopt(element: HTMLElement | null) {
  const root = element?.getRootNode();
  if (root instanceof ShadowRoot) adoptStyles(root, [css]);
}

import { signal } from "@preact/signals";
import type { ComponentType, InputHTMLAttributes } from "preact";
import { askedFields, cleanGstin, stateCodeOf } from "../../contract/asked_fields.ts";
import { type AskedName, askedNames, UNITS } from "../../contract/asked_names.ts";
import { type FormFields, formFields } from "../../contract/form_fields.ts";
import type { FormRules } from "../../contract/form_rules.ts";
import type { Language } from "../../contract/language.ts";
import { askedTexts } from "../../contract/shared/asked_texts.ts";
import type { AskedTexts } from "../../contract/shared/asked_texts/en.ts";
import { adoptStyles } from "../kit/open_shadow.ts";
import css from "./asked.css" with { type: "text" };
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";

/** What the owner's own rules change in the dialog. Loaded only where the owner has chosen some. */
export interface AskedFields {
  /** The fields that may be left empty. */
  optional: readonly string[];
  fields: FormFields;
  /** The labels of the fields beside the usual ones. */
  labels: Record<AskedName, string>;
  Fields: ComponentType<QuoteViewProps>;
}

export function askedOf(rules: FormRules, lang: Language): AskedFields {
  const texts = askedTexts[lang];
  const names = askedNames("quote", rules);
  // The dialog makes the subject itself.
  const { subject: _, ...usual } = formFields("quote", rules);
  const fields = { ...usual, ...askedFields("quote", rules) };
  return {
    fields,
    optional: Object.keys(fields).filter((name) => fields[name]!.isOptional),
    labels: texts,
    Fields: ({ model }) => (
      <>
        {rules.contact === "either" && <p class="hint" ref={adopt}>{texts.either}</p>}
        {names.map((name) =>
          // Each line has its own.
          name === "unit" && model.lines.value.length > 0
            ? null
            : <AskedField key={name} model={model} name={name} texts={texts} />
        )}
      </>
    ),
  };
}

interface AskedFieldProps {
  model: QuoteModel;
  name: AskedName;
  texts: AskedTexts;
}

/** Most are one line of text. It looks as `QuoteField` does, which is part of the dialog's own file. */
const INPUTS: Partial<Record<AskedName, InputHTMLAttributes>> = {
  pin: { maxLength: 7, inputMode: "numeric", autocomplete: "postal-code" },
  gstin: { maxLength: 20, spellcheck: false },
  wantedBy: { type: "date" },
};

function AskedField({ model, name, texts }: AskedFieldProps) {
  const issue = model.issues.value[name];
  const attributes = {
    id: name,
    name,
    part: "input",
    "aria-invalid": issue ? "true" : undefined,
    "aria-describedby": issue && `${name}-issue`,
    value: model.values.value[name] ?? "",
    onInput: (event: Event) => model.edit(name, (event.currentTarget as HTMLInputElement).value),
  } as const;
  return (
    <div part="field" ref={adopt}>
      <label for={name}>{texts[name]} ({texts.optional})</label>
      {name === "unit"
        ? (
          <select {...attributes}>
            <option value="">{texts.unitPrompt}</option>
            {UNITS.map((unit) => <option key={unit} value={unit}>{texts.units[unit]}</option>)}
          </select>
        )
        : <input {...{ ...attributes, ...INPUTS[name] } as InputHTMLAttributes} />}
      {name === "gstin" && <State gstin={attributes.value} model={model} texts={texts} />}
      {issue && <p id={`${name}-issue`} class="issue" part="issue">{issue}</p>}
    </div>
  );
}

interface UnitOfProps {
  model: QuoteModel;
  unit: string;
  /** What it is the unit of. */
  name: string | number;
  onChoose: (unit: string) => void;
}

/** The unit of one line's quantity. */
export function UnitOf({ model, unit, name, onChoose }: UnitOfProps) {
  const texts = askedTexts[(model.options.lang ?? "en") as Language];
  return (
    <select
      aria-label={`${texts.unitOfLine}: ${name}`}
      part="input"
      value={unit}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{texts.unitOfLine}</option>
      {UNITS.map((each) => <option key={each} value={each}>{texts.units[each]}</option>)}
    </select>
  );
}

/** The names of the states by language, loaded with the first whole GSTIN. */
const states = signal<Record<Language, Record<string, string>> | undefined>(undefined);

function State({ gstin, model, texts }: Pick<AskedFieldProps, "model" | "texts"> & { gstin: string }) {
  const code = stateCodeOf(cleanGstin(gstin));
  if (!code) return null;
  const names = states.value?.[(model.options.lang ?? "en") as Language];
  if (!names) {
    // If it cannot be loaded, the state is not shown. The request needs it not.
    import("../../contract/shared/state_names.ts")
      .then(({ stateNames }) => states.value = stateNames).catch(() => {});
  }
  return <p class="hint" role="status">{names && `${texts.state}: ${names[code]}`}</p>;
}

function adopt(element: HTMLElement | null) {
  const root = element?.getRootNode();
  if (root instanceof ShadowRoot) adoptStyles(root, [css]);
}

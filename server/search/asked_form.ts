import forms from "../knowledge/forms.json" with { type: "json" };
import type { FormId } from "../catalogue/product_form.ts";
import { PhraseFinder } from "../language/phrase_finder.ts";
import { once } from "../shared/once.ts";

const FORMS: Readonly<Record<FormId, readonly string[]>> = forms;

const finder = once(() => new PhraseFinder<FormId>(FORMS, () => true));

interface AskedForms {
  forms: readonly FormId[];
  /** The places of the words that name them. */
  at: ReadonlySet<number>;
}

/** The forms that words ask for, in any writing: "injection", "goli", "ద్రవం". */
export function askedForms(words: readonly string[]): AskedForms {
  const found = finder().find(words);
  const at = [...found.values()].flat().flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, place) => from + place)
  );
  return { forms: [...found.keys()], at: new Set(at) };
}

/** The index term of a form. */
export function formTerm(form: FormId): string {
  return `=${form}`;
}

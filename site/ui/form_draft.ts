import { FORM_KIND, FORM_LANGUAGE, FORM_TRAP } from "../../contract/inquiry_form.ts";

/** The values of a form that is not sent yet, and the idempotency key of its last attempt. */
interface Draft {
  /** The URL's query when the form was filled in, since the query may prefill subject and message. */
  search: string;
  values: Record<string, string>;
  sending?: { key: string; content: string } | undefined;
}

/** Hidden fields, which are no part of a draft. */
const HIDDEN_FIELDS = ["page", FORM_KIND, FORM_LANGUAGE, FORM_TRAP];
/** Fields that the URL's query may prefill. Their draft is restored only for the same query. */
const PREFILLED_FIELDS = ["subject", "message"];

const keyOf = (form: string) => `draft:${form}`;
/** Used if storage is disabled: a draft then lasts until the page is left. */
const drafts = new Map<string, Draft>();

/** The draft of a form, stored for the lifetime of the tab. */
export function readDraft(form: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return drafts.get(form);
  }
}

export function saveDraft(name: string, form: HTMLFormElement, sending: Draft["sending"]): void {
  const draft = { search: location.search, values: typedValues(form), sending };
  drafts.set(name, draft);
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is disabled or full.
  }
}

export function deleteDraft(form: string): void {
  drafts.delete(form);
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is disabled.
  }
}

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/** Omits unchanged prefilled values, because in another language the page prefills other texts. */
function typedValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(valuesOf(form)).filter(([name, value]) => {
      const control = form.elements.namedItem(name);
      return !HIDDEN_FIELDS.includes(name) && !(isTextControl(control) && value === control.defaultValue);
    }),
  );
}

/** Saves the form's values, so that they survive a reload. */
export function saveValues(name: string, form: HTMLFormElement): void {
  saveDraft(name, form, readDraft(name)?.sending);
}

/** Restores a draft into a newly rendered form. Values typed since then are kept. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const draft = readDraft(name);
  if (!draft) return;
  for (const [field, value] of Object.entries(draft.values)) {
    if (PREFILLED_FIELDS.includes(field) && draft.search !== location.search) continue;
    const control = form.elements.namedItem(field);
    if (isTextControl(control) && control.value === control.defaultValue) control.value = value;
    if (control instanceof HTMLSelectElement && !control.value) control.value = value;
  }
}

function isTextControl(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

import { FORM_KIND, FORM_LANGUAGE, FORM_TRAP } from "../../contract/inquiry_form.ts";
import { newKey } from "../../contract/shared/new_key.ts";
import { keepDraft, readDraft } from "./form_draft.ts";

/** Filled in by us, or by nobody. */
const OURS = ["page", FORM_KIND, FORM_LANGUAGE, FORM_TRAP];
/** What the address of a page may ask for, so that it belongs to that address. */
const ABOUT_THE_ADDRESS = ["subject", "message"];

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/** What the page filled in and nobody has changed is not typed: in another language it says something else. */
function typed(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(valuesOf(form)).filter(([name, value]) => {
      const control = form.elements.namedItem(name);
      const isWritten = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      return !OURS.includes(name) && !(isWritten && value === control.defaultValue);
    }),
  );
}

/** Keeps what stands in the form over a reload. */
export function keepValues(name: string, form: HTMLFormElement): void {
  const { sending } = readDraft(name) ?? {};
  keepDraft(name, { search: location.search, values: typed(form), ...(sending && { sending }) });
}

/** Puts a draft back into a form that was just drawn, but over nothing that somebody typed meanwhile. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const draft = readDraft(name);
  if (!draft) return;
  for (const [field, value] of Object.entries(draft.values)) {
    if (ABOUT_THE_ADDRESS.includes(field) && draft.search !== location.search) continue;
    const control = form.elements.namedItem(field);
    const isWritten = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isWritten && control.value === control.defaultValue) control.value = value;
    if (control instanceof HTMLSelectElement && !control.value) control.value = value;
  }
}

/**
 * The key of this sending: the same for the same words, also after a reload, so that a try whose answer was lost is not
 * stored twice; a new one for other words.
 */
export function sendingKey(name: string, form: HTMLFormElement, body: Record<string, unknown>): string {
  const content = JSON.stringify(body);
  const before = readDraft(name)?.sending;
  const sending = before?.content === content ? before : { key: newKey(), content };
  keepDraft(name, { search: location.search, values: typed(form), sending });
  return sending.key;
}

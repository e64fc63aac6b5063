import { FORM_KIND, FORM_LANGUAGE, FORM_TRAP } from "../../contract/inquiry_form.ts";
import { newKey } from "../../contract/shared/new_key.ts";

/** What was typed into a form that is not sent yet, and the key of its last attempt. */
interface Draft {
  /** The address's query when the form was filled in: it may have asked for a subject and a message. */
  search: string;
  values: Record<string, string>;
  sending?: { key: string; content: string } | undefined;
}

/** Hidden fields that the visitor does not fill in. */
const HIDDEN_FIELDS = ["page", FORM_KIND, FORM_LANGUAGE, FORM_TRAP];
/** Fields that the query of an address may fill in. Their drafts belong to that query. */
const PREFILLED_FIELDS = ["subject", "message"];

const keyOf = (form: string) => `draft:${form}`;
/** Where storage is switched off, a draft lasts as long as the page. */
const drafts = new Map<string, Draft>();

/** The draft of a form. It lasts as long as the tab. */
function readDraft(form: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return drafts.get(form);
  }
}

function saveDraft(name: string, form: HTMLFormElement, sending: Draft["sending"]): void {
  const draft = { search: location.search, values: typedValues(form), sending };
  drafts.set(name, draft);
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Switched off or full.
  }
}

export function deleteDraft(form: string): void {
  drafts.delete(form);
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Switched off.
  }
}

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/** Without what the page filled in and nobody has changed: in another language the page fills in other words. */
function typedValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(valuesOf(form)).filter(([name, value]) => {
      const control = form.elements.namedItem(name);
      return !HIDDEN_FIELDS.includes(name) && !(isTextControl(control) && value === control.defaultValue);
    }),
  );
}

/** Saves what stands in the form, so that it survives a reload. */
export function saveValues(name: string, form: HTMLFormElement): void {
  saveDraft(name, form, readDraft(name)?.sending);
}

/** Puts a draft back into a form that was just rendered. What somebody has typed meanwhile stays. */
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

/**
 * The idempotency key of this attempt. It is the same for the same body, also after a reload, so that an attempt whose
 * answer was lost is not stored twice. Another body gets a new key.
 */
export function sendingKey(name: string, form: HTMLFormElement, body: Record<string, unknown>): string {
  const content = JSON.stringify(body);
  const before = readDraft(name)?.sending;
  const sending = before?.content === content ? before : { key: newKey(), content };
  saveDraft(name, form, sending);
  return sending.key;
}

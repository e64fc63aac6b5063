/** What stands in a form that was not sent yet, and the key of its last try. */
interface Draft {
  /** Query of the address that the form was filled in at: it may have asked for a subject and a message of its own. */
  search: string;
  values: Record<string, string>;
  sending?: { key: string; content: string };
}

const keyOf = (form: string) => `draft:${form}`;
/** Where storage is switched off, a draft lasts as long as the page. */
const kept = new Map<string, Draft>();

/** The draft of a form, for as long as the tab lives. */
export function readDraft(form: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return kept.get(form);
  }
}

export function keepDraft(form: string, draft: Draft): void {
  kept.set(form, draft);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Switched off or full.
  }
}

export function dropDraft(form: string): void {
  kept.delete(form);
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Switched off.
  }
}

import { newKey } from "../../contract/shared/new_key.ts";
import { readDraft, saveDraft } from "./form_draft.ts";

/**
 * The idempotency key of this attempt. The same body gets the same key, even after a reload, so that a retry
 * after a lost response is not stored twice. Another body gets a new key.
 */
export function sendingKey(name: string, form: HTMLFormElement, body: Record<string, unknown>): string {
  const content = JSON.stringify(body);
  const before = readDraft(name)?.sending;
  const sending = before?.content === content ? before : { key: newKey(), content };
  saveDraft(name, form, sending);
  return sending.key;
}

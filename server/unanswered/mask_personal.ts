/** Digits of any script with the separators that people write between them: `+91 98480-12345`. */
const NUMBER = /[+(]?\p{Nd}(?:[\s().\-–/]{0,2}\p{Nd}){7,}/gu;
/** With or without a domain: `asha@farm.example`, `9848012345@upi`. */
const ADDRESS = /[^\s@<>,;:"'()]+@[^\s@<>,;:"'()]+/gu;

/** The text without telephone numbers, account numbers and e-mail addresses. */
export function maskPersonal(text: string): string {
  return text.replace(ADDRESS, "[e-mail]").replace(NUMBER, "[number]");
}

/** Eight or more digits of any script, with the usual separators: `+91 98480-12345`. */
const NUMBER = /[+(]?\p{Nd}(?:[\s().\-–/]{0,2}\p{Nd}){7,}/gu;
/** Email and UPI addresses, with or without a domain: `asha@farm.example`, `9848012345@upi`. */
const ADDRESS = /[^\s@<>,;:"'()]+@[^\s@<>,;:"'()]+/gu;

/** Masks telephone numbers, account numbers and email addresses. */
export function maskPersonal(text: string): string {
  return text.replace(ADDRESS, "[email]").replace(NUMBER, "[number]");
}

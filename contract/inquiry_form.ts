/** Subjects of the contact page's form. */
export const contactSubjects = [
  { value: "product_inquiry", label: "Product Inquiry" },
  { value: "order_status", label: "Order Status" },
  { value: "technical_support", label: "Technical Support" },
  { value: "partnership", label: "Partnership Opportunity" },
  { value: "other", label: "Other" },
] as const;

/** A stored subject as a person reads it: the contact page's are values of its list. */
export function subjectLabel(subject: string | null): string | null {
  return contactSubjects.find(({ value }) => value === subject)?.label ?? subject;
}

/** How the quote dialog's subject begins; the product's name follows after a colon. */
export const QUOTE_SUBJECT = "Quote Request";

/** How the subject of a quote list reads. */
export function quoteListSubject(lines: number): string {
  return `${QUOTE_SUBJECT}: ${lines} ${lines === 1 ? "product" : "products"}`;
}

/** Which of the three forms a body of `POST /api/contact` comes from, told by the fields that it has. */
export function inquiryKindOf(body: Record<string, unknown>): "home" | "contact" | "quote" {
  if (Array.isArray(body.lines) && body.lines.length > 0) return "quote";
  if (typeof body.subject === "string" && body.subject.trimStart().startsWith(QUOTE_SUBJECT)) return "quote";
  return body.subject === undefined && body.phone === undefined ? "home" : "contact";
}

/**
 * Fields that any of the forms may carry beside its own: the language to thank in, a key that makes a second sending of
 * the same answer the same, and two that tell people from programs. None is required of anybody.
 */
export const FORM_LANGUAGE = "lang";
export const FORM_KEY = "key";
/** Not to be seen, so people leave it empty. */
export const FORM_TRAP = "website";
/** Milliseconds between the form's arrival on the screen and its sending, as the browser counted them. */
export const FORM_ELAPSED = "elapsed";
/** Nobody reads, writes and sends faster. */
export const FORM_ELAPSED_MIN = 700;

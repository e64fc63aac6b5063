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

/** The kinds of inquiry that `POST /api/contact` takes. */
const FORM_KINDS = ["home", "contact", "quote"] as const;
export type FormKind = typeof FORM_KINDS[number];

/**
 * Which form a body of `POST /api/contact` comes from. Our own forms say it in `kind`. Other callers may not: then the
 * fields decide. A subject of the contact page's list is a contact message, any other subject is a quote request, and
 * neither subject nor phone is the home page's message.
 */
export function inquiryKindOf(
  { [FORM_KIND]: kind, subject, phone, lines }: Record<string, unknown>,
): FormKind {
  const said = FORM_KINDS.find((each) => each === kind);
  if (said) return said;
  if (Array.isArray(lines) && lines.length > 0) return "quote";
  if (subject === undefined) return phone === undefined ? "home" : "contact";
  const text = typeof subject === "string" ? subject.trim() : "";
  return text === "" || contactSubjects.some(({ value }) => value === text) ? "contact" : "quote";
}

/**
 * Fields that any of the forms may have beside its own, all optional: its kind, the language of the answer, an idempotency
 * key, and two that tell people from programs.
 */
export const FORM_KIND = "kind";
export const FORM_LANGUAGE = "lang";
export const FORM_KEY = "key";
/** A hidden field, which only programs fill in. */
export const FORM_TRAP = "website";
/** Milliseconds between showing and sending the form, measured by the browser. */
export const FORM_ELAPSED = "elapsed";
/** Nobody fills in a form faster. */
export const FORM_ELAPSED_MIN = 700;

/** Subjects of the contact page's form. */
export const contactSubjects = [
  { value: "product_inquiry", label: "Product Inquiry" },
  { value: "order_status", label: "Order Status" },
  { value: "technical_support", label: "Technical Support" },
  { value: "partnership", label: "Partnership Opportunity" },
  { value: "other", label: "Other" },
] as const;

/** Gives the label of a stored subject. Subjects of the contact page are stored as values of its list. */
export function subjectLabel(subject: string | null): string | null {
  return contactSubjects.find(({ value }) => value === subject)?.label ?? subject;
}

/** The subject of a quote request. The quote dialog adds a colon and the product's name. */
export const QUOTE_SUBJECT = "Quote Request";

/** The subject of a request for a list of products. */
export function quoteListSubject(lines: number): string {
  return `${QUOTE_SUBJECT}: ${lines} ${lines === 1 ? "product" : "products"}`;
}

/** The kinds of inquiry that `POST /api/contact` accepts. */
export const FORM_KINDS = ["home", "contact", "quote"] as const;
export type FormKind = typeof FORM_KINDS[number];

/**
 * Finds the form that a body of `POST /api/contact` comes from. Our own forms send `kind`. Without it the
 * fields decide. Lines, or a subject outside the contact page's list, mean a quote request. A body with
 * neither subject nor phone is the home page's message. Any other body is a contact message.
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
 * Optional fields of every form: its kind, the language of the response, an idempotency key, and two fields
 * that detect programs.
 */
export const FORM_KIND = "kind";
export const FORM_LANGUAGE = "lang";
export const FORM_KEY = "key";
/** A hidden field. People leave it empty; programs fill it in. */
export const FORM_TRAP = "website";
/** Milliseconds between showing and sending the form, measured by the browser. */
export const FORM_ELAPSED = "elapsed";
/** Minimum of `elapsed` in milliseconds. No person fills in a form faster. */
export const FORM_ELAPSED_MIN = 700;

/** The parameters of a code without any. A sentence's `label` is the English name of the field. */
export type None = Record<never, never>;

/**
 * The English messages for a visitor's form. The table is the closed set of these codes and declares the
 * parameters of each. The other languages have a table of the same type.
 */
export const formIssueMessages = {
  required: (_: None, label?: string) => label ? `${label} is required` : "Required",
  too_short: ({ min }: { min: number }, label?: string) => `${must(label)} be at least ${min} characters`,
  too_long: ({ max }: { max: number }, label?: string) => `${must(label)} be at most ${max} characters`,
  too_few_digits: ({ min }: { min: number }) => `Phone number must be at least ${min} digits`,
  too_many: ({ max }: { max: number }, label = "entries") => `Must have at most ${max} ${label}`,
  /** `expected` is zod's name of the type: `string`, `number`, `int`, `boolean`, `array`, … */
  wrong_type: ({ expected }: { expected: string }) => `Must be ${TYPE_NAMES[expected] ?? "something else"}`,
  not_selected: (_: None, label = "one") => `Please select ${label}`,
  details_required: (_: { min: number }) => "Please provide some details about your requirements",
  invalid_email: () => "Please enter a valid email address",
  invalid_phone: () => "Please enter a valid phone number",
  /** One of the two is enough, and both are missing. */
  phone_or_email: () => "Please give a phone number or an email address",
  invalid_pin: () => "Please enter the 6 digits of the PIN code",
  invalid_gstin: () => "Please check the GSTIN: 15 letters and digits, as on the GST certificate",
  past_day: () => "Please choose today or a later day",
  /** The idempotency key was used before with another body. */
  key_reused: () => "This key was used for another message",
  /** Used if no other code applies. */
  invalid: () => "Is not valid",
};

export type FormIssueCode = keyof typeof formIssueMessages;

const TYPE_NAMES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

function must(label: string | undefined): string {
  return label ? `${label} must` : "Must";
}

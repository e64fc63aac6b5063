/** The words for what becomes of a request: they come with what sends it. */
export const en = {
  sentTitle: "Quote Request Sent",
  sent: "Thank you! We will get back to you shortly.",
  reference: "Reference",
  problems: "Please correct these fields",
  /** The contract's messages; a test compares. */
  issues: {
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email address",
    phone: "Phone number must be at least 10 digits",
    message: "Please provide some details about your requirements",
  },
};

export type SendingTexts = typeof en;

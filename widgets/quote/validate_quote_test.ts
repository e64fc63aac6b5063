import { assertEquals } from "deno-std/assert/equals.js";
import { QuoteRequestSchema } from "../../contract/inquiry_input.ts";
import { QUOTE_SUBJECT } from "../../contract/inquiry_form.ts";
import { issuesOf } from "../../contract/issue.ts";
import { type QuoteValues, validateQuote } from "./validate_quote.ts";

const valid: QuoteValues = {
  name: "Asha",
  email: "asha@example.in",
  phone: "9876543210",
  company: "",
  message: "Ten letters",
};

/** The contract's verdict. */
function contractIssues(values: QuoteValues) {
  const { error } = QuoteRequestSchema.safeParse({ ...values, subject: QUOTE_SUBJECT });
  return error ? issuesOf(error) : [];
}

for (
  const given of [
    {},
    { name: " A " },
    { name: "Jo" },
    { email: "" },
    { email: "asha" },
    { email: "asha@example" },
    { email: " asha@example.in " },
    { email: ".asha@example.in" },
    { email: "asha..k@example.in" },
    { email: "asha+farm@mail.example.co.in" },
    { email: "आशा@example.in" },
    { phone: "123456789" },
    { phone: "  12345  " },
    { phone: "+91 98765 43210" },
    { message: "Nine char" },
    { message: "          x" },
    { name: "", email: "x", phone: "", message: "" },
  ]
) {
  Deno.test(`the form and the contract agree on ${JSON.stringify(given)}`, () => {
    const values = { ...valid, ...given };
    assertEquals(validateQuote(values), contractIssues(values));
  });
}

import { assertEquals } from "deno-std/assert/equals.js";
import { inquirySchema } from "../../contract/inquiry_input.ts";
import { QUOTE_SUBJECT } from "../../contract/inquiry_form.ts";
import { formFields } from "../../contract/form_fields.ts";
import type { FormRules } from "../../contract/form_rules.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import { type Issue, issuesOf } from "../../contract/issue.ts";
import { type QuoteValues, validateQuote } from "./validate_quote.ts";

const valid: QuoteValues = {
  name: "Asha",
  email: "asha@example.in",
  phone: "9876543210",
  company: "",
  message: "Ten letters",
};

/** The contract says last what one field demands of another. */
const sorted = (issues: readonly Issue[]) => [...issues].sort((a, b) => a.path < b.path ? -1 : 1);

/** The contract's verdict. */
function contractIssues(values: QuoteValues, contact: FormRules["contact"]) {
  const schema = inquirySchema("quote", { ...SPECIFIED_FORMS, contact });
  const { error } = schema.safeParse({ ...values, subject: QUOTE_SUBJECT });
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
    { email: "", phone: " " },
    { email: "", phone: "12" },
    { message: "Nine char" },
    { message: "          x" },
    { name: "", email: "x", phone: "", message: "" },
  ]
) {
  Deno.test(`the form and the contract agree on ${JSON.stringify(given)}`, () => {
    const values = { ...valid, ...given };
    for (const contact of ["both", "either"] as const) {
      const fields = formFields("quote", { contact });
      assertEquals(sorted(validateQuote(values, fields)), sorted(contractIssues(values, contact)));
    }
  });
}

import { assertEquals } from "deno-std/assert/equals.js";
import { inquirySchema } from "../../contract/inquiry_input.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import { FORM_KINDS } from "../../contract/inquiry_form.ts";
import { type Issue, issuesOf } from "../../contract/issue.ts";
import { NAME_MAX } from "../../contract/limits.ts";
import { allTexts } from "../texts/all_texts.ts";
import { issueTexts } from "./issue_texts.ts";

const EMPTY = { name: "", email: "", phone: "", company: "", subject: "", message: "" };
const RULES = ["both", "either"] as const;

for (const language of ["hi", "te"] as const) {
  Deno.test(`Whatever a form refuses is said in ${language}, by code: the English sentence changes nothing`, () => {
    const { contact } = allTexts[language];
    const schemas = FORM_KINDS.flatMap((kind) =>
      RULES.map((contact) => inquirySchema(kind, { ...SPECIFIED_FORMS, contact }))
    );
    for (const schema of schemas) {
      for (const values of [EMPTY, { ...EMPTY, name: "n".repeat(NAME_MAX + 1), lines: Array(51).fill({}) }]) {
        const issues = issuesOf(schema.safeParse(values).error!);
        const said = issueTexts(issues, contact);
        for (const words of Object.values(said)) assertEquals(/[a-z]{2}/i.exec(words), null, words);
        const reworded = issues.map((issue) => ({ ...issue, message: "Reworded" }));
        assertEquals(issueTexts(reworded, contact), said);
      }
    }
  });
}

const issues: Issue[] = [
  { path: "name", code: "too_short", params: { min: 2 }, message: "Name must be at least 2 characters" },
  { path: "name", code: "too_long", params: { max: 200 }, message: "Must be at most 200 characters" },
  { path: "email", code: "taken", params: { value: "a@b.in" }, message: "This address bounces" },
];

Deno.test("A field has one sentence, the first; in English it is the issue's own", () => {
  assertEquals(issueTexts(issues, allTexts.en.contact), {
    name: "Name must be at least 2 characters",
    email: "This address bounces",
  });
});

Deno.test("A code that no form is meant to meet is told in general words of the language", () => {
  assertEquals(issueTexts(issues, allTexts.hi.contact), {
    name: "नाम में कम से कम 2 अक्षर होने चाहिए",
    email: "कृपया इसे ठीक करें",
  });
});

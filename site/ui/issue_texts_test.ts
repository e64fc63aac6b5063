import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { inquirySchemas } from "../../contract/inquiry_input.ts";
import { LANGUAGES } from "../../contract/language.ts";
import { NAME_MAX } from "../../contract/limits.ts";
import { allTexts } from "../texts/all_texts.ts";
import { issueText, issueTexts } from "./issue_texts.ts";

const EMPTY = { name: "", email: "", phone: "", company: "", subject: "", message: "" };

for (const language of LANGUAGES) {
  const words = allTexts[language].contact.issues;

  Deno.test(`Whatever a form refuses is said in ${language}`, () => {
    for (const [kind, schema] of Object.entries(inquirySchemas)) {
      for (const values of [EMPTY, { ...EMPTY, name: "n".repeat(NAME_MAX + 1) }]) {
        const { error } = schema.safeParse(values);
        for (const { message } of error!.issues) {
          const said = issueText(message, words);
          assert(said, `${kind}: ${message}`);
          assertEquals(said === message, language === "en", message);
        }
      }
    }
  });
}

Deno.test("A field has one sentence, the first; a sentence that is none of ours stays as it is", () => {
  const words = allTexts.en.contact.issues;
  const issues = [
    { path: "name", message: "Name must be at least 2 characters" },
    { path: "name", message: "Must be at most 200 characters" },
    { path: "email", message: "This address bounces" },
  ];
  assertEquals(issueTexts(issues, words), {
    name: "Name must be at least 2 characters",
    email: "This address bounces",
  });
});

import type * as z from "zod/mini";
import { isLanguage } from "../../../contract/language.ts";
import {
  type StaffAnswer,
  StaffAnswerInputSchema,
  StaffAnswerSchema,
  type Unanswered,
} from "../../../contract/unanswered.ts";
import type { Resource } from "../draft.ts";
import { linesOfRows, type Row, rowsOfLines } from "../draft_rows.ts";
import { unansweredTexts } from "./unanswered_texts.ts";

/** An answer while it is edited. */
export type StaffAnswerDraft = {
  questions: Row[];
  lang: string;
  answer: string;
  products: Row[];
  unansweredId: string;
};

const blank = (): StaffAnswerDraft => ({
  questions: rowsOfLines([""]),
  lang: "en",
  answer: "",
  products: [],
  unansweredId: "",
});

export const staffAnswerResource: Resource<StaffAnswer, StaffAnswerDraft> = {
  path: "/api/admin/staff-answers",
  schema: StaffAnswerSchema,
  inputSchema: StaffAnswerInputSchema,
  blank,
  draftOf: ({ questions, lang, answer, products }) => ({
    questions: rowsOfLines(questions),
    lang,
    answer,
    products: rowsOfLines(products),
    unansweredId: "",
  }),
  inputOf: ({ questions, lang, answer, products, unansweredId }): z.input<typeof StaffAnswerInputSchema> => ({
    questions: linesOfRows(questions),
    lang: isLanguage(lang) ? lang : "en",
    answer,
    products: linesOfRows(products),
    unansweredId: unansweredId || null,
  }),
  labels: unansweredTexts.fields,
  texts: unansweredTexts,
};

/** The same for the answer to a question: its words are filled in. */
export function answerTo({ id, question, otherWords, lang }: Unanswered): typeof staffAnswerResource {
  return {
    ...staffAnswerResource,
    blank: () => ({
      ...blank(),
      questions: rowsOfLines([question, ...otherWords]),
      lang,
      unansweredId: id,
    }),
  };
}

import { LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import {
  type StaffAnswer,
  StaffAnswerInputSchema,
  StaffAnswerSchema,
  type Unanswered,
} from "../../../contract/unanswered.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { excerpt, formatNumber } from "../format.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { GivenAnswer } from "./GivenAnswer.tsx";
import { ProductPicker } from "./ProductPicker.tsx";
import { unansweredTexts as own } from "./unanswered_texts.ts";

export const staffAnswerResource = resourceOf({
  path: "/api/admin/staff-answers",
  schema: StaffAnswerSchema,
  inputSchema: StaffAnswerInputSchema,
  blank: { questions: [""], lang: "en" },
  sections: [
    {
      title: "What is asked",
      rows: [
        {
          path: "questions",
          label: "Questions",
          kind: "lines",
          noun: "question",
          hideLabel: true,
          columns: [{ label: "Question" }],
          hint:
            "The answer is given to these questions and to no other. The same in other words is recognised better: write it in each language in which visitors ask it.",
        },
      ],
    },
    {
      title: "What is answered",
      rows: [
        {
          path: "lang",
          label: "Language",
          kind: "select",
          choices: LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const),
          hint: "That of the answer right here. Its translations are below.",
        },
        {
          path: "answer",
          label: "Answer",
          kind: "textarea",
          hint: "**bold**, lists with - and [links](/products) are shown as such.",
          required: true,
          translated: true,
        },
        {
          path: "products",
          label: "Products",
          control: ProductPicker,
          hint:
            "Up to five, shown as links below the answer. Type a part of a name and choose it from the list.",
        },
      ],
    },
  ],
  translations: {
    as: "folded",
    from: "lang",
    hint: "For visitors who ask in this language. Left empty, they get the answer as it is.",
  },
  texts: resourceTexts("answer", "answers", {
    created: "Answer saved. The assistant gives it from now on.",
    loadError: own.loadError,
  }),
});

/** The form for the answer to a question, with the question's wordings and language filled in. */
export function answerTo(asked: Unanswered): typeof staffAnswerResource {
  const { id, question, otherWords, lang } = asked;
  return {
    ...staffAnswerResource,
    blank: { questions: [question, ...otherWords], lang, unansweredId: id },
    sections: [() => <GivenAnswer {...asked} />, ...staffAnswerResource.sections],
  };
}

const EXCERPT = 120;

/** The list of answers that the staff wrote and the assistant uses. */
export const staffAnswerList: ListDescription<StaffAnswer> = {
  kind: ["answers", own.kinds.answers],
  intro: own.intros.answers,
  resource: { ...staffAnswerResource, texts: { ...own, ...own.lists.answers } },
  icon: "question",
  nameOf: ({ questions }) => questions[0] ?? "",
  useActions: editAndDelete(staffAnswerResource),
  columns: [
    {
      header: own.answerColumns[0],
      className: "column-question",
      cell: ({ questions: [first = "", ...others], lang, asked }) => (
        <>
          <span className="row-name break" lang={lang}>{first}</span>
          {others.length > 0 && <span className="muted break" lang={lang}>{own.otherWords(others)}</span>}
          {asked > 0 && <span className="muted">{own.columns[1]} {own.times(formatNumber(asked))}</span>}
        </>
      ),
    },
    {
      header: own.answerColumns[1],
      className: "column-answer",
      cell: ({ answer, lang }) => <span className="break" lang={lang}>{excerpt(answer, EXCERPT)}</span>,
    },
    {
      header: own.answerColumns[2],
      cell: ({ updatedAt }) => <time className="when" dateTime={updatedAt}>{formatDate(updatedAt)}</time>,
    },
  ],
};

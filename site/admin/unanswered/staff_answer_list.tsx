import { type StaffAnswer, StaffAnswerSchema } from "../../../contract/unanswered.ts";
import { excerpt, formatDate, formatNumber } from "../format.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { staffAnswerResource } from "./staff_answer_draft.ts";
import { unansweredTexts as own } from "./unanswered_texts.ts";

const EXCERPT = 120;

/** What the assistant answers in the staff's words. */
export const staffAnswerList: ListDescription<StaffAnswer> = {
  kind: ["answers", own.kinds.answers],
  intro: own.intros.answers,
  resource: {
    path: staffAnswerResource.path,
    schema: StaffAnswerSchema,
    texts: { ...own, ...own.lists.answers },
  },
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

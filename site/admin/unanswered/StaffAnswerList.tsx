import * as z from "zod/mini";
import { type StaffAnswer, StaffAnswerSchema } from "../../../contract/unanswered.ts";
import { excerpt, formatDate, formatNumber } from "../format.ts";
import type { ListAddress } from "../list_address.ts";
import { RowActions } from "../ListOrForm.tsx";
import { texts } from "../texts.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { useDelete } from "../use_delete.ts";
import { useList } from "../use_list.ts";
import { staffAnswerResource } from "./staff_answer_draft.ts";
import { unansweredTexts as own } from "./unanswered_texts.ts";

const EXCERPT = 120;
const StaffAnswerListSchema = z.array(StaffAnswerSchema);

const columns: Column<StaffAnswer>[] = [
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
];

/** What the assistant answers in the staff's words. */
export function StaffAnswerList({ address, onDeleted }: { address: ListAddress; onDeleted(): void }) {
  const list = useList(staffAnswerResource.path, StaffAnswerListSchema, {
    q: address.q,
    cursor: address.cursor,
  });
  const remove = useDelete(staffAnswerResource, onDeleted);
  const actions: Column<StaffAnswer> = {
    header: texts.list.actions,
    className: "column-actions",
    cell: (answer) => (
      <RowActions
        name={answer.questions[0] ?? ""}
        onEdit={() => address.open({ action: "edit", id: answer.id })}
        onDelete={() => remove(answer)}
      />
    ),
  };
  return (
    <ListResult
      query={list}
      address={address}
      texts={{ empty: own.empty.answers, loadError: own.loadError }}
      icon="question"
    >
      <DataTable
        caption={own.kinds.answers}
        columns={[...columns, actions]}
        rows={list.data?.items}
        keyOf={({ id }) => id}
        busy={list.isPlaceholderData}
      />
    </ListResult>
  );
}

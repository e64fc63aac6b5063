import { useListAddress } from "../list/list_address.ts";
import { ListPage } from "../list/ListPage.tsx";
import { StaffAnswerEditor } from "./StaffAnswerEditor.tsx";
import { staffAnswerList } from "./staff_answers.tsx";
import { dismissedQuestions, openQuestions } from "./unanswered_lists.tsx";

/** The questions that the assistant could not answer, and the answers that the staff wrote. */
export function UnansweredPage() {
  const address = useListAddress();
  const questionId = address.get("copy");
  return (
    <ListPage
      list={[openQuestions, staffAnswerList, dismissedQuestions]}
      form={(id, close) => (
        <StaffAnswerEditor
          key={id ?? `new ${questionId}`}
          id={id}
          questionId={questionId}
          about={address.get("about")}
          onClose={close}
        />
      )}
    />
  );
}

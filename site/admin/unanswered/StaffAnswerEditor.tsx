import { useState } from "react";
import { Link } from "wouter";
import { UnansweredSchema } from "../../../contract/unanswered.ts";
import { ResourceEditor, ResourceForm } from "../form/ResourceEditor.tsx";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { useStored } from "../use_stored.ts";
import { answerTo, staffAnswerResource } from "./staff_answers.tsx";
import { UNANSWERED_PATH } from "./unanswered_lists.tsx";
import { unansweredTexts as own } from "./unanswered_texts.ts";

interface Props {
  /** Null for a new answer. */
  id: string | null;
  /** The id of the question that a new answer belongs to. */
  questionId: string | null;
  /** Words that a new answer is about, if it belongs to no question. */
  about: string | null;
  onClose(): void;
}

export function StaffAnswerEditor({ id, questionId, about, onClose }: Props) {
  if (id === null && questionId !== null) return <AnswerTo questionId={questionId} onClose={onClose} />;
  const resource = about
    ? { ...staffAnswerResource, blank: { ...staffAnswerResource.blank, questions: [about] } }
    : staffAnswerResource;
  return (
    <ResourceEditor
      resource={resource}
      id={id}
      onClose={onClose}
      actions={(_, stored) => {
        const [question] = stored?.value.questions ?? [];
        return question && (
          <Link className="button button-plain" href={`/admin/try?q=${encodeURIComponent(question)}`}>
            <Icon name="question" size={18} />
            {own.tryIt}
          </Link>
        );
      }}
    />
  );
}

function AnswerTo({ questionId, onClose }: { questionId: string; onClose(): void }) {
  const [resource, setResource] = useState<typeof staffAnswerResource | null>(null);
  // Fetched only once, because the question is removed when its answer is saved.
  const question = useStored(UNANSWERED_PATH, UnansweredSchema, resource ? null : questionId);
  if (!resource && question.data) setResource(answerTo(question.data.value));
  if (!resource && question.error) {
    return <LoadFailure title={own.loadError} gone={own.questionGone} query={question} />;
  }
  if (!resource) return <EditorSkeleton />;
  return <ResourceForm resource={resource} stored={null} onClose={onClose} />;
}

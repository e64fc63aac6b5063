import { useState } from "react";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { type StaffAnswer, UnansweredSchema } from "../../../contract/unanswered.ts";
import { ApiFailure } from "../api.ts";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { Field } from "../ui/Field.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { RowsField } from "../ui/RowsField.tsx";
import { Section } from "../ui/Section.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { useStored } from "../use_stored.ts";
import { ProductPicker } from "./ProductPicker.tsx";
import { answerTo, staffAnswerResource } from "./staff_answer_draft.ts";
import { UNANSWERED_PATH } from "./unanswered_lists.tsx";
import { unansweredTexts as own } from "./unanswered_texts.ts";

interface Props {
  /** Null for a new answer. */
  id: string | null;
  /** The id of the question that a new one answers. */
  questionId: string | null;
  onClose(): void;
}

export function StaffAnswerEditor({ id, questionId, onClose }: Props) {
  if (id === null && questionId !== null) return <AnswerTo questionId={questionId} onClose={onClose} />;
  return (
    <StoredEditor resource={staffAnswerResource} id={id} texts={own}>
      {(stored) => <StaffAnswerForm resource={staffAnswerResource} stored={stored} onClose={onClose} />}
    </StoredEditor>
  );
}

function AnswerTo({ questionId, onClose }: { questionId: string; onClose(): void }) {
  const [resource, setResource] = useState<typeof staffAnswerResource | null>(null);
  // Asked for once: with its answer the question goes away.
  const question = useStored(UNANSWERED_PATH, UnansweredSchema, resource ? null : questionId);
  if (!resource && question.data) setResource(answerTo(question.data.value));
  if (!resource && question.error) {
    const gone = question.error instanceof ApiFailure && question.error.status === 404;
    return (
      <LoadFailure
        title={gone ? own.questionGone : own.loadError}
        error={question.error}
        onRetry={() => void question.refetch()}
      />
    );
  }
  if (!resource) return <EditorSkeleton />;
  return <StaffAnswerForm resource={resource} stored={null} onClose={onClose} />;
}

interface FormProps {
  resource: typeof staffAnswerResource;
  stored: Stored<StaffAnswer>;
  onClose(): void;
}

function StaffAnswerForm({ resource, stored, onClose }: FormProps) {
  const form = useEditor(resource, stored, { onSaved: onClose });
  const { fields, hints, sections } = own;
  const { value: lang, onChange, error } = bind(form, "lang");
  return (
    <EditorFrame
      title={stored ? own.editTitle : own.addTitle}
      form={form}
      labels={resource.labels}
      onCancel={onClose}
    >
      <Section title={sections.questions}>
        <RowsField
          label={fields.questions}
          hideLabel
          noun={own.questionNoun}
          columns={[{ label: own.questionLabel, path: (index) => `questions.${index}` }]}
          {...bind(form, "questions")}
        />
        <p className="field-hint">{hints.questions}</p>
        <Field label={fields.lang} error={error}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={lang}
              onChange={(event) => onChange(event.currentTarget.value)}
            >
              {LANGUAGES.map((code) => <option key={code} value={code}>{LANGUAGE_NAMES[code]}</option>)}
            </select>
          )}
        </Field>
      </Section>
      <Section title={sections.answer}>
        <TextField label={fields.answer} hint={hints.answer} multiline required {...bind(form, "answer")} />
        <ProductPicker label={fields.products} hint={hints.products} {...bind(form, "products")} />
      </Section>
    </EditorFrame>
  );
}

import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";
import type { Problem } from "./use_inquiry_form.ts";

interface WrongFieldsProps {
  title: string;
  /** Id and label of each field that was invalid when the form was submitted. */
  fields: { id: string; label: string }[];
}

/** A list of the invalid fields above a form, with links, announced to screen readers. */
export function WrongFields({ title, fields }: WrongFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <div className="form-status" role="alert">
      <p>{title}:</p>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An error that belongs to no field, and what to do about it. */
export function FormProblem({ visit, problem }: { visit: Visit; problem: Problem | undefined }) {
  if (!problem) return null;
  const texts = visit.texts.contact.form;
  const said = {
    throttled: texts.throttled,
    busy: texts.busy,
    sent: texts.sentBefore,
    unreachable: texts.unreachable,
  };
  return (
    <p className="form-status" role="alert">
      <Icon name="alert" />
      {said[problem]}
    </p>
  );
}

import type { ReactNode } from "react";
import type { PostedForm, Visit } from "../visit.ts";
import { type ControlProps, Field } from "./Field.tsx";
import { FormStatus } from "./FormStatus.tsx";
import { Thanks } from "./Thanks.tsx";
import { useInquiryForm } from "./use_inquiry_form.ts";

interface InquiryFormProps {
  visit: Visit;
  kind: "home" | "contact";
  /** The id of the section around it, where a plain post comes back to. */
  anchor: string;
  /** What the address asks to be filled in already. */
  prefill?: { subject?: string; message?: string };
}

/** The message form of the home page (three fields) and of the contact page (all of them). */
export function InquiryForm({ visit, kind, anchor, prefill = {} }: InquiryFormProps) {
  const { contact } = visit.texts;
  const texts = contact.form;
  const outcome = kind === "home" ? contact.home : contact.page;
  const form = useInquiryForm(kind, outcome, visit.form);

  // The home form clears and says so in passing; the contact page changes to a panel of thanks.
  if (form.receipt && (kind === "contact" || visit.form?.receipt)) {
    return <Thanks visit={visit} outcome={outcome} receipt={form.receipt} startAnew={form.startAnew} />;
  }

  const given: Record<string, string | undefined> = form.anew ? {} : { ...prefill, ...form.values };
  const field = (name: FieldName, control: Control, optional = false) => (
    <Field
      form={kind}
      name={name}
      label={texts[name]}
      error={form.issues[name]}
      optional={optional ? texts.optional : undefined}
    >
      {(props) => control({ ...props, defaultValue: given[name] ?? "" })}
    </Field>
  );

  return (
    <form
      ref={form.ref}
      className="form"
      method="post"
      action={`/api/contact#${anchor}`}
      onSubmit={form.submit}
      onInput={form.recheck}
      aria-busy={form.sending}
    >
      <FormStatus
        title={texts.problems}
        message={visit.form?.problem}
        issues={postedIssues(visit.form, kind)}
      />
      <input type="hidden" name="page" value={visit.origin + visit.path} />
      <div className="form-row">
        {field("name", (props) => <input {...props} autoComplete="name" minLength={2} maxLength={200} />)}
        {field("email", (props) => <input {...props} type="email" autoComplete="email" maxLength={254} />)}
      </div>
      {kind === "contact" && (
        <>
          <div className="form-row">
            {field(
              "phone",
              (props) => <input {...props} type="tel" autoComplete="tel" minLength={10} maxLength={40} />,
            )}
            {field(
              "company",
              (props) => <input {...props} autoComplete="organization" maxLength={200} />,
              true,
            )}
          </div>
          {field("subject", (props) => (
            <select {...props}>
              <option value="">{texts.subjectPrompt}</option>
              {contact.subjects.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
            </select>
          ))}
        </>
      )}
      {field(
        "message",
        (props) => <textarea {...props} rows={kind === "home" ? 5 : 6} minLength={10} maxLength={5000} />,
      )}
      <button type="submit" className="button" disabled={form.sending}>
        {form.sending ? texts.sending : texts.send}
      </button>
    </form>
  );
}

type FieldName = "name" | "email" | "phone" | "company" | "subject" | "message";
type Control = (props: ControlProps & { defaultValue: string }) => ReactNode;

function postedIssues(posted: PostedForm | undefined, kind: string) {
  if (posted?.kind !== kind) return {};
  return Object.fromEntries(posted.issues.map(({ path, message }) => [path, message]));
}

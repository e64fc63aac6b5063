import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { FORM_KIND, FORM_LANGUAGE, FORM_TRAP, type FormKind } from "../../contract/inquiry_form.ts";
import {
  COMPANY_MAX,
  EMAIL_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
  PHONE_MIN,
} from "../../contract/limits.ts";
import { ASKED_NAMES } from "../../contract/asked_names.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { Visit } from "../app/visit.ts";
import { AskedFields } from "./AskedFields.tsx";
import { type ControlProps, Field } from "./Field.tsx";
import { FormProblem, WrongFields } from "./FormStatus.tsx";
import { Link } from "./Link.tsx";
import { SendAnother, SentReference, Thanks } from "./Thanks.tsx";
import { type Outcome, useInquiryForm } from "./use_inquiry_form.ts";

interface InquiryFormProps {
  visit: Visit;
  kind: FormKind;
  /** The request has lines, and each its own unit. */
  hasLines?: boolean;
  /** Id of the section around the form, to which a post without JavaScript returns. */
  anchor: string;
  outcome: Outcome;
  /** Of the contact page: what may be chosen. */
  subjects?: readonly { value: string; label: string }[];
  /** Initial values that the URL gives. */
  prefill?: { subject?: string; message?: string };
  /** Label of the submit button, if not the default. */
  send?: string;
  /** Further properties of the request body. */
  extra?: () => Record<string, unknown>;
  onSent?: (receipt: InquiryReceipt, body: Record<string, unknown>) => void;
  onWaits?: (waits: boolean) => void;
}

/** The inquiry form of the home page (three fields, and the telephone where it may replace the email), the contact page (all fields) and the quote list. */
export function InquiryForm(
  { visit, kind, hasLines = false, anchor, outcome, subjects = [], prefill, send, ...rest }: InquiryFormProps,
) {
  const texts = visit.texts.contact.form;
  const form = useInquiryForm({ visit, kind, outcome, ...rest });
  const posted = visit.form?.kind === kind ? visit.form : undefined;
  // A page that tells of the failure of a form posted without JavaScript shows it above the form.
  const failed = form.problem !== undefined && form.problem !== posted?.problem;

  // The button was disabled during the request and so lost the focus.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failed && !form.sending) button.current?.focus();
  }, [failed, form.sending]);

  // The home form is cleared and a toast confirms. The contact form is replaced by a confirmation, the quote list too.
  if (form.receipt && (kind === "contact" || posted?.receipt)) {
    return (
      <Thanks visit={visit} outcome={outcome} receipt={form.receipt}>
        <SendAnother label={texts.again} onSend={form.startAnew} />
      </Thanks>
    );
  }

  if (form.waits) {
    return (
      <Thanks visit={visit} outcome={{ sentTitle: texts.offline }}>
        <button type="button" className="button plain" onClick={form.change}>{texts.change}</button>
      </Thanks>
    );
  }

  const { field, input, select, isEither } = fieldsOf({ visit, kind, prefill }, form);

  return (
    <form
      ref={form.ref}
      className="form"
      method="post"
      action={`/api/contact#${anchor}`}
      onSubmit={form.submit}
      onInput={form.input}
      aria-busy={form.sending}
    >
      {posted?.problem && form.problem === posted.problem && (
        <FormProblem visit={visit} problem={form.problem} />
      )}
      <WrongFields
        title={texts.problems}
        fields={FIELDS.filter((name) => form.wrong.includes(name))
          .map((name) => ({ id: `${kind}-${name}`, label: texts[name] }))}
      />
      <UnseenFields visit={visit} kind={kind} />
      <div className="form-row">
        {input("name")}
        {input("email")}
      </div>
      {(kind !== "home" || isEither) && (
        <div className="form-row">
          {input("phone")}
          {kind !== "home" && input("company", true)}
        </div>
      )}
      <AskedFields
        visit={visit}
        kind={kind}
        hasLines={hasLines}
        field={(name, control, hint) => field(name, control, true, hint)}
      />
      {kind === "contact" && select("subject", texts.subjectPrompt, subjects)}
      {field("message", (props) => (
        <textarea
          {...props}
          rows={kind === "contact" ? 6 : 5}
          minLength={MESSAGE_MIN}
          maxLength={MESSAGE_MAX}
        />
      ))}
      <p className="form-purpose">
        {texts.purpose} <Link href="/privacy-policy">{visit.texts.shell.footer.privacy}</Link>
      </p>
      {failed && <FormProblem visit={visit} problem={form.problem} />}
      <button type="submit" ref={button} className="button" disabled={form.sending}>
        {form.sending ? texts.sending : failed ? texts.retry : send ?? texts.send}
      </button>
      {kind === "home" && form.receipt && <SentReference visit={visit} receipt={form.receipt} />}
    </form>
  );
}

/** Functions that render a field with its value, its error and its hint. */
function fieldsOf(
  { visit, kind, prefill }: Pick<InquiryFormProps, "visit" | "kind" | "prefill">,
  form: ReturnType<typeof useInquiryForm>,
) {
  const texts = visit.texts.contact.form;
  const given: Record<string, string | undefined> = form.anew ? {} : { ...prefill, ...form.values };
  const isEither = visit.company.forms.contact === "either";
  const field = (name: FieldName, control: Control, optional = false, hint?: string) => (
    <Field
      form={kind}
      name={name}
      label={texts[name]}
      error={form.issues[name]}
      hint={isEither && name === "email" ? texts.either : hint}
      optional={optional ? texts.optional : undefined}
      required={!optional && !(isEither && (name === "email" || name === "phone"))}
    >
      {(props) => control({ ...props, defaultValue: given[name] ?? "" })}
    </Field>
  );
  const input = (name: keyof typeof INPUTS, optional = false) =>
    field(name, (props) => <input {...props} {...INPUTS[name]} />, optional);
  const select = (name: FieldName, prompt: string, options: NonNullable<InquiryFormProps["subjects"]>) =>
    field(name, (props) => (
      <select {...props}>
        <option value="">{prompt}</option>
        {options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
      </select>
    ));
  return { field, input, select, isEither };
}

/** Where and in which language the form was sent, and a field that only programs fill in. */
function UnseenFields({ visit, kind }: { visit: Visit; kind: FormKind }) {
  return (
    <>
      <input type="hidden" name="page" value={visit.origin + localPath(visit.language, visit.path)} />
      <input type="hidden" name={FORM_KIND} value={kind} />
      <input type="hidden" name={FORM_LANGUAGE} value={visit.language} />
      <p className="unseen" aria-hidden="true">
        <label>
          {visit.texts.contact.form.trap}
          <input name={FORM_TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

const INPUTS = {
  name: { autoComplete: "name", minLength: NAME_MIN, maxLength: NAME_MAX },
  email: { type: "email", autoComplete: "email", maxLength: EMAIL_MAX },
  phone: { type: "tel", autoComplete: "tel", minLength: PHONE_MIN, maxLength: PHONE_MAX },
  company: { autoComplete: "organization", maxLength: COMPANY_MAX },
} satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;
const FIELDS = ["name", "email", "phone", "company", ...ASKED_NAMES, "subject", "message"] as const;
type FieldName = typeof FIELDS[number];
type Control = (props: ControlProps & { defaultValue: string }) => ReactNode;

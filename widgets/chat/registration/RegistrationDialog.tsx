import { DialogField, ModalDialog } from "../ModalDialog.tsx";
import type { Registration } from "./registration.ts";
import type { RegistrationTexts } from "./texts/en.ts";

const FIELDS = [
  { name: "name", autocomplete: "name", type: "text", maxLength: 200 },
  { name: "mobileNumber", autocomplete: "tel", type: "tel", maxLength: 30 },
  { name: "location", autocomplete: "address-level2", type: "text", maxLength: 200 },
] as const;

interface RegistrationDialogProps {
  registration: Registration;
  texts: RegistrationTexts;
  /** Address of the privacy policy. */
  policy: string;
  onCancel: () => void;
}

/** The dialog that asks for the visitor's name, mobile number and location, once before the first message. */
export function RegistrationDialog({ registration, texts, policy, onCancel }: RegistrationDialogProps) {
  const { values, isSending, edit, submit } = registration;
  const problem = registration.problem.value;
  return (
    <ModalDialog
      name="registration"
      texts={texts}
      isSending={isSending.value}
      problem={problem && <Problem registration={registration} texts={texts} problem={problem} />}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {FIELDS.map((field) => (
        <DialogField
          key={field.name}
          {...field}
          label={texts[field.name]}
          required
          isWrong={problem === "missing" && !values.value[field.name].trim()}
          value={values.value[field.name]}
          onEdit={(value) => edit(field.name, value)}
        />
      ))}
      <p>
        {texts.purpose} <a href={policy} target="_blank" rel="noopener">{texts.privacy}</a>
      </p>
    </ModalDialog>
  );
}

interface ProblemProps extends Pick<RegistrationDialogProps, "registration" | "texts"> {
  problem: "missing" | "failed";
}

function Problem({ registration: { wait }, texts, problem }: ProblemProps) {
  const { title, text } = texts[problem];
  return (
    <>
      <strong>{title}</strong> {problem === "failed" && wait.value ? texts.tooMany(wait.value) : text}
    </>
  );
}

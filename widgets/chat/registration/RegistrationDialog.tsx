import { ModalDialog } from "../ModalDialog.tsx";
import type { Registration, RegistrationField } from "./registration.ts";
import type { RegistrationTexts } from "./texts/en.ts";

const FIELDS = [
  ["name", "name", "text"],
  ["mobileNumber", "tel", "tel"],
  ["location", "address-level2", "text"],
] as const satisfies [RegistrationField, string, string][];

export interface RegistrationDialogProps {
  registration: Registration;
  texts: RegistrationTexts;
  onCancel: () => void;
}

/** Who writes: asked once, before the first message is sent. */
export function RegistrationDialog({ registration, texts, onCancel }: RegistrationDialogProps) {
  const { values, problem, wait, isSending, edit, submit } = registration;
  return (
    <ModalDialog
      name="registration"
      title={texts.title}
      submit={isSending.value ? texts.sending : texts.submit}
      cancel={texts.cancel}
      isSending={isSending.value}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{texts.text}</p>
      {problem.value && (
        <p class="toast" role="alert">
          <strong>{texts[problem.value].title}</strong>{" "}
          {problem.value === "failed" && wait.value ? texts.tooMany(wait.value) : texts[problem.value].text}
        </p>
      )}
      {FIELDS.map(([field, autocomplete, type]) => (
        <label key={field}>
          {texts[field]}
          <input
            name={field}
            type={type}
            list={undefined}
            autocomplete={autocomplete}
            required
            maxLength={field === "mobileNumber" ? 30 : 200}
            aria-invalid={problem.value === "missing" && !values.value[field].trim() ? "true" : undefined}
            value={values.value[field]}
            onInput={(event) => edit(field, event.currentTarget.value)}
          />
        </label>
      ))}
    </ModalDialog>
  );
}

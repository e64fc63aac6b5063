import type { ChatModel } from "./ChatModel.ts";
import type { RegistrationField } from "./registration.ts";
import type { ChatTexts } from "./texts/en.ts";

const FIELDS = [
  ["name", "name", "text"],
  ["mobileNumber", "tel", "tel"],
  ["location", "address-level2", "text"],
] as const satisfies [RegistrationField, string, string][];

/** Who writes: asked once, before the first message is sent. */
export function RegistrationDialog({ model, texts }: { model: ChatModel; texts: ChatTexts }) {
  if (!model.isRegistering.value) return null;
  const { values, problem, isSending, edit, submit } = model.registration;
  const own = texts.registration;
  return (
    <dialog
      ref={showModal}
      part="registration"
      aria-labelledby="registration"
      // Escape, too: the browser closes the dialog, and the model hears of it here.
      onClose={model.cancelRegistration}
    >
      <h2 id="registration">{own.title}</h2>
      <p>{own.text}</p>
      {problem.value && (
        <p class="toast" role="alert">
          <strong>{texts[problem.value].title}</strong> {texts[problem.value].text}
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {FIELDS.map(([field, autocomplete, type]) => (
          <label key={field}>
            {own[field]}
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
        <div class="foot">
          <button type="button" class="button plain" onClick={model.cancelRegistration}>{own.cancel}</button>
          <button type="submit" class="button" disabled={isSending.value}>
            {isSending.value ? own.sending : own.submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** As it comes to the page; not when it is drawn again, nor as it goes. */
function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

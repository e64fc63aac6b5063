import { FORM_TRAP } from "../../contract/inquiry_form.ts";
import { COMPANY_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from "../../contract/limits.ts";
import { QuoteField } from "./QuoteField.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";

/** The fields, and what became of sending them. */
export function QuoteForm({ model, texts }: QuoteViewProps) {
  const state = model.state.value;
  return (
    <form noValidate onSubmit={(event) => submit(event, model)}>
      {model.wrong.value.length > 0 && (
        <p class="unseen" role="alert">
          {texts.problems}: {model.wrong.value.map((field) => texts[field]).join(", ")}
        </p>
      )}
      <label class="unseen" aria-hidden="true">
        {texts.trap} <input name={FORM_TRAP} tabIndex={-1} autocomplete="off" />
      </label>
      <div class="fields">
        <QuoteField
          model={model}
          field="name"
          label={texts.name}
          autocomplete="name"
          maxLength={NAME_MAX}
          autofocus
        />
        <QuoteField
          model={model}
          field="email"
          label={texts.email}
          type="email"
          autocomplete="email"
          maxLength={EMAIL_MAX}
        />
        <QuoteField
          model={model}
          field="phone"
          label={texts.phone}
          type="tel"
          autocomplete="tel"
          maxLength={PHONE_MAX}
        />
        <QuoteField
          model={model}
          field="company"
          label={texts.company}
          autocomplete="organization"
          maxLength={COMPANY_MAX}
        />
        <QuoteField model={model} field="message" label={texts.message} maxLength={MESSAGE_MAX} rows={4} />
      </div>
      <div class="foot">
        {state === "failed" && (
          <p class="alert" part="error" role="alert">
            <strong>{texts.failedTitle}</strong> {texts.failed} {model.offline.value && texts.offline}
          </p>
        )}
        <button type="button" class="button plain" part="cancel" onClick={model.close}>{texts.cancel}</button>
        <button type="submit" class="button" part="submit" disabled={state === "sending"}>
          {state === "sending" ? texts.sending : state === "failed" ? texts.retry : texts.send}
        </button>
      </div>
    </form>
  );
}

async function submit(event: Event, model: QuoteModel) {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  await model.submit(form.querySelector<HTMLInputElement>(`[name=${FORM_TRAP}]`)?.value);
  // The view has been drawn again by now. First field in want, else the button, which lost the focus when disabled.
  form.querySelector<HTMLElement>("[aria-invalid], [type=submit]")?.focus();
}

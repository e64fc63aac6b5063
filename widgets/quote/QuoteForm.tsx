import type { FORM_TRAP } from "../../contract/inquiry_form.ts";
import { COMPANY_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from "../../contract/limits.ts";
import { QuoteField } from "./QuoteField.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";

/** Written out, since the constant would bring a file with it. */
const TRAP: typeof FORM_TRAP = "website";

const FIELDS = [
  ["name", "name", NAME_MAX],
  ["email", "email", EMAIL_MAX, "email"],
  ["phone", "tel", PHONE_MAX, "tel"],
  ["company", "organization", COMPANY_MAX],
] as const;

/** The fields, and what became of sending them. */
export function QuoteForm({ model, texts }: QuoteViewProps) {
  const state = model.state.value;
  const Lines = model.lineEditor.value;
  return (
    <form noValidate>
      {model.wrong.value.length > 0 && (
        <p class="unseen" role="alert">
          {model.sendingTexts.value?.problems}: {model.wrong.value.map((field) => texts[field]).join(", ")}
        </p>
      )}
      <label class="unseen" aria-hidden="true">
        {texts.trap} <input name={TRAP} tabIndex={-1} autocomplete="off" />
      </label>
      <div class="fields">
        {FIELDS.map(([field, autocomplete, maxLength, type]) => (
          <QuoteField
            key={field}
            model={model}
            field={field}
            label={texts[field]}
            autocomplete={autocomplete}
            maxLength={maxLength}
            type={type}
          />
        ))}
        {Lines
          ? <Lines model={model} texts={texts} />
          : (
            <button type="button" class="quiet" part="add" onClick={() => model.addLine()}>
              {texts.add}
            </button>
          )}
        <QuoteField model={model} field="message" label={texts.message} maxLength={MESSAGE_MAX} rows={4} />
      </div>
      <div class="foot">
        {state === "failed" && (
          <p class="alert" part="error" role="alert">
            <strong>{texts.failedTitle}</strong> {texts.failed} {model.offline.value && texts.offline}
          </p>
        )}
        <button type="button" class="button plain" part="cancel" onClick={model.close}>{texts.cancel}</button>
        {/* Enter presses it, too; no form is sent in a frame that may send none. */}
        <button
          type="submit"
          class="button"
          part="submit"
          disabled={state === "sending"}
          onClick={(event) => submit(event, model)}
        >
          {state === "sending" ? texts.sending : state === "failed" ? texts.retry : texts.send}
        </button>
      </div>
    </form>
  );
}

async function submit(event: MouseEvent & { currentTarget: HTMLButtonElement }, model: QuoteModel) {
  event.preventDefault();
  const form = event.currentTarget.form!;
  await model.submit(form.querySelector<HTMLInputElement>(`[name=${TRAP}]`)?.value);
  // The view has been drawn again by now. First field in want, else the button, which lost the focus when disabled.
  form.querySelector<HTMLElement>("[aria-invalid], [type=submit]")?.focus();
}

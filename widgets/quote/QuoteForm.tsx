import type { FORM_TRAP } from "../../contract/inquiry_form.ts";
import { COMPANY_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from "../../contract/limits.ts";
import { QuoteField } from "./QuoteField.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";

/** A literal instead of the imported constant, which would add a chunk to load. */
const TRAP: typeof FORM_TRAP = "website";

const FIELDS = [
  ["name", "name", NAME_MAX],
  ["email", "email", EMAIL_MAX, "email"],
  ["phone", "tel", PHONE_MAX, "tel"],
  ["company", "organization", COMPANY_MAX],
] as const;

/** The fields of the form, and the error of a failed request. */
export function QuoteForm({ model, texts }: QuoteViewProps) {
  const state = model.state.value;
  const Asked = model.options.asked?.Fields;
  const Lines = model.lineEditor.value;
  return (
    <form noValidate>
      {model.wrong.value && <p class="unseen" role="alert">{model.wrong.value}</p>}
      <input hidden name={TRAP} />
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
        {Asked && <Asked model={model} texts={texts} />}
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
        <a class="quiet" href={model.options.base + texts.policy} target="_blank">{texts.purpose}</a>
        {state === "failed" && (
          <p class="alert" part="error" role="alert">
            <strong>{texts.failedTitle}</strong> {texts.failed} {model.offline.value && texts.offline}
          </p>
        )}
        <button type="button" class="button plain" part="cancel" onClick={model.close}>{texts.cancel}</button>
        {/* Handles Enter too. A click also works in a sandboxed frame that forbids form submission. */}
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
  await model.submit((form.elements as unknown as Record<string, HTMLInputElement>)[TRAP]!.value);
  // The view was rendered again. Focus the first invalid field, else the button, which lost the focus.
  form.querySelector<HTMLElement>("[aria-invalid], [type=submit]")?.focus();
}

import { closeIcon } from "../kit/icons.tsx";
import { QuoteForm } from "./QuoteForm.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteTexts } from "./texts/en.ts";

export interface QuoteViewProps {
  model: QuoteModel;
  texts: QuoteTexts;
}

/** The dialog, and the confirmation once the dialog has closed. */
export function QuoteView(props: QuoteViewProps) {
  const Confirmation = props.model.confirmation.value;
  return (
    <>
      <QuoteDialog {...props} />
      {Confirmation && <Confirmation {...props} />}
    </>
  );
}

/** The modal dialog around the form. The code that mounts it calls `showModal`. */
function QuoteDialog({ model, texts }: QuoteViewProps) {
  return (
    <dialog
      part="dialog"
      aria-labelledby="title"
      onKeyDown={keepFocusInside}
      // On Escape the browser closes the dialog itself. This event tells the model.
      onClose={() => model.state.value === "sent" || model.close()}
    >
      <div class="head">
        <h2 id="title" part="title">{texts.title}</h2>
        <button type="button" class="close" part="close" aria-label={texts.close} onClick={model.close}>
          {closeIcon()}
        </button>
        {model.product && <p part="product">{model.product}</p>}
      </div>
      <QuoteForm model={model} texts={texts} />
    </dialog>
  );
}

/**
 * Moves the focus from the last control to the first. The browser would move it into its own toolbar. Both
 * are buttons.
 */
function keepFocusInside(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  if (event.key !== "Tab") return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>("button:enabled");
  const last = event.shiftKey ? 0 : stops.length - 1;
  if (event.target !== stops[last]) return;
  event.preventDefault();
  stops[stops.length - 1 - last]?.focus();
}

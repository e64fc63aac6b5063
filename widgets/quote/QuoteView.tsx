import { closeIcon } from "../kit/icons.tsx";
import { QuoteForm } from "./QuoteForm.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteTexts } from "./texts/en.ts";

export interface QuoteViewProps {
  model: QuoteModel;
  texts: QuoteTexts;
}

/** The dialog, and beside it what is read once it has closed. */
export function QuoteView(props: QuoteViewProps) {
  const Confirmation = props.model.confirmation.value;
  return (
    <>
      <QuoteDialog {...props} />
      {Confirmation && <Confirmation {...props} />}
    </>
  );
}

/** The modal dialog around the form. Whoever mounts it calls `showModal`. */
function QuoteDialog({ model, texts }: QuoteViewProps) {
  return (
    <dialog
      part="dialog"
      aria-labelledby="title"
      onKeyDown={keepFocusInside}
      // Escape, too: the browser closes the dialog, and the model hears of it here.
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

/** From the last control on to the first: a modal dialog alone lets the focus out into the browser's own bars. */
function keepFocusInside(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  if (event.key !== "Tab") return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    "input:not([tabindex]), textarea, button:enabled",
  );
  const last = event.shiftKey ? 0 : stops.length - 1;
  if (event.target !== stops[last]) return;
  event.preventDefault();
  stops[stops.length - 1 - last]?.focus();
}

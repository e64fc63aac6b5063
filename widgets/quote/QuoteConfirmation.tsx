import { closeIcon, icon } from "../kit/icons.tsx";
import { adoptStyles } from "../kit/open_shadow.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";
import css from "./sent.css" with { type: "text" };

/** The confirmation after the dialog has closed. It stays open, so that the reference can be noted. */
export function QuoteConfirmation({ model, texts: { close } }: QuoteViewProps) {
  const texts = model.sendingTexts.value;
  return (
    <div
      class="sent"
      part="confirmation"
      popover="manual"
      role="status"
      tabIndex={-1}
      ref={adopt}
      onKeyDown={(event) => event.key === "Escape" && model.close()}
    >
      {model.state.value === "sent" && (
        <>
          {icon("M5 12.5l4.5 4.5L19 7.5")}
          <div ref={show}>
            <strong>{texts?.sentTitle}</strong>
            <p>{model.receipt.value?.message}</p>
            <p class="reference">
              {texts?.reference} <b part="reference">{model.receipt.value?.reference}</b>
            </p>
            <a href={model.receipt.value?.address} target="_blank">{texts?.keep}</a>
          </div>
          <button type="button" class="close" aria-label={close} onClick={model.close}>{closeIcon()}</button>
        </>
      )}
    </div>
  );
}

/** Adopts the sheet of the confirmation, which also styles invalid fields. */
function adopt(confirmation: HTMLElement | null) {
  const shadow = confirmation?.getRootNode();
  if (shadow instanceof ShadowRoot) adoptStyles(shadow, [css]);
}

/** Opens the confirmation in the top layer once its text is rendered. */
function show(words: HTMLElement | null) {
  const confirmation = words?.parentElement;
  const shadow = words?.getRootNode();
  if (!confirmation || !(shadow instanceof ShadowRoot)) return;
  // A modal dialog of the page makes everything outside it inert, so the host moves into it.
  [...document.querySelectorAll(":modal")].at(-1)?.appendChild(shadow.host);
  confirmation.showPopover?.();
  confirmation.focus();
}

import type { QuotePartProps } from "./QuoteView.tsx";

/** What the visitor reads once the dialog has closed; it stays until it is put away, because of the reference. */
export function QuoteConfirmation({ model, texts, closeIcon }: QuotePartProps) {
  return (
    <div
      class="sent"
      part="confirmation"
      popover="manual"
      role="status"
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && model.close()}
    >
      {model.state.value === "sent" && (
        <>
          <CheckIcon />
          <div>
            <strong>{texts.sentTitle}</strong>
            <p>{texts.sent}</p>
            <p class="reference">
              {texts.reference} <b part="reference">{model.reference.value}</b>
            </p>
          </div>
          <button type="button" class="close" aria-label={texts.close} onClick={model.close}>
            {closeIcon}
          </button>
        </>
      )}
    </div>
  );
}

function CheckIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M5 12.5l4.5 4.5L19 7.5" class="stroke" />
    </svg>
  );
}

import type { ComponentChildren } from "preact";

export interface ModalDialogProps {
  /** Of its part, and what its title is found by. */
  name: string;
  title: string;
  submit: string;
  cancel: string;
  isSending?: boolean;
  onSubmit: () => void | Promise<void>;
  onCancel: () => void;
  children: ComponentChildren;
}

/** A question over the chat, with its two answers. It is there as long as it is drawn. */
export function ModalDialog(props: ModalDialogProps) {
  const { name, title, submit, cancel, isSending, onSubmit, onCancel, children } = props;
  return (
    <dialog
      ref={showModal}
      part={name}
      aria-labelledby={name}
      // Escape, too: the browser closes the dialog, and the model hears of it here.
      onClose={onCancel}
    >
      <form noValidate>
        <h2 id={name}>{title}</h2>
        {children}
        <div class="foot">
          <button type="button" class="button plain" onClick={onCancel}>{cancel}</button>
          {/* Enter presses it, too; no form is sent in a frame that may send none. */}
          <button
            type="submit"
            class="button"
            disabled={isSending}
            onClick={async (event) => {
              event.preventDefault();
              const { form } = event.currentTarget;
              await onSubmit();
              // What is to be mended, where something is.
              form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
            }}
          >
            {submit}
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

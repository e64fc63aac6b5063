import type { ComponentChildren } from "preact";

interface ModalDialogProps {
  /** The dialog's `part`, and the id of its title. */
  name: string;
  texts: { title: string; text: string; submit: string; cancel: string; sending?: string };
  isSending?: boolean;
  /** The error message for the input. */
  problem?: ComponentChildren;
  onSubmit: () => void | Promise<void>;
  onCancel: () => void;
  children?: ComponentChildren;
}

/** A modal dialog over the chat with a submit and a cancel button. It is open while it is mounted. */
export function ModalDialog(props: ModalDialogProps) {
  const { name, texts, isSending, problem, onSubmit, onCancel, children } = props;
  async function submit(event: MouseEvent & { currentTarget: HTMLButtonElement }) {
    event.preventDefault();
    const { form } = event.currentTarget;
    await onSubmit();
    // Focus the first invalid field, if there is one.
    form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }
  return (
    <dialog
      ref={showModal}
      part={name}
      aria-labelledby={name}
      // On Escape the browser closes the dialog itself. This event tells the model.
      onClose={onCancel}
    >
      <form noValidate>
        <h2 id={name}>{texts.title}</h2>
        <p>{texts.text}</p>
        {problem && <p class="toast" role="alert">{problem}</p>}
        {children}
        <div class="foot">
          <button type="button" class="button plain" onClick={onCancel}>{texts.cancel}</button>
          {/* Handles Enter too. A click also works in a sandboxed frame that forbids form submission. */}
          <button type="submit" class="button" disabled={isSending} onClick={submit}>
            {isSending ? texts.sending : texts.submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface DialogFieldProps {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  isWrong: boolean;
  onEdit: (value: string) => void;
  type?: "text" | "tel" | "email";
  autocomplete?: "name" | "tel" | "address-level2" | "email";
  required?: boolean;
  /** Visible lines of a textarea; without it, a single-line input. */
  rows?: number;
}

/** A labelled field of a modal dialog. */
export function DialogField({ label, isWrong, onEdit, ...control }: DialogFieldProps) {
  const attributes = {
    ...control,
    "aria-invalid": isWrong ? "true" : undefined,
    onInput: (event: Event) => onEdit((event.currentTarget as HTMLInputElement).value),
  } as const;
  return (
    <label>
      {label}
      {control.rows ? <textarea {...attributes} dir="auto" /> : <input {...attributes} list={undefined} />}
    </label>
  );
}

/** Opens the dialog when it is mounted. On unmount Preact calls this with null. */
function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

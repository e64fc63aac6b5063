import type { ComponentChildren } from "preact";

interface ModalDialogProps {
  /** Its part, and what its title is found by. */
  name: string;
  texts: { title: string; text: string; submit: string; cancel: string; sending?: string };
  isSending?: boolean;
  /** What is wrong with what was written. */
  problem?: ComponentChildren;
  onSubmit: () => void | Promise<void>;
  onCancel: () => void;
  children?: ComponentChildren;
}

/** A question over the chat, with its two answers. It is open as long as it is drawn. */
export function ModalDialog(props: ModalDialogProps) {
  const { name, texts, isSending, problem, onSubmit, onCancel, children } = props;
  async function submit(event: MouseEvent & { currentTarget: HTMLButtonElement }) {
    event.preventDefault();
    const { form } = event.currentTarget;
    await onSubmit();
    // What is to be mended, where something is.
    form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }
  return (
    <dialog
      ref={showModal}
      part={name}
      aria-labelledby={name}
      // Escape, too: the browser closes the dialog, and the model hears of it here.
      onClose={onCancel}
    >
      <form noValidate>
        <h2 id={name}>{texts.title}</h2>
        <p>{texts.text}</p>
        {problem && <p class="toast" role="alert">{problem}</p>}
        {children}
        <div class="foot">
          <button type="button" class="button plain" onClick={onCancel}>{texts.cancel}</button>
          {/* Enter presses it, too; no form is sent in a frame that may send none. */}
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
  /** Lines of text to show; without it, a single one to write in. */
  rows?: number;
}

/** A field of such a dialog. */
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

/** As it comes to the page; not when it is drawn again, nor as it goes. */
function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

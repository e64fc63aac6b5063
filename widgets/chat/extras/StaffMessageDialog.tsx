import { EMAIL_MAX, MESSAGE_MAX } from "../../../contract/limits.ts";
import type { ModalDialog } from "../ModalDialog.tsx";
import type { StaffMessage } from "./staff_message.ts";
import type { ExtrasTexts } from "./texts/en.ts";

export interface StaffMessageDialogProps {
  staffMessage: StaffMessage;
  texts: ExtrasTexts;
  ModalDialog: typeof ModalDialog;
  contactPage: string;
  onClose: () => void;
}

/** Where words for the staff are written. */
export function StaffMessageDialog(
  { staffMessage, texts, ModalDialog, contactPage, onClose }: StaffMessageDialogProps,
) {
  const { message, email, isSending, problem, submit } = staffMessage;
  const isWrong = (field: string) => problem.value === field ? "true" : undefined;
  return (
    <ModalDialog
      name="message"
      title={texts.messageTitle}
      submit={isSending.value ? texts.sending : texts.send}
      cancel={texts.cancel}
      isSending={isSending.value}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{texts.messageText}</p>
      {problem.value && <p class="toast" role="alert">{texts.problems[problem.value]}</p>}
      <label>
        {texts.words}
        <textarea
          name="message"
          rows={4}
          dir="auto"
          required
          maxLength={MESSAGE_MAX}
          aria-invalid={isWrong("message")}
          value={message.value}
          onInput={(event) => (message.value = event.currentTarget.value)}
        />
      </label>
      <label>
        {texts.email}
        <input
          name="email"
          type="email"
          autocomplete="email"
          maxLength={EMAIL_MAX}
          aria-invalid={isWrong("email")}
          value={email.value}
          onInput={(event) => (email.value = event.currentTarget.value)}
        />
      </label>
      <p class="note">
        <a href={contactPage} target="_blank" rel="noopener">{texts.contact}</a>
      </p>
    </ModalDialog>
  );
}

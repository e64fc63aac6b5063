import { EMAIL_MAX, MESSAGE_MAX } from "../../../contract/limits.ts";
import { DialogField, ModalDialog } from "../ModalDialog.tsx";
import type { StaffMessage } from "./staff_message.ts";
import type { ExtrasTexts } from "./texts/en.ts";

interface StaffMessageDialogProps {
  staffMessage: StaffMessage;
  texts: ExtrasTexts;
  contactPage: string;
  onClose: () => void;
}

/** The dialog in which the visitor writes a message for the staff. */
export function StaffMessageDialog({ staffMessage, texts, contactPage, onClose }: StaffMessageDialogProps) {
  const { message, email, isSending, submit } = staffMessage;
  const problem = staffMessage.problem.value;
  return (
    <ModalDialog
      name="message"
      texts={{ ...texts, title: texts.messageTitle, text: texts.messageText, submit: texts.send }}
      isSending={isSending.value}
      problem={problem && texts.problems[problem]}
      onSubmit={submit}
      onCancel={onClose}
    >
      <DialogField
        name="message"
        label={texts.words}
        rows={4}
        required
        maxLength={MESSAGE_MAX}
        isWrong={problem === "message"}
        value={message.value}
        onEdit={(value) => (message.value = value)}
      />
      <DialogField
        name="email"
        label={texts.email}
        type="email"
        autocomplete="email"
        maxLength={EMAIL_MAX}
        isWrong={problem === "email"}
        value={email.value}
        onEdit={(value) => (email.value = value)}
      />
      <p class="note">
        <a href={contactPage} target="_blank" rel="noopener">{texts.contact}</a>
      </p>
    </ModalDialog>
  );
}

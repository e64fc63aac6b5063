import type { ComponentProps, ReactNode } from "react";
import { OwnPasswordField } from "../account/OwnPasswordField.tsx";
import { usePasswordDialog } from "../account/PasswordDialog.tsx";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { sendingTexts } from "./sending_texts.ts";

interface SendingFormProps {
  own: { title: string; intro: string; forget: string; forgetIntro: string; forgotten: string };
  /** Where it is saved, and forgotten. */
  path: string;
  /** Something is saved that could be forgotten. */
  isSet: boolean;
  busy: boolean;
  onSubmit: () => void;
  /** The field of the user's own password. */
  current: Pick<ComponentProps<typeof TextField>, "value" | "onChange" | "error" | "hint">;
  children: ReactNode;
}

/** Where messages go: its fields, the user's own password, Save, and a button that forgets it. */
export function SendingForm({ own, path, isSet, busy, onSubmit, current, children }: SendingFormProps) {
  const password = usePasswordDialog();
  return (
    <form
      className="form-stack"
      aria-label={own.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="muted">{own.intro}</p>
      {children}
      <OwnPasswordField label={sendingTexts.ownPassword} required {...current} />
      <div className="button-row">
        <Button look="primary" type="submit" aria-disabled={busy}>{sendingTexts.save}</Button>
        {isSet && (
          <Button
            look="quiet"
            onClick={() =>
              password.ask({
                title: own.forget,
                intro: own.forgetIntro,
                submit: own.forget,
                look: "danger",
                failed: sendingTexts.failed,
                path,
                method: "DELETE",
                onDone: () => showSuccess(own.forgotten),
              })}
          >
            {own.forget}
          </Button>
        )}
      </div>
      {password.dialog}
    </form>
  );
}

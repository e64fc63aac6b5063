import { useState } from "react";
import type { Call } from "../api.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { useAccountForm } from "./use_account_call.ts";

/** A call that sends the user's own password. */
interface Asked {
  title: string;
  /** What will happen. */
  intro: string;
  submit: string;
  look?: "primary" | "danger";
  failed: string;
  path: string;
  method: Call["method"];
  onDone(response: Response): void | Promise<void>;
}

/** Asks for the user's own password before a call. `ask` opens the dialog. */
export function usePasswordDialog() {
  const [asked, ask] = useState<Asked | null>(null);
  return { ask, dialog: asked && <PasswordDialog {...asked} onClose={() => ask(null)} /> };
}

function PasswordDialog(
  { title, intro, submit, look = "primary", failed, path, method, onDone, onClose }: Asked & {
    onClose(): void;
  },
) {
  const form = useAccountForm({ password: "" }, {
    failed,
    async onDone(response) {
      await onDone(response);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      submit={submit}
      look={look}
      busy={form.busy}
      onSubmit={() => form.run(path, { method, body: form.typed })}
      onClose={onClose}
    >
      <p>{intro}</p>
      <OwnPasswordField autoFocus {...form.field("password")} />
    </FormDialog>
  );
}

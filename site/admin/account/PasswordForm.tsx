import { useQueryClient } from "@tanstack/react-query";
import { checkSession } from "../session.ts";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNT_PATH, useAccountForm } from "./use_account_call.ts";

const own = accountTexts.password;

export function PasswordForm({ username }: { username: string }) {
  const client = useQueryClient();
  const form = useAccountForm({ current: "", password: "" }, {
    failed: own.failed,
    onDone() {
      form.clear();
      void checkSession(client);
      showSuccess(own.changed, own.changedHint);
    },
  });
  return (
    <form
      className="panel panel-padded form-stack"
      aria-labelledby="account-password"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.run(`${ACCOUNT_PATH}/password`, { method: "PUT", body: form.typed });
      }}
    >
      <h2 id="account-password">{own.title}</h2>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <OwnPasswordField label={own.current} {...form.field("current")} />
      <TextField
        label={own.password}
        type="password"
        autoComplete="new-password"
        hint={own.hint}
        {...form.field("password")}
      />
      <Button look="primary" type="submit" aria-disabled={form.busy}>{own.submit}</Button>
    </form>
  );
}

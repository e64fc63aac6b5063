import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNT_PATH, useAccountForm } from "./use_account_call.ts";

const own = accountTexts.email;

/** The own e-mail address. */
export function EmailForm({ email }: { email: string | null }) {
  const form = useAccountForm({ email: email ?? "", password: "" }, {
    failed: own.failed,
    onDone() {
      form.clear();
      showSuccess(own.saved);
    },
  });
  return (
    <form
      className="panel panel-padded form-stack"
      aria-labelledby="account-email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.run(`${ACCOUNT_PATH}/email`, { method: "PUT", body: form.typed });
      }}
    >
      <h2 id="account-email">{own.title}</h2>
      {!email && <p role="note">{own.none}</p>}
      <TextField
        label={own.email}
        hint={own.hint}
        inputMode="email"
        autoComplete="email"
        {...form.field("email")}
      />
      <TextField
        label={accountTexts.ownPassword}
        type="password"
        autoComplete="current-password"
        {...form.field("password")}
      />
      <Button look="primary" type="submit" aria-disabled={form.busy}>{own.submit}</Button>
    </form>
  );
}

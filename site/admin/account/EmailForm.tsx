import { EmailChangeAnswerSchema } from "../../../contract/account.ts";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNT_PATH, useAccountForm } from "./use_account_call.ts";

const own = accountTexts.email;

interface Props {
  email: string | null;
  /** An address that was mailed a link which nobody has opened yet. */
  waiting: string | null;
}

/** The own email address. */
export function EmailForm({ email, waiting }: Props) {
  const form = useAccountForm({ email: email ?? "", password: "" }, {
    failed: own.failed,
    async onDone(response) {
      const { isMailed } = EmailChangeAnswerSchema.parse(await response.json());
      form.clear();
      if (isMailed) showSuccess(own.mailed, own.mailedHint);
      else showSuccess(own.saved);
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
      {waiting && <p role="note">{own.waiting(waiting)}</p>}
      <TextField
        label={own.email}
        hint={own.hint}
        inputMode="email"
        autoComplete="email"
        {...form.field("email")}
      />
      <OwnPasswordField {...form.field("password")} />
      <Button look="primary" type="submit" aria-disabled={form.busy}>{own.submit}</Button>
    </form>
  );
}

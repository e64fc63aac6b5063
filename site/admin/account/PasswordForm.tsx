import { useState } from "react";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNT_PATH, useAccountCall } from "./use_account_call.ts";

const own = accountTexts.password;
const EMPTY = { current: "", password: "" };

export function PasswordForm({ username }: { username: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const call = useAccountCall({
    failed: own.failed,
    onDone() {
      setTyped(EMPTY);
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
        call.run(`${ACCOUNT_PATH}/password`, { method: "PUT", body: typed });
      }}
    >
      <h2 id="account-password">{own.title}</h2>
      {/* For password managers: whose password it is. */}
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <TextField
        label={own.current}
        type="password"
        autoComplete="current-password"
        value={typed.current}
        onChange={(current) => setTyped({ ...typed, current })}
        error={call.errorOf("current")}
      />
      <TextField
        label={own.password}
        type="password"
        autoComplete="new-password"
        hint={own.hint}
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={call.errorOf("password")}
      />
      <Button look="primary" type="submit" aria-disabled={call.busy}>{own.submit}</Button>
    </form>
  );
}

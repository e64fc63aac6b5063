import { type FormEvent, useRef, useState } from "react";
import { type Issue, issuesOf } from "../../contract/issue.ts";
import { LoginSchema } from "../../contract/session.ts";
import { texts } from "./texts.ts";
import { Button } from "./ui/Button.tsx";
import { Dialog } from "./ui/Dialog.tsx";
import { Alert } from "./ui/Notice.tsx";
import { TextField } from "./ui/TextField.tsx";
import { type Credentials, useLogin } from "./use_login.ts";

interface Props {
  /** The parent owns this state because the demo hint fills it in, too. */
  credentials: Credentials;
  onChange(credentials: Credentials): void;
  onSignedIn?(): void;
}

export function LoginForm({ credentials, onChange, onSignedIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Issue[]>([]);
  const login = useLogin(form, onSignedIn);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (login.isPending) return;
    const parsed = LoginSchema.safeParse({ ...credentials, code: login.code });
    if (parsed.success) return login.mutate(parsed.data);
    const found = issuesOf(parsed.error);
    setIssues(found);
    const first = found[0]?.path === "username"
      ? "[autocomplete=username]"
      : "[autocomplete=current-password]";
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }

  const field = (name: keyof Credentials) => ({
    label: texts.login[name],
    value: credentials[name],
    onChange: (value: string) => {
      onChange({ ...credentials, [name]: value });
      setIssues(issues.filter(({ path }) => path !== name));
    },
    error: issues.find(({ path }) => path === name)?.message,
  });

  return (
    <form ref={form} className="login-form" noValidate onSubmit={submit}>
      {login.problem && <Alert>{login.problem}</Alert>}
      <TextField {...field("username")} autoComplete="username" autoFocus />
      <TextField {...field("password")} type="password" autoComplete="current-password" />
      {login.code !== null && (
        <TextField
          label={texts.login.code}
          hint={texts.login.codeHint}
          value={login.code}
          onChange={login.setCode}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <Button look="primary" type="submit" aria-disabled={login.isPending}>
        {login.isPending ? texts.login.submitting : texts.login.submit}
      </Button>
    </form>
  );
}

/** The login in a dialog over a form with unsaved changes, so that an expired session loses no input. */
export function ExpiredDialog() {
  const [credentials, setCredentials] = useState({ username: "", password: "" });
  return (
    <Dialog title={texts.login.expired} className="dialog-narrow">
      <p>{texts.login.expiredIntro}</p>
      <LoginForm credentials={credentials} onChange={setCredentials} />
    </Dialog>
  );
}

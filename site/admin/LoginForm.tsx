import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { issuesOf } from "../../contract/issue.ts";
import { LoginSchema, SessionSchema } from "../../contract/session.ts";
import type { Issue } from "../../contract/issue.ts";
import { ApiFailure, read } from "./api.ts";
import { keepSession } from "./session.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess } from "./toasts.ts";
import { Button } from "./ui/Button.tsx";
import { Dialog } from "./ui/Dialog.tsx";
import { Alert } from "./ui/Notice.tsx";
import { TextField } from "./ui/TextField.tsx";

interface Credentials {
  username: string;
  password: string;
}

interface Props {
  /** The parent owns this state because the demo hint fills it in, too. */
  credentials: Credentials;
  onChange(credentials: Credentials): void;
  onSignedIn?(): void;
}

/** Whether the server accepted the password and only the second-factor code is missing or wrong. */
function isAboutCode(error: Error | null): boolean {
  return error instanceof ApiFailure && error.issues[0]?.path === "code";
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiFailure)) return texts.login.error;
  if (isAboutCode(error)) return error.message;
  if (error.status === 401 || error.status === 422) return texts.login.invalid;
  return error.status === 429 ? error.message : texts.login.error;
}

export function LoginForm({ credentials, onChange, onSignedIn }: Props) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [code, setCode] = useState<string | null>(null);
  const login = useMutation({
    mutationFn: (body: Credentials & { code: string | null }) =>
      read("/api/admin/login", SessionSchema, { method: "POST", body }),
    onSuccess(session) {
      const [title, description] = texts.login.success;
      showSuccess(title, description);
      onSignedIn?.();
      void keepSession(client, session);
    },
    onError(error) {
      if (isAboutCode(error)) {
        setCode("");
        // The first refusal only asks for the code. It is not shown as an error.
        if (code === null) return;
      }
      showError(sentenceOf(error), texts.login.failed);
      const wrong = isAboutCode(error) ? "[autocomplete=one-time-code]" : "[type=password]";
      form.current?.querySelector<HTMLElement>(wrong)?.focus();
    },
  });
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message;
  const change = (part: Partial<Credentials>) => {
    onChange({ ...credentials, ...part });
    setIssues(issues.filter(({ path }) => !(path in part)));
  };

  return (
    <form
      ref={form}
      className="login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (login.isPending) return;
        const parsed = LoginSchema.safeParse({ ...credentials, code });
        if (parsed.success) return login.mutate(parsed.data);
        const found = issuesOf(parsed.error);
        setIssues(found);
        const first = found[0]?.path === "username" ? "[autocomplete=username]" : "[type=password]";
        form.current?.querySelector<HTMLElement>(first)?.focus();
      }}
    >
      {login.isError && !(isAboutCode(login.error) && !login.variables.code) && (
        <Alert>{sentenceOf(login.error)}</Alert>
      )}
      <TextField
        label={texts.login.username}
        value={credentials.username}
        onChange={(username) => change({ username })}
        error={errorOf("username")}
        autoComplete="username"
        autoFocus
      />
      <TextField
        label={texts.login.password}
        type="password"
        value={credentials.password}
        onChange={(password) => change({ password })}
        error={errorOf("password")}
        autoComplete="current-password"
      />
      {code !== null && (
        <TextField
          label={texts.login.code}
          hint={texts.login.codeHint}
          value={code}
          onChange={setCode}
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

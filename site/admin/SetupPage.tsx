import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { messages } from "../../contract/messages.ts";
import { ApiFailure, type Issue, send } from "./api.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess } from "./toasts.ts";
import { Button } from "./ui/Button.tsx";
import { GatePage } from "./ui/GatePage.tsx";
import { Alert } from "./ui/Notice.tsx";
import { TextField } from "./ui/TextField.tsx";

const PASSWORD_MIN = 10;

interface Typed {
  username: string;
  password: string;
  repeat: string;
}

function issuesOf({ username, password, repeat }: Typed): Issue[] {
  const issues: Issue[] = [];
  if (!username.trim()) issues.push({ path: "username", message: messages.username });
  if (password.length < PASSWORD_MIN) issues.push({ path: "password", message: texts.setup.tooShort });
  else if (password !== repeat) issues.push({ path: "repeat", message: texts.setup.differs });
  return issues;
}

/** The first admin is made here, with the one-time link that the server prints. */
export function SetupPage() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <GatePage title={texts.setup.title} intro={token ? texts.setup.intro : texts.setup.noToken}>
      {token ? <SetupForm token={token} /> : <Link href="/admin">{texts.setup.toLogin}</Link>}
    </GatePage>
  );
}

function SetupForm({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({ username: "", password: "", repeat: "" });
  const [issues, setIssues] = useState<Issue[]>([]);
  const setup = useMutation({
    mutationFn: () =>
      send("/api/admin/setup", {
        method: "POST",
        body: { token, username: typed.username.trim(), password: typed.password },
      }),
    onSuccess() {
      const [title, description] = texts.setup.success;
      showSuccess(title, description);
      navigate("/admin", { replace: true });
    },
    onError(error) {
      if (error instanceof ApiFailure) setIssues(error.issues);
      showError(error.message, texts.setup.failed);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (setup.isPending) return;
    const found = issuesOf(typed);
    setIssues(found);
    if (found.length === 0) return setup.mutate();
    const names = ["username", "password", "repeat"];
    form.current?.querySelectorAll("input")[names.indexOf(found[0]?.path ?? "")]?.focus();
  }

  const field = (name: keyof Typed) => ({
    label: texts.setup[name],
    value: typed[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value });
      setIssues(issues.filter(({ path }) => path !== name));
    },
    error: issues.find(({ path }) => path === name)?.message,
  });

  return (
    <form ref={form} className="login-form" noValidate onSubmit={submit}>
      {setup.isError && issues.length === 0 && <Alert>{setup.error.message}</Alert>}
      <TextField {...field("username")} autoComplete="username" autoFocus />
      <TextField
        {...field("password")}
        type="password"
        autoComplete="new-password"
        hint={texts.setup.passwordHint}
      />
      <TextField {...field("repeat")} type="password" autoComplete="new-password" />
      <Button look="primary" type="submit" aria-disabled={setup.isPending}>
        {setup.isPending ? texts.setup.submitting : texts.setup.submit}
      </Button>
    </form>
  );
}

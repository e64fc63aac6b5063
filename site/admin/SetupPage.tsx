import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { issue, issuesOf } from "../../contract/issue.ts";
import { SessionSchema, SetupSchema } from "../../contract/session.ts";
import type { Issue } from "../../contract/issue.ts";
import { ApiFailure, read } from "./api.ts";
import { keepSession } from "./session.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess } from "./toasts.ts";
import { Button } from "./ui/Button.tsx";
import { GatePage } from "./ui/GatePage.tsx";
import { Alert } from "./ui/Notice.tsx";
import { TextField } from "./ui/TextField.tsx";

interface Typed {
  username: string;
  password: string;
  repeat: string;
}

function issuesIn(token: string, { username, password, repeat }: Typed): Issue[] {
  const parsed = SetupSchema.safeParse({ token, username, password });
  if (!parsed.success) return issuesOf(parsed.error);
  return password === repeat ? [] : [issue("repeat", "inconsistent", {}, { message: texts.setup.differs })];
}

/** The token in the fragment, which browsers send to nobody. */
const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get("token");

/** Creates the first admin. Requires the one-time link that the server prints. */
export function SetupPage() {
  const [token] = useState(tokenInAddress);
  // The token is not kept in the browser's history.
  useEffect(() => history.replaceState(null, "", location.pathname), []);
  return (
    <GatePage title={texts.setup.title} intro={token ? texts.setup.intro : texts.setup.noToken}>
      {token ? <SetupForm token={token} /> : <Link href="/admin">{texts.setup.toLogin}</Link>}
    </GatePage>
  );
}

function SetupForm({ token }: { token: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({ username: "", password: "", repeat: "" });
  const [issues, setIssues] = useState<Issue[]>([]);
  const setup = useMutation({
    mutationFn: () =>
      read("/api/admin/setup", SessionSchema, {
        method: "POST",
        body: { token, username: typed.username.trim(), password: typed.password },
      }),
    async onSuccess(session) {
      const [title, description] = texts.setup.success;
      showSuccess(title, description);
      await keepSession(client, session);
      navigate("/admin/dashboard", { replace: true });
    },
    onError(error) {
      if (error instanceof ApiFailure) setIssues(error.issues);
      showError(error.message, texts.setup.failed);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (setup.isPending) return;
    const found = issuesIn(token, typed);
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

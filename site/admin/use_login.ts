import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { SessionSchema } from "../../contract/session.ts";
import { ApiFailure, read } from "./api.ts";
import { keepSession } from "./session.ts";
import { texts } from "./texts.ts";
import { showError, showSuccess, toasts } from "./toasts.ts";

export interface Credentials {
  username: string;
  password: string;
}

/** Statuses whose message says when to try again. */
const WAITS = [429, 503];

/** Whether the server accepted the password and only the second-factor code is missing or wrong. */
function isAboutCode(error: Error | null): boolean {
  return error instanceof ApiFailure && error.issues[0]?.path === "code";
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiFailure)) return texts.login.error;
  if (WAITS.includes(error.status)) return error.message;
  if (error.status === 401 && error.issues.length > 0) return error.message;
  return error.status === 401 || error.status === 422 ? texts.login.invalid : texts.login.error;
}

/** The call that signs in. `code` is null until the server asks for one. */
export function useLogin(form: RefObject<HTMLFormElement | null>, onSignedIn?: () => void) {
  const client = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (body: Credentials & { code: string | null }) =>
      read("/api/admin/login", SessionSchema, { method: "POST", body }),
    onSuccess(session) {
      // "Login failed" would stand beside "Login successful".
      toasts.set([]);
      const [title, description] = texts.login.success;
      if (!session.needs) showSuccess(title, description);
      onSignedIn?.();
      void keepSession(client, session);
    },
    onError(error) {
      if (isAboutCode(error)) {
        setCode(code ?? "");
        // The first refusal only asks for the code. It is not shown as an error.
        if (code === null) return;
        setCode("");
      }
      showError(sentenceOf(error), texts.login.failed);
      const wrong = isAboutCode(error) ? "[autocomplete=one-time-code]" : "[autocomplete=current-password]";
      form.current?.querySelector<HTMLElement>(wrong)?.focus();
    },
  });
  const isShown = error && !(isAboutCode(error) && !variables?.code);
  return { mutate, isPending, code, setCode, problem: isShown ? sentenceOf(error) : null };
}

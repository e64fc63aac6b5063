import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { issue } from "../../../contract/issue.ts";
import type { Issue } from "../../../contract/issue.ts";
import { ApiFailure, send } from "../api.ts";
import { useMutateOnce } from "../use_call.ts";
import { linkTexts } from "./link_texts.ts";

/** The token in the fragment, which browsers send to nobody. It is not kept in the browser's history. */
export function useLinkToken(): string | null {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token"));
  useEffect(() => history.replaceState(null, "", location.pathname), []);
  return token;
}

interface Options<T> {
  path: string;
  /** What is sent, of what was typed. */
  body(typed: T): object;
  onDone(response: Response): unknown;
}

/** A form of somebody who has no session. With a field `repeat` the password has to be typed twice. */
export function useLinkForm<T extends Record<string, string>>(blank: T, { path, body, onDone }: Options<T>) {
  const [typed, setTyped] = useState(blank);
  const [issues, setIssues] = useState<Issue[]>([]);
  const call = useMutation({
    mutationFn: () => send(path, { method: "POST", body: body(typed) }),
    onSuccess: onDone,
    onError: (error) => setIssues(error instanceof ApiFailure ? error.issues : []),
  });
  const callOnce = useMutateOnce(call);
  return {
    typed,
    busy: call.isPending,
    isDone: call.isSuccess,
    /** A refusal that belongs to no field. */
    problem: call.isError && issues.length === 0 ? call.error.message : null,
    submit(event: FormEvent) {
      event.preventDefault();
      const differs = "repeat" in typed && typed.repeat !== typed.password;
      setIssues(differs ? [issue("repeat", "inconsistent", {}, { message: linkTexts.differs })] : []);
      if (!differs) callOnce();
    },
    field: (name: keyof T & string) => ({
      value: typed[name] ?? "",
      onChange(value: string) {
        setTyped({ ...typed, [name]: value });
        setIssues(issues.filter((issue) => issue.path !== name));
      },
      error: issues.find((issue) => issue.path === name)?.message,
    }),
  };
}

import { useState } from "react";
import type { Issue } from "../../../contract/issue.ts";
import { ApiFailure, type Call, send } from "../api.ts";
import { unlessAtField, useCall } from "../use_call.ts";

export const ACCOUNT_PATH = "/api/admin/account";
export const ACCOUNTS_PATH = "/api/admin/accounts";

interface Options {
  /** Title of the toast after a failure. */
  failed: string;
  onDone(response: Response): void | Promise<void>;
}

/** A mutation of an account. Field errors are shown beside their fields and not in a toast. */
export function useAccountCall({ failed, onDone }: Options) {
  const call = useCall({
    send: ({ path, ...rest }: Call & { path: string }) => send(path, rest),
    onDone,
    failed: unlessAtField,
    title: failed,
  });
  const issues: Issue[] = call.error instanceof ApiFailure ? call.error.issues : [];
  return {
    run: (path: string, options: Call) => call.run({ path, ...options }),
    busy: call.isPending,
    errorOf: (field: string) => issues.find(({ path }) => path === field)?.message,
  };
}

/** Like `useAccountCall`, with the state of the form whose values are sent. */
export function useAccountForm<T extends Record<string, string>>(blank: T, options: Options) {
  const [typed, setTyped] = useState(blank);
  const call = useAccountCall(options);
  return {
    ...call,
    typed,
    clear: () => setTyped(blank),
    field: (name: keyof T & string) => ({
      value: typed[name] ?? "",
      onChange: (value: string) => setTyped({ ...typed, [name]: value }),
      error: call.errorOf(name),
    }),
  };
}

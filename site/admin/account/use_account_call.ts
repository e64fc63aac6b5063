import { useState } from "react";
import { OwnAccountSchema } from "../../../contract/account.ts";
import type { Issue } from "../../../contract/issue.ts";
import { ApiFailure, type Call, send } from "../api.ts";
import { unlessAtField, useCall } from "../use_call.ts";
import { useRead } from "../use_read.ts";

export const ACCOUNT_PATH = "/api/admin/account";
export const ACCOUNTS_PATH = "/api/admin/accounts";

interface Options {
  /** Title of the toast after a failure. */
  failed: string;
  onDone(response: Response): void | Promise<void>;
}

export function useOwnAccount() {
  return useRead(ACCOUNT_PATH, OwnAccountSchema);
}

/** A form about an account, whose values are sent. Field errors are shown beside their fields. */
export function useAccountForm<T extends Record<string, string>>(blank: T, { failed, onDone }: Options) {
  const [typed, setTyped] = useState(blank);
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
    typed,
    clear: () => setTyped(blank),
    field: (name: keyof T & string) => ({
      value: typed[name] ?? "",
      onChange: (value: string) => setTyped({ ...typed, [name]: value }),
      error: issues.find(({ path }) => path === name)?.message,
    }),
  };
}

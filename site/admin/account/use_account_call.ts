import { ApiFailure, type Call, type Issue, send } from "../api.ts";
import { unlessAtField, useCall } from "../use_call.ts";

export const ACCOUNT_PATH = "/api/admin/account";
export const ACCOUNTS_PATH = "/api/admin/accounts";

interface Options {
  /** Title of the toast after a failure. */
  failed: string;
  onDone(response: Response): void | Promise<void>;
}

/** A change to an account; what is wrong stays beside its field. */
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

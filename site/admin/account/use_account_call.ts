import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure, type Call, type Issue, isUnauthorized, send } from "../api.ts";
import { useMutateOnce } from "../mutate_once.ts";
import { showError } from "../toasts.ts";

export const ACCOUNT_PATH = "/api/admin/account";
export const ACCOUNTS_PATH = "/api/admin/accounts";

interface Options {
  /** Title of the toast after a failure. */
  failed: string;
  onDone(response: Response): void | Promise<void>;
}

/** A change to an account: afterwards its page is read anew; what is wrong stays beside its field. */
export function useAccountCall({ failed, onDone }: Options) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: ({ path, ...rest }: Call & { path: string }) => send(path, rest),
    async onSuccess(response) {
      await onDone(response);
      await client.invalidateQueries({ predicate: ({ queryKey }) => /accounts?$/.test(String(queryKey[0])) });
    },
    onError(error) {
      if (isUnauthorized(error) || error instanceof ApiFailure && error.issues.length > 0) return;
      showError(error.message, failed);
    },
  });
  const sendOnce = useMutateOnce(call);
  const issues: Issue[] = call.error instanceof ApiFailure ? call.error.issues : [];
  return {
    run: (path: string, options: Call) => sendOnce({ path, ...options }),
    busy: call.isPending,
    errorOf: (field: string) => issues.find(({ path }) => path === field)?.message,
    reset: call.reset,
  };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ResolvedManySchema } from "../../../contract/inquiry.ts";
import { isUnauthorized, read } from "../api.ts";
import { formatNumber } from "../format.ts";
import type { Selection } from "../list/use_selection.ts";
import { refreshData } from "../query_client.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { INQUIRIES_PATH } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";

/** Resolves the selected inquiries. */
export function InquiryBulkActions({ selection: { ids, count, clear } }: { selection: Selection }) {
  const client = useQueryClient();
  const resolve = useMutation({
    mutationFn: () =>
      read(`${INQUIRIES_PATH}/resolve`, ResolvedManySchema, { method: "POST", body: { ids } }),
    onSuccess({ resolved }) {
      showSuccess(resolved === 1 ? own.marked : own.markedMany(formatNumber(resolved)));
      clear();
      return refreshData(client);
    },
    onError(error) {
      if (!isUnauthorized(error)) showError(own.resolveError);
    },
  });
  return (
    <Button
      look="primary"
      icon="check"
      aria-disabled={resolve.isPending}
      onClick={() => {
        if (!resolve.isPending) resolve.mutate();
      }}
    >
      {resolve.isPending ? own.resolving : own.resolveMany(formatNumber(count))}
    </Button>
  );
}

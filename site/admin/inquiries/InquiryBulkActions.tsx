import { ResolvedManySchema } from "../../../contract/inquiry.ts";
import { read } from "../api.ts";
import { formatNumber } from "../format.ts";
import type { Selection } from "../list/use_selection.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { useCall } from "../use_call.ts";
import { INQUIRIES_PATH } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";

export function InquiryBulkActions({ selection: { ids, count, clear } }: { selection: Selection }) {
  const resolve = useCall({
    send: () => read(`${INQUIRIES_PATH}/resolve`, ResolvedManySchema, { method: "POST", body: { ids } }),
    onDone({ resolved }) {
      showSuccess(resolved === 1 ? own.marked : own.markedMany(formatNumber(resolved)));
      clear();
    },
    failed: own.resolveError,
  });
  return (
    <Button
      look="primary"
      icon="check"
      busy={resolve.isPending && own.resolving}
      onClick={() => resolve.run()}
    >
      {own.resolveMany(formatNumber(count))}
    </Button>
  );
}

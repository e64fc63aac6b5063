import { useQueryClient } from "@tanstack/react-query";
import type { Delivery } from "../../../contract/delivery.ts";
import { InquirySchema } from "../../../contract/inquiry.ts";
import { readDocument } from "../api.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { putSaved } from "../show_saved.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { useCall } from "../use_call.ts";
import { inquiryTexts as texts } from "./inquiry_texts.ts";

const own = texts.delivery;

interface Props {
  path: string;
  queryKey: string[];
  deliveries: Delivery[];
}

/** How the owner was notified of an inquiry: each channel with its state, and the error if it failed. */
export function Deliveries({ path, queryKey, deliveries }: Props) {
  const client = useQueryClient();
  const again = useCall({
    send: () => readDocument(`${path}/send-again`, InquirySchema, { method: "POST" }),
    async onDone(saved) {
      showSuccess(own.queued);
      await putSaved(client, queryKey, saved);
    },
    failed: own.error,
    refreshes: false,
  });
  const canSend = deliveries.some(({ state, problem }) => state === "failed" || problem);
  return (
    <section className="deliveries">
      <h3 className="details-heading">{own.title}</h3>
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.channel}>
            <p>
              <strong>{own.channels[delivery.channel]}</strong>: {stateOf(delivery)}
              {delivery.attempts > 1 && ` (${own.attempts(delivery.attempts)})`}
            </p>
            {delivery.problem && <p className="muted break">{delivery.problem}</p>}
          </li>
        ))}
      </ul>
      {canSend && (
        <Button
          changes
          icon="mail"
          busy={again.isPending && own.starting}
          onClick={() => again.run()}
        >
          {own.again}
        </Button>
      )}
    </section>
  );
}

function stateOf({ state, at }: Delivery): string {
  const when = formatDateTime(at);
  if (state === "sent") return own.sent(when);
  return state === "failed" ? own.failed(when) : own.next(when);
}

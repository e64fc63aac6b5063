import { SampleMonthSchema } from "../../../contract/sample_month.ts";
import { ask } from "../ask.ts";
import { send } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { useCall } from "../use_call.ts";
import { useMay } from "../rights.ts";
import { Button } from "../ui/Button.tsx";
import { useRead } from "../use_read.ts";
import { figuresTexts } from "./figures_texts.ts";

const PATH = "/api/admin/sample-month";
const own = figuresTexts.sample;

/** Says that what the panel shows is invented, and removes it. */
export function SampleNotice() {
  const may = useMay();
  const { data } = useRead(PATH, SampleMonthSchema);
  const remove = useCall({
    send: () => send(PATH, { method: "DELETE" }),
    onDone: () => showSuccess(own.removed),
    failed: own.removeError,
  });
  if (!data || data.inquiries + data.chats + data.questions === 0) return null;
  return (
    <section className="panel sample-notice" aria-label={own.title}>
      <p>{own.text(data)}</p>
      {may("DELETE", PATH) && (
        <Button
          disabled={remove.isPending}
          onClick={() => ask({ words: own.confirm, yes: own.remove, run: remove.run })}
        >
          {own.remove}
        </Button>
      )}
    </section>
  );
}

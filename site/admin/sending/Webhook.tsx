import type { SendingView } from "../../../contract/sending.ts";
import { useAccountForm } from "../account/use_account_call.ts";
import { showSuccess } from "../toasts.ts";
import { Panel } from "../ui/Panel.tsx";
import { TextField } from "../ui/TextField.tsx";
import { sendingTexts } from "./sending_texts.ts";
import { SendingForm } from "./SendingForm.tsx";
import { SENDING_PATH, SendingTrial } from "./SendingTrial.tsx";

const own = sendingTexts.webhook;
const PATH = `${SENDING_PATH}/webhook`;

/** The webhook: its form, a test message, and a button that forgets it. */
export function Webhook({ sending: { webhook, environment } }: { sending: SendingView }) {
  const ruling = environment.webhook;
  return (
    <Panel title={own.title}>
      <div className="panel-padded stack">
        {ruling ? <p role="note">{sendingTexts.ruled(ruling.server)}</p> : <WebhookForm webhook={webhook} />}
        {(webhook || ruling) && <SendingTrial path={`${PATH}/test`} label={own.test} />}
      </div>
    </Panel>
  );
}

function WebhookForm({ webhook }: { webhook: SendingView["webhook"] }) {
  const form = useAccountForm({ url: "", secret: "", current: "" }, {
    failed: sendingTexts.failed,
    onDone() {
      form.clear();
      showSuccess(own.saved);
    },
  });
  return (
    <SendingForm
      own={own}
      path={PATH}
      isSet={webhook !== null}
      busy={form.busy}
      onSubmit={() => form.run(PATH, { method: "PUT", body: form.typed })}
      current={form.field("current")}
    >
      <TextField
        label={own.url}
        type="url"
        placeholder="https://"
        hint={webhook ? own.urlKept(webhook.server) : undefined}
        {...form.field("url")}
      />
      <TextField
        label={own.secret}
        type="password"
        autoComplete="new-password"
        hint={webhook ? own.secretKept : own.secretHint}
        {...form.field("secret")}
      />
    </SendingForm>
  );
}

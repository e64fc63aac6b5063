import type { SendingView } from "../../../contract/sending.ts";
import { usePasswordDialog } from "../account/PasswordDialog.tsx";
import { useAccountForm } from "../account/use_account_call.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TextField } from "../ui/TextField.tsx";
import { sendingTexts } from "./sending_texts.ts";
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
  const password = usePasswordDialog();
  const form = useAccountForm({ url: "", secret: "", current: "" }, {
    failed: sendingTexts.failed,
    onDone() {
      form.clear();
      showSuccess(own.saved);
    },
  });
  return (
    <form
      className="form-stack"
      aria-label={own.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.run(PATH, { method: "PUT", body: form.typed });
      }}
    >
      <p className="muted">{own.intro}</p>
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
        hint={webhook ? sendingTexts.kept : own.secretHint}
        {...form.field("secret")}
      />
      <TextField
        label={sendingTexts.ownPassword}
        type="password"
        autoComplete="current-password"
        required
        {...form.field("current")}
      />
      <div className="button-row">
        <Button look="primary" type="submit" aria-disabled={form.busy}>{sendingTexts.save}</Button>
        {webhook && (
          <Button
            look="quiet"
            onClick={() =>
              password.ask({
                title: own.forget,
                intro: own.forgetIntro,
                submit: own.forget,
                look: "danger",
                failed: sendingTexts.failed,
                path: PATH,
                method: "DELETE",
                onDone: () => showSuccess(own.forgotten),
              })}
          >
            {own.forget}
          </Button>
        )}
      </div>
      {password.dialog}
    </form>
  );
}

import { useState } from "react";
import { type Encryption, ENCRYPTIONS, type SendingView } from "../../../contract/sending.ts";
import { useAccountForm } from "../account/use_account_call.ts";
import { showSuccess } from "../toasts.ts";
import { Panel } from "../ui/Panel.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { sendingTexts } from "./sending_texts.ts";
import { SendingForm } from "./SendingForm.tsx";
import { SENDING_PATH, SendingTrial } from "./SendingTrial.tsx";

const own = sendingTexts.mail;
const PATH = `${SENDING_PATH}/mail`;

/** The mail server: its form, a test mail, and a button that forgets it. */
export function MailServer({ sending: { mail, environment } }: { sending: SendingView }) {
  const ruling = environment.mail;
  const [to, setTo] = useState(ruling?.to ?? mail?.to ?? "");
  return (
    <Panel title={own.title}>
      <div className="panel-padded stack">
        {ruling
          ? <p role="note">{sendingTexts.ruled(ruling.server)} {own.ruledTo(ruling.to)}</p>
          : <MailForm mail={mail} />}
        {(mail || ruling) && (
          <SendingTrial path={`${PATH}/test`} body={{ to }} label={own.test}>
            <TextField label={own.testTo} value={to} onChange={setTo} autoComplete="email" />
          </SendingTrial>
        )}
      </div>
    </Panel>
  );
}

function MailForm({ mail }: { mail: SendingView["mail"] }) {
  const form = useAccountForm({
    host: mail?.host ?? "",
    port: String(mail?.port ?? 587),
    encryption: (mail?.encryption ?? "starttls") as string,
    user: mail?.user ?? "",
    password: "",
    from: mail?.from ?? "",
    to: mail?.to ?? "",
    current: "",
  }, {
    failed: sendingTexts.failed,
    onDone() {
      form.clear();
      showSuccess(own.saved, own.savedHint);
    },
  });
  const encryption = form.field("encryption");
  return (
    <SendingForm
      own={own}
      path={PATH}
      isSet={mail !== null}
      busy={form.busy}
      onSubmit={() =>
        form.run(PATH, { method: "PUT", body: { ...form.typed, port: Number(form.typed.port) } })}
      current={{ ...form.field("current"), hint: sendingTexts.ownPasswordHint }}
    >
      {!mail && <p role="note">{own.none}</p>}
      <TextField label={own.host} hint={own.hostHint} required {...form.field("host")} />
      <TextField label={own.port} inputMode="numeric" required {...form.field("port")} />
      <SelectField<string>
        {...encryption}
        label={own.encryption}
        choices={ENCRYPTIONS.map((one: Encryption) => [one, own.encryptions[one]] as const)}
      />
      <TextField label={own.user} hint={own.userHint} {...form.field("user")} />
      <TextField
        label={own.password}
        type="password"
        autoComplete="new-password"
        hint={mail?.hasPassword ? sendingTexts.kept : undefined}
        {...form.field("password")}
      />
      <TextField label={own.from} hint={own.fromHint} required {...form.field("from")} />
      <TextField label={own.to} hint={own.toHint} {...form.field("to")} />
    </SendingForm>
  );
}

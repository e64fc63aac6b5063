import { SendingSchema } from "../../../contract/sending.ts";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { useRead } from "../use_read.ts";
import { MailServer } from "./MailServer.tsx";
import { sendingTexts } from "./sending_texts.ts";
import { SENDING_PATH } from "./SendingTrial.tsx";
import { Webhook } from "./Webhook.tsx";

/** The mail server and the webhook: set, tried and forgotten. */
export function SendingPage() {
  const sending = useRead(SENDING_PATH, SendingSchema);
  if (sending.isError) return <LoadFailure title={sendingTexts.loadError} query={sending} />;
  if (!sending.data) return <EditorSkeleton />;
  return (
    <div className="stack account">
      {/* A form begins anew with what was stored. */}
      <div className="account-pair">
        <MailServer key={`mail ${JSON.stringify(sending.data.mail)}`} sending={sending.data} />
        <Webhook key={`webhook ${JSON.stringify(sending.data.webhook)}`} sending={sending.data} />
      </div>
    </div>
  );
}

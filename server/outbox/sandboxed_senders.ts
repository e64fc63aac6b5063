import type { Sandbox } from "../sandbox/sandbox.ts";
import { DeliveryError, type FailureReason } from "./carrier.ts";
import type { PostWebhook } from "./post_webhook.ts";
import type { SendMail } from "./send_mail.ts";

/** What the program `send` answers. */
export type Sent = { problem: null } | { problem: string; permanent: boolean; reason: FailureReason };

/** Sends through a program of the sandbox, which may connect to any server and do nothing else. */
export function sandboxedSenders(sandbox: Sandbox): { sendMail: SendMail; postWebhook: PostWebhook } {
  async function run(kind: "mail" | "webhook", message: object): Promise<void> {
    const input = new Blob([JSON.stringify(message)]).stream();
    const sent: Sent = await new Response(sandbox("send", input, [kind])).json();
    if (sent.problem !== null) throw new DeliveryError(sent.problem, sent);
  }
  return {
    sendMail: (smtpUrl, mail, options) => run("mail", { smtpUrl, mail, options }),
    postWebhook: (post) => run("webhook", post),
  };
}

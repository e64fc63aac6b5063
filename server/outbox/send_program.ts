/**
 * The program `send`: sends one message to a server that the owner named in the panel, which the process of
 * the server may not connect to. Its argument says what comes in as JSON; out comes how it ended.
 */
import { runProgram } from "../sandbox/run_program.ts";
import { DeliveryError } from "./carrier.ts";
import { postWebhook } from "./post_webhook.ts";
import type { Sent } from "./sandboxed_senders.ts";
import { sendMail } from "./send_mail.ts";

async function work(kind: string | undefined, text: string): Promise<Sent> {
  const message = JSON.parse(text);
  try {
    if (kind === "webhook") await postWebhook(message);
    else await sendMail(message.smtpUrl, message.mail, message.options);
    return { problem: null };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const { message: problem, permanent, reason } = error;
    return { problem, permanent, reason };
  }
}

await runProgram(async (input, [kind]) => {
  const sent = await work(kind, await new Response(input).text());
  return [new TextEncoder().encode(JSON.stringify(sent))];
});

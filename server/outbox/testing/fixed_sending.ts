import { postWebhook } from "../post_webhook.ts";
import { sendMail } from "../send_mail.ts";

interface Fixed {
  smtpUrl?: string | undefined;
  to?: string;
  webhook?: { url: string; secrets: string[] } | undefined;
}

/** A mail server and a webhook that nobody changes. */
export function fixedSending({ smtpUrl, to = "sales@roost.example", webhook }: Fixed) {
  const mail = smtpUrl === undefined
    ? undefined
    : { smtpUrl, from: to, to: [{ address: to, language: "en" as const }], send: sendMail };
  return {
    hearers: () => Promise.resolve([]),
    mail: () => Promise.resolve(mail),
    webhook: () => Promise.resolve(webhook && { ...webhook, post: postWebhook }),
  };
}

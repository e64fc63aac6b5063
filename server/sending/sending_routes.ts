import { Hono } from "hono";
import { PasswordProofSchema } from "../../contract/account.ts";
import {
  MailServerInputSchema,
  SendingSchema,
  type SendingTest,
  SendingTestSchema,
  TestMailSchema,
  WebhookInputSchema,
} from "../../contract/sending.ts";
import type { ProveOwner } from "../accounts/prove_owner.ts";
import { mailLanguage } from "../accounts/account_record.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Throttle } from "../http/throttle.ts";
import { DeliveryError } from "../outbox/carrier.ts";
import { mailCarrier } from "../outbox/mail_carrier.ts";
import type { MailLook } from "../outbox/mail_html.ts";
import { webhookCarrier } from "../outbox/webhook_carrier.ts";
import { mailFailure, webhookFailure } from "./failure_sentence.ts";
import type { SendingSettings } from "./sending_settings.ts";

/** Somebody waits for the answer. */
const TEST_TIMEOUT_MS = 15_000;

interface SendingParts {
  sending: SendingSettings;
  prove: ProveOwner;
  /** Limits tests. */
  throttle: Throttle;
  look: () => Promise<MailLook>;
  origin: string;
  now: () => Date;
}

/** Routes of the mail server and the webhook, for owners. A change takes the own password; secrets never leave. */
export function sendingRoutes({ sending, prove, throttle, look, origin, now }: SendingParts) {
  const mail = mailCarrier({ setup: sending.mail, origin, look, idleTimeoutMs: TEST_TIMEOUT_MS });
  const webhook = webhookCarrier({ setup: sending.webhook, origin, now });
  const routes = new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({
        summary: "Reads the mail server and the webhook, without secrets.",
        response: SendingSchema,
      }),
      async (c) => privateJson(c, await sending.view()),
    )
    .put(
      "/mail",
      endpoint({ summary: "Sets the mail server.", request: MailServerInputSchema }),
      async (c) => {
        const input = c.req.valid("json");
        await prove(c, input.current, "current");
        await sending.setMail(input);
        return c.body(null, 204);
      },
    )
    .put(
      "/webhook",
      endpoint({ summary: "Sets the webhook.", request: WebhookInputSchema }),
      async (c) => {
        const input = c.req.valid("json");
        await prove(c, input.current, "current");
        await sending.setWebhook(input);
        return c.body(null, 204);
      },
    )
    .post(
      "/mail/test",
      endpoint({
        summary: "Sends a test mail and says how that went.",
        request: TestMailSchema,
        response: SendingTestSchema,
      }),
      async (c) => {
        throttle.take(c.get("session").accountId);
        const { to } = c.req.valid("json");
        const setup = await sending.mail();
        const server = setup ? new URL(setup.smtpUrl).hostname : "";
        const language = mailLanguage(c.get("session").account);
        const told = await testOf(
          () =>
            mail.write({
              to: [{ address: to, language }],
              say: (words, company) => words.trial({ company }),
            }),
          `The mail server took the mail to ${to}. Look into the inbox, and among the spam.`,
          (error) => mailFailure(error, server),
        );
        return privateJson(c, told);
      },
    )
    .post(
      "/webhook/test",
      endpoint({
        summary: "Posts a test message to the webhook and says how that went.",
        response: SendingTestSchema,
      }),
      async (c) => {
        throttle.take(c.get("session").accountId);
        const setup = await sending.webhook();
        const server = setup ? new URL(setup.url).hostname : "";
        const told = await testOf(
          webhook.test,
          `${server} took the message.`,
          (error) => webhookFailure(error, server),
        );
        return privateJson(c, told);
      },
    );
  for (const channel of ["mail", "webhook"] as const) {
    routes.delete(
      `/${channel}`,
      endpoint({ summary: `Forgets the ${channel} that is set.`, request: PasswordProofSchema }),
      async (c) => {
        await prove(c, c.req.valid("json").password);
        await sending.remove(channel);
        return c.body(null, 204);
      },
    );
  }
  return routes;
}

async function testOf(
  send: () => Promise<void>,
  message: string,
  failure: (error: DeliveryError) => string,
): Promise<SendingTest> {
  try {
    await send();
    return { sent: true, message, detail: null };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { sent: false, message: failure(error), detail: error.message };
  }
}

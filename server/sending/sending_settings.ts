import * as z from "zod/mini";
import type { Channel } from "../../contract/delivery.ts";
import {
  ENCRYPTIONS,
  type MailServerInput,
  type SendingView,
  type WebhookInput,
} from "../../contract/sending.ts";
import { DEFAULT_LANGUAGE } from "../../contract/language.ts";
import { issue } from "../../contract/issue.ts";
import { heard, type Notice } from "../../contract/notice.ts";
import { accountRecords, mailLanguage, roleOf } from "../accounts/account_record.ts";
import { type Sealer, sealer } from "../accounts/sealed_text.ts";
import { AppError } from "../http/app_error.ts";
import { type SettingsDocument, settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";
import type { MailSetup } from "../outbox/mail_carrier.ts";
import type { Recipient } from "../outbox/mail_texts.ts";
import { mailServerOf } from "../outbox/mail_server.ts";
import { postWebhook } from "../outbox/post_webhook.ts";
import { sandboxedSenders } from "../outbox/sandboxed_senders.ts";
import { decoded, sendMail } from "../outbox/send_mail.ts";
import type { WebhookSetup } from "../outbox/webhook_carrier.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Settings } from "../settings.ts";

/** Secrets are sealed, where the server has a key for it. */
const SendingRecordSchema = z.object({
  mail: z.nullable(z.object({
    host: z.string(),
    port: z.number(),
    encryption: z.enum(ENCRYPTIONS),
    user: z.nullable(z.string()),
    password: z.nullable(z.string()),
    from: z.string(),
    to: z.nullable(z.string()),
  })),
  webhook: z.nullable(z.object({
    url: z.string(),
    secret: z.string(),
    /** The secret before this one, and until when it signs too. Milliseconds since 1970. */
    former: z.optional(z.object({ secret: z.string(), until: z.number() })),
  })),
});
type SendingRecord = z.infer<typeof SendingRecordSchema>;
type MailRecord = NonNullable<SendingRecord["mail"]>;

/** For so long a receiver may still know the former secret of the webhook. */
const BOTH_SIGN_MS = 7 * 24 * 60 * 60_000;
const WEBHOOK = "sending/webhook";
const MAIL = "sending/mail";

const EMPTY: SendingRecord = { mail: null, webhook: null };

interface SendingParts {
  store: Store;
  /** What the environment names counts before what is set in the panel. */
  settings: Partial<Pick<Settings, "mail" | "webhook" | "secretsKeys">>;
  sandbox: Sandbox;
  now?: () => Date;
}

/** The mail server and the webhook that count: those of the environment, else the document `sending`. */
export function sendingSettings({ store, settings, sandbox, now = () => new Date() }: SendingParts) {
  const document = settingsDocument(store, "sending", SendingRecordSchema);
  const secrets = sealer(settings.secretsKeys);
  const fromPanel = sandboxedSenders(sandbox);
  const isBefore = (end = 0) => now().getTime() < end;
  const stored = () => recordIn(document);
  const { hearers, toldOfInquiries } = recipients(store);
  return {
    hearers,

    /** By which a new inquiry is told. Without one, nothing is queued. */
    async channels(): Promise<Channel[]> {
      const { mail, webhook } = await stored();
      return [
        ...settings.mail || mail && (await toldOfInquiries(mail.to)).length > 0 ? ["mail" as const] : [],
        ...settings.mail || mail ? ["copy" as const] : [],
        ...settings.webhook || webhook ? ["webhook" as const] : [],
      ];
    },

    async mail(): Promise<MailSetup | undefined> {
      if (settings.mail) {
        const { smtpUrl, to } = settings.mail;
        const user = decoded(new URL(smtpUrl).username);
        const from = user.includes("@") ? user : to;
        return { smtpUrl, from, to: await toldOfInquiries(to), send: sendMail };
      }
      const { mail } = await stored();
      if (!mail) return undefined;
      const password = mail.password && await secrets.open(mail.password, MAIL);
      const { from, to } = mail;
      return {
        smtpUrl: smtpUrlOf({ ...mail, password }),
        from,
        to: await toldOfInquiries(to),
        send: fromPanel.sendMail,
      };
    },

    async webhook(): Promise<WebhookSetup | undefined> {
      if (settings.webhook) return { ...settings.webhook, post: postWebhook };
      const { webhook } = await stored();
      if (!webhook) return undefined;
      return {
        url: await secrets.open(webhook.url, WEBHOOK),
        secrets: await Promise.all(
          [webhook.secret, ...isBefore(webhook.former?.until) ? [webhook.former!.secret] : []]
            .map((secret) => secrets.open(secret, WEBHOOK)),
        ),
        post: fromPanel.postWebhook,
      };
    },

    /** What is set, without a secret. */
    async view(): Promise<SendingView> {
      const { mail, webhook } = await stored();
      return {
        mail: mail && shownServer(mail),
        webhook: webhook && { server: originOf(await secrets.open(webhook.url, WEBHOOK)) },
        environment: {
          mail: settings.mail ? { server: serverNamed(settings.mail.smtpUrl), to: settings.mail.to } : null,
          webhook: settings.webhook ? { server: originOf(settings.webhook.url) } : null,
        },
      };
    },

    ...changes(document, secrets, now),
  };
}

const recordIn = async (document: SettingsDocument<SendingRecord>) => (await document.get())?.value ?? EMPTY;

/** Who is told, by mail. */
function recipients(store: Store) {
  const accounts = accountRecords(store);

  /** The addresses of those who chose to hear of something, and may. */
  async function hearers(notice: Notice): Promise<Recipient[]> {
    const found: Recipient[] = [];
    for await (const { value } of accounts.all()) {
      if (!value.email || !heard(roleOf(value), value.hears).includes(notice)) continue;
      found.push({ address: value.email, language: mailLanguage(value) });
    }
    return found;
  }

  /** Who is told of inquiries: a fixed address and those who chose to be. */
  const toldOfInquiries = async (fixed: string | null): Promise<Recipient[]> => [
    ...fixed ? [{ address: fixed, language: DEFAULT_LANGUAGE } satisfies Recipient] : [],
    ...await hearers("inquiries"),
  ];

  return { hearers, toldOfInquiries };
}

/** What the panel changes. */
function changes(document: SettingsDocument<SendingRecord>, { seal, sealAnew }: Sealer, now: () => Date) {
  const stored = () => recordIn(document);
  const change = async (changed: Partial<SendingRecord>) => {
    await document.put({ ...await stored(), ...changed });
  };
  return {
    /** Without a password the stored one stays, for the same user of the same server only. Throws 422. */
    async setMail({ current: _, password, ...server }: MailServerInput): Promise<void> {
      const { mail } = await stored();
      const isSame = mail?.host === server.host && mail.port === server.port && mail.user === server.user;
      if (server.user && !password && !(isSame && mail.password)) {
        const message = "Type the password of this user of this server";
        throw AppError.invalid([issue("password", "required", {}, { message })]);
      }
      const kept = password ? await seal(password, MAIL) : mail?.password ?? null;
      await change({ mail: { ...server, password: server.user ? kept : null } });
    },

    /**
     * What is left out stays. A new address takes a new secret; with a new secret of the same address the former one
     * signs too for a while. Throws 422.
     */
    async setWebhook({ url, secret }: WebhookInput): Promise<void> {
      const { webhook } = await stored();
      const missing = [!url && !webhook && "url", !secret && (!webhook || url) && "secret"];
      const issues = missing.flatMap((path) => path ? [issue(path, "required")] : []);
      if (issues.length > 0) throw AppError.invalid(issues);
      await change({
        webhook: {
          url: url ? await seal(url, WEBHOOK) : webhook!.url,
          secret: secret ? await seal(secret, WEBHOOK) : webhook!.secret,
          former: !secret
            ? webhook!.former
            : url
            ? undefined
            : { secret: webhook!.secret, until: now().getTime() + BOTH_SIGN_MS },
        },
      });
    },

    /** Seals with the key that counts now what was sealed with a former one, or not at all. */
    async sealAnew(): Promise<void> {
      const found = await document.get();
      if (!found) return;
      const sealed = await withSecrets(found.value, sealAnew);
      if (JSON.stringify(sealed) !== JSON.stringify(found.value)) await document.put(sealed, found.version);
    },

    remove: (channel: "mail" | "webhook"): Promise<void> => change({ [channel]: null }),
  };
}

export type SendingSettings = ReturnType<typeof sendingSettings>;

/** The record with each of its secrets as `seal` gives it. */
async function withSecrets(
  { mail, webhook }: SendingRecord,
  seal: (secret: string, name: string) => Promise<string>,
): Promise<SendingRecord> {
  return {
    mail: mail && { ...mail, password: mail.password && await seal(mail.password, MAIL) },
    webhook: webhook && {
      url: await seal(webhook.url, WEBHOOK),
      secret: await seal(webhook.secret, WEBHOOK),
      ...webhook.former &&
        { former: { ...webhook.former, secret: await seal(webhook.former.secret, WEBHOOK) } },
    },
  };
}

/** The mail server without its password. */
const shownServer = ({ password, ...server }: MailRecord) => ({ ...server, hasPassword: password !== null });

function smtpUrlOf({ host, port, encryption, user, password }: MailRecord): string {
  const name = host.includes(":") ? `[${host}]` : host;
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@` : "";
  const scheme = encryption === "tls" ? "smtps" : "smtp";
  return `${scheme}://${login}${name}:${port}${encryption === "none" ? "?ignoreTLS=true" : ""}`;
}

function serverNamed(smtpUrl: string): string {
  const { host, port } = mailServerOf(smtpUrl);
  return `${host}:${port}`;
}

const originOf = (url: string) => new URL(url).origin;

import type { SendMailOptions } from "nodemailer";
import { isLoopback } from "../http/client_address.ts";
import { errorMessage } from "../shared/error_message.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { type Carrier, DeliveryError } from "./carrier.ts";
import { digestMail } from "./digest_mail.ts";
import { mailServerOf } from "./mail_server.ts";
import { oneLine } from "../shared/one_line.ts";
import { notificationMail } from "./notification_mail.ts";

/** Maximum time without data from the mail server. */
const IDLE_TIMEOUT_MS = 30_000;
/** Maximum duration of an attempt. */
const ATTEMPT_TIMEOUT_MS = 2 * 60_000;

interface MailSettings {
  smtpUrl: string;
  /** The address that receives the mails. */
  to: string;
  /** The site's public address, for the link to the panel. */
  origin: string;
  /** Returns the name of the partner with this key. */
  partnerName?: (key: string) => Promise<string>;
  /** The company's name. */
  companyName?: () => Promise<string>;
  idleTimeoutMs?: number;
}

interface MailCarrier extends Carrier {
  /** Sends the owner a message of the server itself. */
  alert(message: { subject: string; text: string }): Promise<void>;
}

/** Sends inquiries by SMTP. The owner is sender and recipient; the visitor is in `Reply-To`. */
export function mailCarrier(
  { smtpUrl, to, origin, partnerName, companyName, idleTimeoutMs = IDLE_TIMEOUT_MS }: MailSettings,
): MailCarrier {
  const url = new URL(smtpUrl);
  const isPlain = url.searchParams.get("ignoreTLS") === "true";
  const user = decoded(url.username);
  const from = user.includes("@") ? user : to;

  async function transport() {
    // Loaded with the first mail: a server without SMTP_URL never needs it.
    const [{ createTransport }, { connect }] = await Promise.all([import("nodemailer"), import("node:net")]);
    return createTransport({
      url: smtpUrl,
      connectionTimeout: idleTimeoutMs,
      greetingTimeout: idleTimeoutMs,
      socketTimeout: idleTimeoutMs,
      // nodemailer looks up the server's address itself and connects to that, which only a process with
      // permission for all of the network may do.
      getSocket(_options, done) {
        const connection = connect(mailServerOf(smtpUrl));
        const timer = setTimeout(() => connection.destroy(new Error("Connection timeout")), idleTimeoutMs);
        connection.once("connect", () => {
          clearTimeout(timer);
          connection.off("error", failed);
          done(null, { connection });
        });
        connection.once("error", failed);
        function failed(error: Error) {
          clearTimeout(timer);
          done(error, false);
        }
      },
      // A mail server on this machine has no certificate that an authority signed. To another machine nothing
      // is sent in plain text unless the owner says so: somebody in between could hide that it offers TLS.
      ...(isLoopback(url.hostname) ? { tls: { rejectUnauthorized: false } } : { requireTLS: !isPlain }),
    });
  }
  let opened: ReturnType<typeof transport> | undefined;

  async function deliver(inquiry: Inquiry): Promise<void> {
    const { partner: key } = inquiry.source;
    const partner = key && partnerName ? await partnerName(key) : key;
    await send(notificationMail(inquiry, { from, sender: await sender(), to, origin, partner }));
  }

  const sender = async () => companyName ? oneLine(`${await companyName()} website`) : "Website inquiries";

  async function send(mail: SendMailOptions): Promise<void> {
    try {
      opened ??= transport();
      await (await opened).sendMail({
        ...mail,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
    } catch (cause) {
      const message = withoutSecrets(errorMessage(cause), url);
      throw new DeliveryError(message, { permanent: isPermanent(cause) });
    }
  }
  return {
    channel: "mail",
    deliver,
    alert: async ({ subject, text }) =>
      await send({
        from: { name: await sender(), address: from },
        to: { name: "", address: to },
        subject,
        text: `${text}\n\n${origin}/admin/account\n`,
        headers: { "Auto-Submitted": "auto-generated" },
      }),
    deliverDigest: async (inquiries) =>
      await send(digestMail(inquiries, { from, sender: await sender(), to, origin })),
  };
}

/** Whether the server rejected the mail or its recipient permanently. A wrong password is not permanent. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error && "responseCode" in error)) return false;
  return (error.code === "EENVELOPE" || error.code === "EMESSAGE") && Number(error.responseCode) >= 500;
}

function withoutSecrets(text: string, { password, username }: URL): string {
  if (!password) return text;
  const plain = decoded(password);
  const secrets = [password, plain, base64(plain), base64(`\0${decoded(username)}\0${plain}`)];
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, "…"), text);
}

function base64(text: string): string {
  return new TextEncoder().encode(text).toBase64();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

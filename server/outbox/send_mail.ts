import { isLoopback } from "../http/client_address.ts";
import { errorMessage } from "../shared/error_message.ts";
import { DeliveryError, type FailureReason } from "./carrier.ts";
import { mailServerOf } from "./mail_server.ts";

/** Maximum time without data from the mail server. */
const IDLE_TIMEOUT_MS = 30_000;
/** Maximum duration of an attempt. */
const ATTEMPT_TIMEOUT_MS = 2 * 60_000;

interface MailAddress {
  name: string;
  address: string;
}

/** A mail as JSON, so that it can be given to a program in the sandbox. */
export interface Mail {
  from: MailAddress;
  to: MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  headers: Record<string, string>;
}

export function addressed(to: readonly string[]): MailAddress[] {
  return to.map((address) => ({ name: "", address }));
}

export interface MailOptions {
  idleTimeoutMs?: number;
}

export type SendMail = (smtpUrl: string, mail: Mail, options?: MailOptions) => Promise<void>;

/** Hands a mail to the server at `smtpUrl`. Throws a DeliveryError, whose message holds no secret. */
export const sendMail: SendMail = async (smtpUrl, mail, { idleTimeoutMs = IDLE_TIMEOUT_MS } = {}) => {
  const url = new URL(smtpUrl);
  try {
    await (await transport(smtpUrl, idleTimeoutMs)).sendMail({
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
  } catch (cause) {
    const message = withoutSecrets(errorMessage(cause), url);
    throw new DeliveryError(message, { permanent: isPermanent(cause), reason: reasonOf(cause) });
  }
};

async function transport(smtpUrl: string, idleTimeoutMs: number) {
  const url = new URL(smtpUrl);
  const isPlain = url.searchParams.get("ignoreTLS") === "true";
  // Loaded with the first mail: a server that sends none never needs it.
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

/** Whether the server rejected the mail or its recipient permanently. A wrong password is not permanent. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error && "responseCode" in error)) return false;
  return (error.code === "EENVELOPE" || error.code === "EMESSAGE") && Number(error.responseCode) >= 500;
}

/** By the codes of nodemailer and of the sockets below it. What has none is known by its words. */
const REASONS: readonly [RegExp, FailureReason][] = [
  [/ENOTFOUND|EAI_AGAIN|EAI_NODATA|EDNS|failed to lookup|getaddrinfo/i, "host"],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|connection refused/i, "refused"],
  [/EAUTH/, "login"],
  [/EENVELOPE|EMESSAGE/, "rejected"],
  [/ETLS|CERT|SSL|TLS|self.signed|certificate|handshake/i, "tls"],
  [/ETIMEDOUT|TimeoutError|timeout|timed out|never received/i, "timeout"],
];

function reasonOf(error: unknown): FailureReason {
  if (!(error instanceof Error)) return "other";
  const code = "code" in error ? String(error.code) : "";
  const said = [code, `${error.name} ${error.message}`];
  // A code says more than words: the message about a refused login may mention TLS.
  for (const text of said) {
    for (const [words, reason] of REASONS) if (words.test(text)) return reason;
  }
  return "other";
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

/** A part of an address as it was before it was encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

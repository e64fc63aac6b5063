import type { DeliveryError, FailureReason } from "../outbox/carrier.ts";

/** What an owner can do about it. `server` is the name of the other server. */
const MAIL: Record<FailureReason, (server: string) => string> = {
  host: (server) =>
    `The internet knows no server "${server}". Look at its name once more: it often begins with smtp. or mail.`,
  refused: (server) =>
    `"${server}" takes no connection at this port. Usual ports are 587 for STARTTLS and 465 for TLS.`,
  timeout: (server) =>
    `"${server}" did not answer in time. The port or the encryption may be another one, or this server's network ` +
    "lets no mail out: ask who runs it.",
  tls: (server) =>
    `No encrypted connection to "${server}" came about. Try the other encryption, or the name that stands in ` +
    "the server's certificate.",
  login: (server) =>
    `"${server}" refused the user name or the password. Some providers, such as Gmail, want a password for apps, ` +
    "which you make in your account there.",
  rejected: (server) =>
    `"${server}" refused the mail. Often the sender is not an address of this user, or the recipient does not exist.`,
  other: (server) => `The mail could not be given to "${server}".`,
};

const WEBHOOK: Partial<Record<FailureReason, (server: string) => string>> = {
  timeout: (server) => `${server} did not answer within 15 seconds.`,
  rejected: (server) => `${server} answered, but did not take the message.`,
};

export function mailFailure({ reason }: DeliveryError, server: string): string {
  return MAIL[reason](server);
}

export function webhookFailure({ reason }: DeliveryError, server: string): string {
  return (WEBHOOK[reason] ?? (() => `${server} cannot be reached. Look at the address once more.`))(server);
}

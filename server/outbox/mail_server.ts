/** Host and port of the mail server that an address such as `smtp://mail.example` means. */
export function mailServerOf(smtpUrl: string): { host: string; port: number } {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
  };
}

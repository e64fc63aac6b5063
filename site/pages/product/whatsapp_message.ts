/** WhatsApp's addresses that open a chat with a number. Its channels and groups take no message. */
const CHAT = /^https:\/\/(?:wa\.me\/\d+|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=\d+)/;

/** The address of a chat with the company, with a message to begin with; undefined where there is no such chat. */
export function messageOn(profile: string | undefined, message: string): string | undefined {
  if (!profile || !CHAT.test(profile)) return undefined;
  const address = new URL(profile);
  address.searchParams.set("text", message);
  return address.href;
}

/** Words of the personal data page. */
export const personalDataTexts = {
  intro:
    "Somebody asks what you hold about them, or wants it gone: find it by their email address or mobile number. Look at what is found before you erase it: anybody can write any address or number into a form.",
  who: "Email address or mobile number",
  find: "Find",
  found: (total: number) =>
    total === 0
      ? "Nothing is held about them."
      : total === 1
      ? "1 record is held:"
      : `${total} records are held: take out what is somebody else's.`,
  kinds: { inquiries: "Contact submissions", chats: "Chats" } as Record<string, string>,
  messages: (count: number) => count === 1 ? "1 message" : `${count} messages`,
  download: "Download as JSON",
  eraseThese: (count: number, total: number) =>
    count === total ? "Erase all of it" : `Erase ${count} of ${total}`,
  confirm: (who: string) => `Erase everything held about ${who}? This cannot be undone.`,
  confirmSome: (count: number, who: string) =>
    `Erase ${count === 1 ? "1 record" : `${count} records`} held about ${who}? This cannot be undone.`,
  erased: "Erased",
  erasedHint: (total: number) => total === 1 ? "1 record is gone." : `${total} records are gone.`,
  failed: "The personal data could not be read",
  eraseFailed: "The personal data could not be erased",
} as const;

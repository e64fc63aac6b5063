/** The texts of the chat's menu and its dialogs. */
export const en = {
  menu: "More",
  message: "Leave a message for our team",
  download: "Download conversation",
  clear: "Clear conversation",
  cancel: "Cancel",
  messageTitle: "Leave a message",
  messageText: "Our team will call or write back during business hours. Your message is used only for that.",
  words: "Message",
  email: "Email (optional)",
  send: "Send message",
  sending: "Sending...",
  reference: "Reference number",
  contact: "Phone numbers and address",
  problems: {
    message: "Message must be at least 10 characters",
    email: "Please enter a valid email address",
    tooMany: "That was a lot of messages at once. Please try again in a minute.",
    failed: "There was a problem sending your message. Please try again.",
  },
  clearTitle: "Clear this conversation?",
  clearText:
    "It is removed from this browser. What you sent stays in our company's records; ask us, and we erase it there too.",
  privacy: "Privacy policy",
  confirm: "Clear",
  you: "You",
  sources: "Sources",
};

export type ExtrasTexts = typeof en;

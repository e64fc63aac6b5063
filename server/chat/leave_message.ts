import type { Context } from "hono";
import type { LeaveMessage as Message } from "../../contract/chat.ts";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import type { Language } from "../../contract/language.ts";
import { AppError } from "../http/app_error.ts";
import { isSuspicious, languageOf, sendingOf } from "../inquiries/form_extras.ts";
import { referenceOf } from "../../contract/inquiry.ts";
import type { InquiryStore } from "../inquiries/inquiry_store.ts";
import { pageAddress } from "../inquiries/page_address.ts";
import type { ChatStore } from "./ChatStore.ts";

interface LeaveMessageParts {
  chat: ChatStore;
  inquiries: InquiryStore;
  now: () => Date;
  /** The partner, if the key counts for one. Throws if the page may not use this partner's key. */
  admit: (c: Context, key: string | null) => Promise<unknown>;
  /** What is said after it. */
  thank: (kind: "contact", language: Language) => Promise<string>;
  /** Throws 429 or 503 if too much is sent. */
  throttle: (c: Context) => Promise<void>;
  /** The same for what looks like a program's. */
  throttleSuspect: (c: Context) => Promise<void>;
}

/** `body` is the unparsed message, with the form's hidden fields. */
export type MessageLeaver = (
  c: Context,
  message: Message,
  body: Record<string, unknown>,
) => Promise<InquiryReceipt>;

/** Turns a chat visitor's message to the staff into an inquiry, with the contact data of the registration. */
export function messageLeaver(parts: LeaveMessageParts): MessageLeaver {
  const { chat, inquiries, now, admit, thank, throttle, throttleSuspect } = parts;
  return async (c, { userId, message, email, page, partner }, body) => {
    await throttle(c);
    const admitted = await admit(c, partner) ? partner : null;
    const user = await chat.users.get(userId);
    if (!user) throw AppError.notFound("this visitor");
    const { name, mobileNumber, location } = user.value;
    const isSuspected = isSuspicious(body);
    if (isSuspected) await throttleSuspect(c);
    const record = {
      name,
      email,
      phone: mobileNumber,
      company: null,
      subject: `Message from the chat (${location})`,
      message,
      createdAt: now().toISOString(),
      isResolved: false,
      ...(isSuspected && { isSuspected }),
      source: { kind: "chat" as const, page: pageAddress(c, page), partner: admitted },
    };
    const said = await thank("contact", languageOf(body));
    const receiptOf = (id: string) => ({ id, reference: referenceOf(id), message: said });
    const sending = await sendingOf(c, body, { userId, message, email, partner });
    if (sending) return await inquiries.createOnce(record, sending, receiptOf);
    return receiptOf((await inquiries.create(record)).id);
  };
}

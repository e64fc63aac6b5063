import * as z from "zod/mini";
import { optionalText, text } from "./field.ts";
import { CHAT_MESSAGE_MAX, MOBILE_MAX, NAME_MAX, URL_MAX } from "./limits.ts";
import { messages } from "./messages.ts";

const required = (max: number) => text(messages.chatRegistration, { max });

/** `POST /api/chat/register-user`, and the same body when somebody comes back. */
export const ChatRegistrationSchema = z.object({
  name: required(NAME_MAX),
  mobileNumber: required(MOBILE_MAX),
  location: required(NAME_MAX),
  page: optionalText(URL_MAX),
  partner: optionalText(100),
}, messages.chatRegistration);
export type ChatRegistration = z.infer<typeof ChatRegistrationSchema>;

export const ChatRoleSchema = z.enum(["user", "assistant"], "Must be user or assistant");
export type ChatRole = z.infer<typeof ChatRoleSchema>;

const content = text("Write a message", { max: CHAT_MESSAGE_MAX });

/** `POST /api/chat/save-message`. `timestamp` is when the visitor's clock said it was. */
export const SaveMessageSchema = z.object({
  userId: text("Name the user", { max: 100 }),
  role: ChatRoleSchema,
  content,
  timestamp: z.iso.datetime({ offset: true, error: "Must be an ISO date and time" }),
});
export type SaveMessage = z.infer<typeof SaveMessageSchema>;

/** The answer to registration and return: a handle that only adds messages. */
export const ChatHandleSchema = z.object({ id: z.string() });
export const UserExistsSchema = z.object({ exists: z.boolean(), id: z.nullable(z.string()) });

/** A message as the admin reads it. */
export const ChatMessageSchema = z.object({
  id: z.string(),
  role: ChatRoleSchema,
  content: z.string(),
  timestamp: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessageSchema>;

/** A visitor who chatted, as the admin lists them. `chatHistory` holds the ids of the messages, oldest first. */
export const ChatUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  mobileNumber: z.string(),
  location: z.string(),
  firstVisitAt: z.string(),
  lastVisitAt: z.nullable(z.string()),
  chatHistory: z.array(z.string()),
  source: z.object({ page: z.nullable(z.string()), partner: z.nullable(z.string()) }),
});
export type ChatUser = z.infer<typeof ChatUserSchema>;

/** What the admin's live stream tells of: a message that was just stored. */
export const ChatEventSchema = z.object({ userId: z.string(), message: ChatMessageSchema });
export type ChatEvent = z.infer<typeof ChatEventSchema>;

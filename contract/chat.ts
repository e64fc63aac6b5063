import * as z from "zod/mini";
import { email, optionalText, text } from "./field.ts";
import { CHAT_MESSAGE_MAX, MESSAGE_MAX, MESSAGE_MIN, MOBILE_MAX, NAME_MAX, URL_MAX } from "./limits.ts";
import { refuses } from "./issue.ts";

export const CHAT_REGISTRATION = "Name, mobile number and location are required.";

const required = (max: number) => text({ message: CHAT_REGISTRATION, max });

/** `POST /api/chat/register-user`. A returning visitor sends the same body. */
export const ChatRegistrationSchema = z.object({
  name: required(NAME_MAX),
  mobileNumber: required(MOBILE_MAX),
  location: required(NAME_MAX),
  page: optionalText(URL_MAX),
  partner: optionalText(100),
});
export type ChatRegistration = z.infer<typeof ChatRegistrationSchema>;

export const ChatRoleSchema = z.enum(["user", "assistant"]);
export type ChatRole = z.infer<typeof ChatRoleSchema>;

const content = text({ message: "Write a message", max: CHAT_MESSAGE_MAX });

/** `POST /api/chat/save-message`. `timestamp` is the time by the visitor's clock. */
export const SaveMessageSchema = z.object({
  userId: text({ message: "Name the user", max: 100 }),
  role: ChatRoleSchema,
  content,
  timestamp: z.iso.datetime({ offset: true, ...refuses("invalid_date") }),
});
export type SaveMessage = z.infer<typeof SaveMessageSchema>;

const ChatRatingSchema = z.enum(["up", "down"]);
export type ChatRating = z.infer<typeof ChatRatingSchema>;

/** `POST /api/chat/rate-message`: rates an answer in the visitor's chat. `null` removes the rating. */
export const RateMessageSchema = z.object({
  userId: text({ message: "Name the user", max: 100 }),
  messageId: text({ message: "Name the message", max: 100 }),
  rating: z.nullable(ChatRatingSchema),
});
export type RateMessage = z.infer<typeof RateMessageSchema>;

/**
 * `POST /api/chat/leave-message`: a registered visitor's message to the staff. It is stored as an inquiry.
 * Name and mobile number come from the registration. The email address is optional.
 */
export const LeaveMessageSchema = z.object({
  userId: text({ message: "Name the user", max: 100 }),
  message: text({ label: "Message", min: MESSAGE_MIN, max: MESSAGE_MAX }),
  email: z._default(
    z.pipe(z.string(refuses("invalid_email")).check(z.trim()), z.union([z.literal(""), email])),
    "",
  ),
  page: optionalText(URL_MAX),
  partner: optionalText(100),
});
export type LeaveMessage = z.infer<typeof LeaveMessageSchema>;

/** The response to a registration or a return. The id is the browser's handle. It only permits adding messages. */
export const ChatHandleSchema = z.object({ id: z.string() });
/** Always "no": whoever is told who is a customer could ask for everybody. */
export const UserExistsSchema = z.object({ exists: z.boolean(), id: z.nullable(z.string()) });

/** A message, as the admin API returns it. */
export const ChatMessageSchema = z.object({
  id: z.string(),
  role: ChatRoleSchema,
  content: z.string(),
  timestamp: z.string(),
  /** The name under which the browser registered. Nobody proves that a name or number is theirs. */
  by: z.string(),
  /** The visitor's rating of an answer. */
  rating: z.optional(ChatRatingSchema),
});
export type ChatMessage = z.infer<typeof ChatMessageSchema>;

/**
 * Everybody who registered with one mobile number, in the admin's list. `chatHistory` holds the ids of the
 * messages, oldest first.
 */
export const ChatUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  mobileNumber: z.string(),
  location: z.string(),
  firstVisitAt: z.string(),
  lastVisitAt: z.nullable(z.string()),
  chatHistory: z.array(z.string()),
  /** How many browsers registered with this number. */
  registrations: z.number(),
  source: z.object({ page: z.nullable(z.string()), partner: z.nullable(z.string()) }),
});
export type ChatUser = z.infer<typeof ChatUserSchema>;

/** An event of the admin's live stream: a message that was just stored or rated. */
export const ChatEventSchema = z.object({ userId: z.string(), message: ChatMessageSchema });
export type ChatEvent = z.infer<typeof ChatEventSchema>;

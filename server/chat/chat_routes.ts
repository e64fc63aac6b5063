import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import {
  ChatHandleSchema,
  type ChatRegistration,
  ChatRegistrationSchema,
  LeaveMessageSchema,
  type RateMessage,
  RateMessageSchema,
  SaveMessageSchema,
  UserExistsSchema,
} from "../../contract/chat.ts";
import { InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import { refuses } from "../../contract/issue.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { pageAddress } from "../inquiries/page_address.ts";
import type { ChatStore } from "./ChatStore.ts";
import type { MessageLeaver } from "./leave_message.ts";

const NO_MOBILE = refuses("required", {}, { message: "Name a mobile number" });
const UserExistsQuerySchema = z.object({
  mobile: z.string(NO_MOBILE).check(z.trim(), z.minLength(1, NO_MOBILE), z.describe("the number")),
});

type Take = (c: Context) => Promise<void>;

interface ChatRouteParts {
  chat: ChatStore;
  /** Throws if too many visitors are registered, or too much is written. */
  throttles: { register: Take; write: Take };
  /** Counts a conversation for the partner and returns the partner. Throws if the page may not use this key. */
  begin: (c: Context, key: string | null) => Promise<unknown>;
  leaveMessage: MessageLeaver;
  /** Told of every rating that was stored. */
  onRated: (rating: RateMessage, c: Context) => void;
}

/**
 * Public chat routes. They return only ids that the caller made or knows, so a caller can add messages but
 * cannot read any, nor add to somebody else's. A mobile number is no credential: it finds nothing.
 */
export function chatRoutes(parts: ChatRouteParts) {
  return new Hono().route("/", registrationRoutes(parts)).route("/", messageRoutes(parts));
}

const limited = (take: Take): MiddlewareHandler => async (c, next) => {
  await take(c);
  await next();
};

function registrationRoutes({ chat, throttles, begin }: ChatRouteParts) {
  async function begun(c: Context, registration: ChatRegistration): Promise<ChatRegistration> {
    const partner = await begin(c, registration.partner) ? registration.partner : null;
    return { ...registration, partner, page: pageAddress(c, registration.page) };
  }

  return new Hono()
    .get(
      "/user-exists",
      endpoint({
        summary: "Always says no. Who is a customer is nobody's business.",
        query: UserExistsQuerySchema,
        response: UserExistsSchema,
      }),
      (c) => privateJson(c, { exists: false, id: null }),
    )
    .post(
      "/register-user",
      limited(throttles.register),
      endpoint({
        summary: "Registers a browser of a visitor and gives it a handle, the only key to its conversation.",
        request: ChatRegistrationSchema,
        response: ChatHandleSchema,
        status: 201,
      }),
      async (c) => {
        const id = await chat.register(await begun(c, c.req.valid("json")));
        return privateJson(c, { id }, { status: 201 });
      },
    )
    .patch(
      "/update-visit/:id",
      limited(throttles.write),
      endpoint({
        summary: "Notes another visit.",
        request: ChatRegistrationSchema,
        response: ChatHandleSchema,
      }),
      async (c) => {
        const id = c.req.param("id");
        await chat.updateVisit(id, await begun(c, c.req.valid("json")));
        return privateJson(c, { id });
      },
    );
}

function messageRoutes({ chat, throttles, leaveMessage, onRated }: ChatRouteParts) {
  const write = limited(throttles.write);
  return new Hono()
    .post(
      "/save-message",
      write,
      endpoint({
        summary: "Keeps what a visitor said. What the assistant said is kept as it is answered.",
        request: SaveMessageSchema,
        response: ChatHandleSchema,
        status: 201,
      }),
      async (c) => privateJson(c, { id: await chat.saveMessage(c.req.valid("json")) }, { status: 201 }),
    )
    .post(
      "/rate-message",
      write,
      endpoint({
        summary: "Says whether an answer helped.",
        request: RateMessageSchema,
        response: ChatHandleSchema,
      }),
      async (c) => {
        const rating = c.req.valid("json");
        await chat.rateMessage(rating);
        onRated(rating, c);
        return privateJson(c, { id: rating.messageId });
      },
    )
    .post(
      "/leave-message",
      write,
      endpoint({
        summary: "Leaves a message for the staff, which becomes an inquiry.",
        request: LeaveMessageSchema,
        response: InquiryReceiptSchema,
        status: 201,
      }),
      // Passes the raw body too, because the schema drops the form's hidden fields.
      async (c) =>
        privateJson(c, await leaveMessage(c, c.req.valid("json"), await c.req.json()), { status: 201 }),
    );
}

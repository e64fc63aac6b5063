import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import {
  ChatHandleSchema,
  ChatRegistrationSchema,
  LeaveMessageSchema,
  RateMessageSchema,
  SaveMessageSchema,
  UserExistsSchema,
} from "../../contract/chat.ts";
import { InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import { refuses } from "../../contract/issue.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ChatStore } from "./chat_store.ts";
import type { MessageLeaver } from "./leave_message.ts";

/** No mobile number is longer. */
const MOBILE_MAX = 100;

const NO_MOBILE = refuses("required", {}, { message: "Name a mobile number" });
const UserExistsQuerySchema = z.object({
  mobile: z.string(NO_MOBILE).check(z.trim(), z.minLength(1, NO_MOBILE), z.describe("the number")),
});

interface ChatThrottles {
  /** Throws where this caller asks for too many mobile numbers. */
  lookUp: (c: Context) => void;
  /** Throws where this caller registers or writes too much. */
  write: (c: Context) => void;
}

/** What the chat of a partner's page is asked, by the key that it names. */
interface ChatPartners {
  /** Throws where the page may not name this key; else one conversation more is counted for the partner. */
  begin: (c: Context, key: string | null) => Promise<void>;
}

/** What the chat tells us of a visitor. Nothing here reads anything back but an id that can only add messages. */
export function chatRoutes(
  chat: ChatStore,
  throttles: ChatThrottles,
  partners: ChatPartners,
  leaveMessage: MessageLeaver,
) {
  const lookUp: MiddlewareHandler = async (c, next) => {
    throttles.lookUp(c);
    await next();
  };
  const write: MiddlewareHandler = async (c, next) => {
    throttles.write(c);
    await next();
  };

  return new Hono()
    .get(
      "/user-exists",
      lookUp,
      endpoint({
        summary: "Whether a visitor of this mobile number has chatted.",
        query: UserExistsQuerySchema,
        response: UserExistsSchema,
      }),
      async (c) => {
        const { mobile } = c.req.valid("query");
        const found = mobile.length <= MOBILE_MAX ? await chat.byMobile(mobile) : null;
        return privateJson(c, { exists: found !== null, id: found?.id ?? null });
      },
    )
    .post(
      "/register-user",
      write,
      endpoint({
        summary: "Registers a visitor of the chat.",
        request: ChatRegistrationSchema,
        response: ChatHandleSchema,
        status: 201,
      }),
      async (c) => {
        const registration = c.req.valid("json");
        await partners.begin(c, registration.partner);
        return privateJson(c, { id: await chat.register(registration) }, { status: 201 });
      },
    )
    .patch(
      "/update-visit/:id",
      write,
      endpoint({
        summary: "Notes another visit.",
        request: ChatRegistrationSchema,
        response: ChatHandleSchema,
      }),
      async (c) => {
        const id = c.req.param("id");
        const registration = c.req.valid("json");
        await partners.begin(c, registration.partner);
        await chat.updateVisit(id, registration);
        return privateJson(c, { id });
      },
    )
    .post(
      "/save-message",
      write,
      endpoint({
        summary: "Keeps a message of the conversation.",
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
      // The whole body too: what a form says of itself is in none of its own fields.
      async (c) =>
        privateJson(c, await leaveMessage(c, c.req.valid("json"), await c.req.json()), { status: 201 }),
    );
}

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

const MOBILE_MAX = 100;

const NO_MOBILE = refuses("required", {}, { message: "Name a mobile number" });
const UserExistsQuerySchema = z.object({
  mobile: z.string(NO_MOBILE).check(z.trim(), z.minLength(1, NO_MOBILE), z.describe("the number")),
});

type Take = (c: Context) => Promise<void>;

interface ChatThrottles {
  /** Throws 429 or 503 if too many mobile numbers are looked up. */
  lookUp: Take;
  /** Throws if too many visitors are registered. */
  register: Take;
  /** Throws if too much is written. */
  write: Take;
}

interface ChatPartners {
  /** Counts a conversation for the partner. Throws if the page may not use this key. */
  begin: (c: Context, key: string | null) => Promise<void>;
}

/** Public chat routes. They return only ids, so a caller can add messages but cannot read any. */
export function chatRoutes(
  chat: ChatStore,
  throttles: ChatThrottles,
  partners: ChatPartners,
  leaveMessage: MessageLeaver,
) {
  const limited = (take: Take): MiddlewareHandler => async (c, next) => {
    await take(c);
    await next();
  };
  const lookUp = limited(throttles.lookUp);
  const register = limited(throttles.register);
  const write = limited(throttles.write);

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
      register,
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
      // Passes the raw body too, because the schema drops the form's hidden fields.
      async (c) =>
        privateJson(c, await leaveMessage(c, c.req.valid("json"), await c.req.json()), { status: 201 }),
    );
}

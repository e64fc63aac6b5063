import { type Context, Hono } from "hono";
import { issue } from "../../contract/issue.ts";
import {
  ChatRegistrationSchema,
  LeaveMessageSchema,
  RateMessageSchema,
  SaveMessageSchema,
} from "../../contract/chat.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { parse, readJson, readJsonObject } from "../http/read_body.ts";
import type { ChatStore } from "./chat_store.ts";
import type { MessageLeaver } from "./leave_message.ts";

export interface ChatThrottles {
  /** Throws where this caller asks for too many mobile numbers. */
  lookUp: (c: Context) => void;
  /** Throws where this caller registers or writes too much. */
  write: (c: Context) => void;
}

/** What the chat of a partner's page is asked, by the key that it names. */
export interface ChatPartners {
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
  return new Hono()
    .get("/user-exists", async (c) => {
      throttles.lookUp(c);
      const mobile = c.req.query("mobile")?.trim() ?? "";
      if (!mobile) {
        throw AppError.invalid([issue("mobile", "required", {}, { message: "Name a mobile number" })]);
      }
      const found = mobile.length <= 100 ? await chat.byMobile(mobile) : null;
      return privateJson(c, { exists: found !== null, id: found?.id ?? null });
    })
    .post("/register-user", async (c) => {
      throttles.write(c);
      const registration = await readJson(c, ChatRegistrationSchema);
      await partners.begin(c, registration.partner);
      const id = await chat.register(registration);
      return privateJson(c, { id }, { status: 201 });
    })
    .patch("/update-visit/:id", async (c) => {
      throttles.write(c);
      const id = c.req.param("id");
      const registration = await readJson(c, ChatRegistrationSchema);
      await partners.begin(c, registration.partner);
      await chat.updateVisit(id, registration);
      return privateJson(c, { id });
    })
    .post("/save-message", async (c) => {
      throttles.write(c);
      return privateJson(c, { id: await chat.saveMessage(await readJson(c, SaveMessageSchema)) }, {
        status: 201,
      });
    })
    .post("/rate-message", async (c) => {
      throttles.write(c);
      const rating = await readJson(c, RateMessageSchema);
      await chat.rateMessage(rating);
      return privateJson(c, { id: rating.messageId });
    })
    .post("/leave-message", async (c) => {
      throttles.write(c);
      const body = await readJsonObject(c);
      return privateJson(c, await leaveMessage(c, parse(LeaveMessageSchema, body), body), { status: 201 });
    });
}

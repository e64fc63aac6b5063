import * as z from "zod/mini";
import {
  AccountSchema,
  CodeSchema,
  NewAccountSchema,
  OwnAccountSchema,
  PasswordChangeSchema,
  PasswordProofSchema,
  RecoveryCodesSchema,
  SecondFactorOfferSchema,
} from "../../contract/account.ts";
import { ChatMessageSchema, ChatUserSchema } from "../../contract/chat.ts";
import { CompanySchema } from "../../contract/company.ts";
import { ErasureSchema, PersonalDataSchema, WhoSchema } from "../../contract/personal_data.ts";
import { SeoGeneralSchema, SeoPagesSchema, SeoSocialSchema } from "../../contract/seo.ts";
import { LoginSchema, SessionSchema, SetupSchema } from "../../contract/session.ts";
import {
  InquirySchema,
  InquirySourcesSchema,
  NoteChangeSchema,
  NoteInputSchema,
  NoteRemovalSchema,
  ResolvedManySchema,
  ResolveManySchema,
} from "../../contract/inquiry.ts";
import { list, type Operation } from "./operation.ts";

const ADMIN = "/api/admin";
const INQUIRIES = `${ADMIN}/contact-submissions`;
const INQUIRY_FILTERS = {
  q: "words of name, email, subject or company",
  state: "pending or resolved",
  kind: "home, contact, quote or chat",
  partner: "a partner's key",
  suspected: "yes or no",
  from: "a day",
  to: "a day",
};

/** A document of which there is one. */
function settings(path: string, what: string, schema: z.ZodMiniType): Record<string, Operation> {
  return {
    [`GET ${path}`]: { says: `Reads ${what}.`, gives: schema, versioned: true },
    [`PUT ${path}`]: { says: `Changes ${what}.`, takes: schema, gives: schema, versioned: true },
  };
}

/** Accounts, inquiries and settings, for the owner. */
export const adminOperations: Record<string, Operation> = {
  [`POST ${ADMIN}/login`]: { says: "Opens a session.", takes: LoginSchema, gives: SessionSchema },
  [`POST ${ADMIN}/logout`]: { says: "Ends the session." },
  [`POST ${ADMIN}/setup`]: {
    says: "Makes the first account, with the link's token.",
    takes: SetupSchema,
    gives: SessionSchema,
  },
  [`GET ${ADMIN}/demo`]: {
    says: "The sample company's account, in development only.",
    gives: z.object({ username: z.string(), password: z.string() }),
  },
  [`GET ${ADMIN}/session`]: { says: "Who is signed in, and until when.", gives: SessionSchema },
  [`GET ${ADMIN}/account`]: { says: "Reads the own account and its sessions.", gives: OwnAccountSchema },
  [`PUT ${ADMIN}/account/password`]: { says: "Changes the own password.", takes: PasswordChangeSchema },
  [`DELETE ${ADMIN}/account/sessions/{id}`]: { says: "Ends one of the own sessions." },
  [`POST ${ADMIN}/account/second-factor`]: {
    says: "Offers a second factor.",
    gives: SecondFactorOfferSchema,
    status: 201,
  },
  [`PUT ${ADMIN}/account/second-factor`]: {
    says: "Turns the second factor on.",
    takes: CodeSchema,
    gives: RecoveryCodesSchema,
  },
  [`DELETE ${ADMIN}/account/second-factor`]: { says: "Turns it off.", takes: PasswordProofSchema },
  [`GET ${ADMIN}/accounts`]: { says: "Lists all accounts.", gives: { list: AccountSchema } },
  [`POST ${ADMIN}/accounts`]: {
    says: "Makes an account.",
    takes: NewAccountSchema,
    gives: AccountSchema,
    status: 201,
  },
  [`DELETE ${ADMIN}/accounts/{id}`]: { says: "Deletes an account." },
  [`POST ${ADMIN}/personal-data/export`]: {
    says: "Everything held about somebody.",
    takes: WhoSchema,
    gives: PersonalDataSchema,
  },
  [`POST ${ADMIN}/personal-data/erase`]: {
    says: "Erases everything held about somebody.",
    takes: WhoSchema,
    gives: ErasureSchema,
  },
  [`GET ${ADMIN}/chat-users`]: list("Visitors who chatted, the latest first.", ChatUserSchema, {
    q: "words of name, number, place or messages",
  }),
  [`GET ${ADMIN}/chat-history/{userId}`]: {
    says: "What a visitor and the assistant said.",
    gives: { list: ChatMessageSchema },
  },
  [`GET ${ADMIN}/chat-events`]: {
    says: "Messages as they are stored: message events.",
    gives: "text/event-stream",
  },
  [`GET ${ADMIN}/dashboard`]: { says: "Counts, and what is new.", gives: "application/json" },
  [`GET ${INQUIRIES}`]: list("Lists inquiries, newest first.", InquirySchema, INQUIRY_FILTERS),
  [`GET ${INQUIRIES}/export.csv`]: {
    says: "The same for a spreadsheet.",
    gives: "text/csv",
    query: INQUIRY_FILTERS,
  },
  [`GET ${INQUIRIES}/sources`]: { says: "Where inquiries came from.", gives: InquirySourcesSchema },
  [`POST ${INQUIRIES}/resolve`]: {
    says: "Resolves many.",
    takes: ResolveManySchema,
    gives: ResolvedManySchema,
  },
  [`GET ${INQUIRIES}/{id}`]: { says: "Reads an inquiry.", gives: InquirySchema, versioned: true },
  [`PATCH ${INQUIRIES}/{id}/resolve`]: {
    says: "Resolves an inquiry.",
    gives: InquirySchema,
    versioned: true,
  },
  [`PATCH ${INQUIRIES}/{id}/notes`]: {
    says: "Adds an internal note.",
    takes: NoteInputSchema,
    gives: InquirySchema,
    versioned: true,
  },
  [`PATCH ${INQUIRIES}/{id}/change-note`]: {
    says: "Corrects an internal note.",
    takes: NoteChangeSchema,
    gives: InquirySchema,
    versioned: true,
  },
  [`PATCH ${INQUIRIES}/{id}/remove-note`]: {
    says: "Deletes an internal note.",
    takes: NoteRemovalSchema,
    gives: InquirySchema,
    versioned: true,
  },
  [`POST ${INQUIRIES}/{id}/send-again`]: {
    says: "Sends the mail or call about it again.",
    gives: InquirySchema,
    versioned: true,
  },
  ...settings(`${ADMIN}/company`, "the company profile", CompanySchema),
  ...settings(`${ADMIN}/seo/general`, "the general SEO settings", SeoGeneralSchema),
  ...settings(`${ADMIN}/seo/pages`, "the metadata of pages", SeoPagesSchema),
  ...settings(`${ADMIN}/seo/social`, "the social profiles", SeoSocialSchema),
};

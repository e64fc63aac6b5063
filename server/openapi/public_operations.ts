import * as z from "zod/mini";
import { AssistantAnswerSchema, AssistantQuestionSchema } from "../../contract/assistant.ts";
import {
  ChatHandleSchema,
  ChatRegistrationSchema,
  LeaveMessageSchema,
  RateMessageSchema,
  SaveMessageSchema,
  UserExistsSchema,
} from "../../contract/chat.ts";
import { CompanySchema } from "../../contract/company.ts";
import {
  ContactMessageSchema,
  HomeMessageSchema,
  InquiryReceiptSchema,
  QuoteRequestSchema,
} from "../../contract/inquiry_input.ts";
import { SearchAnswerSchema } from "../../contract/search.ts";
import { LANG, type Operation } from "./operation.ts";

/** What anybody may call, from any page. */
export const publicOperations: Record<string, Operation> = {
  "GET /api/search": {
    says: "Suggests products, categories and articles.",
    gives: SearchAnswerSchema,
    query: { q: "what was typed", limit: "suggestions", ...LANG },
  },
  "GET /api/company": { says: "Reads the company profile.", gives: CompanySchema, query: LANG },
  "GET /api/seo": {
    says: "Reads what pages say of themselves to search engines.",
    gives: "application/json",
  },
  "POST /api/contact": {
    says:
      "Sends an inquiry: the home form, the contact page or a quote. A plain HTML form may post the same fields.",
    takes: z.union([QuoteRequestSchema, ContactMessageSchema, HomeMessageSchema]),
    gives: InquiryReceiptSchema,
    status: 201,
  },
  "GET /api/chat/user-exists": {
    says: "Whether a visitor of this mobile number has chatted.",
    gives: UserExistsSchema,
    query: { mobile: "the number" },
  },
  "POST /api/chat/register-user": {
    says: "Registers a visitor of the chat.",
    takes: ChatRegistrationSchema,
    gives: ChatHandleSchema,
    status: 201,
  },
  "PATCH /api/chat/update-visit/{id}": {
    says: "Notes another visit.",
    takes: ChatRegistrationSchema,
    gives: ChatHandleSchema,
  },
  "POST /api/chat/save-message": {
    says: "Keeps a message of the conversation.",
    takes: SaveMessageSchema,
    gives: ChatHandleSchema,
    status: 201,
  },
  "POST /api/chat/rate-message": {
    says: "Says whether an answer helped.",
    takes: RateMessageSchema,
    gives: ChatHandleSchema,
  },
  "POST /api/chat/leave-message": {
    says: "Leaves a message for the staff, which becomes an inquiry.",
    takes: LeaveMessageSchema,
    gives: InquiryReceiptSchema,
    status: 201,
  },
  "POST /api/assistant/chat": {
    says:
      "Answers a question. For Accept: text/event-stream: delta events with { text }, replace where all " +
      "before it does not hold, done with the whole answer, which always wins.",
    takes: AssistantQuestionSchema,
    gives: AssistantAnswerSchema,
  },
  "GET /partner/{key}/view.js": { says: "Notes that a partner's page was shown.", gives: "text/javascript" },
  "GET /media/{name}": { says: "A picture or document by the hash of what it holds.", gives: "*/*" },
  "GET /healthz": { says: "Whether the server is alive.", gives: "text/plain" },
  "GET /readyz": { says: "Whether it can read its store.", gives: "text/plain" },
  "GET /robots.txt": { says: "What crawlers may read.", gives: "text/plain" },
  "GET /sitemap.xml": { says: "Every page, or the parts that list them.", gives: "application/xml" },
  "GET /sitemaps/{part}": { says: "A part of a large site map.", gives: "application/xml" },
  "GET /blog/rss.xml": { says: "The latest articles as a feed.", gives: "application/rss+xml" },
  "GET /{language}/blog/rss.xml": {
    says: "The same in another language.",
    gives: "application/rss+xml",
  },
  "GET /site.webmanifest": { says: "The site as an app.", gives: "application/manifest+json" },
  "GET /favicon.ico": { says: "The site's sign.", gives: "image/*" },
  "GET /social/site.png": { says: "The picture of shared pages.", gives: "image/png" },
  "GET /social/product/{name}": { says: "The picture of a shared product.", gives: "image/png" },
  "GET /social/post/{name}": { says: "The picture of a shared article.", gives: "image/png" },
  "GET /social/{name}": { says: "The site's sign as a picture.", gives: "image/png" },
  "GET /openapi.json": { says: "This description.", gives: "application/json" },
  "GET /docs": { says: "The same as a page.", gives: "text/html" },
};

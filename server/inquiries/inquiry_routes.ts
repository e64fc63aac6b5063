import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type FormKind, inquiryKindOf, quoteListSubject } from "../../contract/inquiry_form.ts";
import type { FormRules } from "../../contract/form_rules.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import {
  type InquiryReceipt,
  InquiryReceiptSchema,
  inquirySchema,
  inquiryShape,
} from "../../contract/inquiry_input.ts";
import type { Language } from "../../contract/language.ts";
import { URL_MAX } from "../../contract/limits.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { newKey } from "../../contract/shared/new_key.ts";
import { privateJson } from "../http/answers.ts";
import { appErrorOf } from "../http/answer_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { isForeign } from "../http/own_origin.ts";
import { isForm, parse, readForm, readJsonObject } from "../http/read_body.ts";
import type { Pages } from "../pages/page_parts.ts";
import { FormExtrasSchema, isSuspicious, languageOf, sendingOf } from "./form_extras.ts";
import { referenceOf } from "../../contract/inquiry.ts";
import { requestPath } from "../../contract/sent_request.ts";
import type { InquiryStore } from "./inquiry_store.ts";
import { nameLines } from "./name_lines.ts";
import { pageAddress } from "./page_address.ts";

interface InquiryRouteParts {
  inquiries: InquiryStore;
  pages: Pages;
  /** The site's own public origin. */
  origin: string;
  now: () => Date;
  /** Returns the name of a published product, or undefined if there is none with this id. */
  productName: (id: string) => Promise<string | undefined>;
  /** The owner's rules for the forms. */
  rules: () => Promise<FormRules>;
  /** What is said after it. */
  thank: (kind: FormKind, language: Language) => Promise<string>;
  /** Throws 429 or 503 if too much is sent. */
  throttle: (c: Context) => Promise<void>;
  /** The same for what looks like a program's. */
  throttleSuspect: (c: Context) => Promise<void>;
  /** The partner, if the key counts for one. Throws if the page may not use this key. */
  admit: (c: Context, partner: string | null) => Promise<unknown>;
}

/** Describes the body for `/openapi.json`. Which schema parses it depends on its kind and the owner's rules. */
const described = (kind: FormKind) => z.extend(inquiryShape(kind, SPECIFIED_FORMS), FormExtrasSchema.shape);
const InquiryInputSchema = z.union([described("quote"), described("contact"), described("home")]);

/** `POST /contact`: JSON gets a receipt, a plain form a page. Responds once the inquiry is durable. */
export function inquiryRoutes(parts: InquiryRouteParts) {
  const { inquiries, pages, origin, now, productName, rules, thank, throttle, throttleSuspect, admit } =
    parts;

  async function store(c: Context, kind: FormKind, body: Record<string, unknown>): Promise<InquiryReceipt> {
    const { page, partner, ...fields } = parse(inquirySchema(kind, await rules()), body);
    const admitted = await admit(c, partner) ? partner : null;
    const isSuspected = isSuspicious(body);
    const language = languageOf(body);
    if (isSuspected) await throttleSuspect(c);
    const { lines, email, phone = null, company = null, subject = null, name, message, ...asked } = fields;
    const record = {
      name,
      message,
      ...given(asked),
      email: email ?? "",
      phone,
      company,
      subject,
      ...(lines?.length && { lines: await nameLines(lines, productName) }),
      createdAt: now().toISOString(),
      isResolved: false,
      ...(isSuspected && { isSuspected }),
      source: { kind, page: pageAddress(c, page), partner: admitted },
      language,
      key: newKey(),
    };
    const thanks = await thank(kind, language);
    const receiptOf = (id: string) => ({
      id,
      reference: referenceOf(id),
      message: thanks,
      address: origin + localPath(language, requestPath(id, record.key)),
    });
    const sending = await sendingOf(c, body, { kind, partner, ...fields });
    if (sending) return await inquiries.createOnce(record, sending, receiptOf);
    return receiptOf((await inquiries.create(record)).id);
  }

  const contact = endpoint({
    summary:
      "Sends an inquiry: the home form, the contact page or a quote. A plain HTML form may post the same fields.",
    request: InquiryInputSchema,
    handlerParses: true,
    response: InquiryReceiptSchema,
    status: 201,
  });

  return new Hono().post("/contact", contact, async (c) => {
    if (!isForm(c)) {
      await throttle(c);
      const body = completed(await readJsonObject(c));
      return privateJson(c, await store(c, inquiryKindOf(body), body), { status: 201 });
    }
    const values = withoutLongPage(await readForm(c));
    const kind = inquiryKindOf(values);
    const language = languageOf(values);
    try {
      await throttle(c);
      return await pages.thankYou(await store(c, kind, values), kind, language);
    } catch (error) {
      // Another site could post words of its own, to have them shown on a page of ours.
      return await refuse(error as Error, { kind, values: isForeign(c, origin) ? {} : values, language });
    }
  });

  /** Without JavaScript the response is the whole page, so it shows the form again with all values. */
  async function refuse(
    failure: Error,
    form: { kind: FormKind; values: Record<string, string>; language: Language },
  ): Promise<Response> {
    const error = appErrorOf(failure);
    if (error.status === 429 || error.status === 503) {
      const problem = error.status === 429 ? "throttled" : "busy";
      const page = await pages.contactWithErrors({ ...form, issues: [], problem, status: error.status });
      page.headers.set("retry-after", error.headers["retry-after"]!);
      return page;
    }
    if (error.code !== "invalid") throw failure;
    const issues = error.issues ?? [];
    const used = issues.some(({ code }) => code === "key_reused");
    return await pages.contactWithErrors({ ...form, issues, ...(used && { problem: "sent" }) });
  }
}

/** What a visitor filled in of what may be left empty. */
function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(filled) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** A client may leave out the subject of a quote list; it is then made from the number of lines. */
function completed(body: Record<string, unknown>): Record<string, unknown> {
  const { lines, subject } = body;
  const named = Array.isArray(lines) && lines.length > 0 && subject === undefined
    ? { ...body, subject: quoteListSubject(lines.length) }
    : body;
  return withoutLongPage(named);
}

/** Drops a page address that is too long. Rejecting it would lose the inquiry: visitors cannot shorten it. */
function withoutLongPage<T extends Record<string, unknown>>(body: T): T {
  const { page, ...rest } = body;
  return typeof page === "string" && page.length > URL_MAX ? rest as T : body;
}

import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod/mini";
import { QUOTE_SUBJECT } from "../../contract/inquiry_form.ts";
import { type QuoteLine, referenceOf } from "../../contract/inquiry.ts";
import type { Language } from "../../contract/language.ts";
import { type SentRequest, SentRequestSchema } from "../../contract/sent_request.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import type { InquiryRecord, InquiryStore } from "./inquiry_store.ts";

interface SentRequestParts {
  inquiries: Pick<InquiryStore, "inquiries">;
  /** The product of this English name, with its name in a language, if it is published. */
  productNamed: (name: string, language: Language) => Promise<{ id: string; name: string } | undefined>;
}

/** `GET /request/{id}/{key}`: what was asked, for whoever has the key. An inquiry that is gone has no page. */
export function sentRequestRoutes({ inquiries: { inquiries }, productNamed }: SentRequestParts) {
  return new Hono().get(
    "/request/:id/:key",
    endpoint({
      summary: "Reads an inquiry for its sender, by the key in the address of its confirmation page.",
      query: z.object({ lang: languageParameter }),
      response: SentRequestSchema,
    }),
    async (c) => {
      const found = await inquiries.get(c.req.param("id"));
      if (!found || !isKey(found.value.key, c.req.param("key"))) throw AppError.notFound("this request");
      return privateJson(c, await sentRequest(found.id, found.value, c.req.valid("query").lang));
    },
  );

  async function sentRequest(id: string, record: InquiryRecord, language: Language): Promise<SentRequest> {
    const { subject, message, createdAt, unit, wantedBy, email, phone } = record;
    return {
      reference: referenceOf(id),
      subject,
      message,
      createdAt,
      ...(unit && { unit }),
      ...(wantedBy && { wantedBy }),
      lines: await Promise.all((record.lines ?? lineOf(record)).map((line) => inLanguage(line, language))),
      email: email ? maskedEmail(email) : null,
      phone: phone ? `••••••${phone.replace(/\D/g, "").slice(-4)}` : null,
    };
  }

  /** A product is stored by its English name, which the owner reads. */
  async function inLanguage(line: QuoteLine, language: Language): Promise<QuoteLine> {
    const { id, name } = await productNamed(line.product, language) ?? {};
    return { ...line, productId: line.productId ?? id ?? null, product: name ?? line.product };
  }
}

/** The product of a quote dialog stands in the subject alone. */
function lineOf({ source, subject }: InquiryRecord): QuoteLine[] {
  const product = subject?.startsWith(`${QUOTE_SUBJECT}: `) && subject.slice(QUOTE_SUBJECT.length + 2);
  if (source.kind !== "quote" || !product) return [];
  return [{ productId: null, product, quantity: null, note: null }];
}

const encoder = new TextEncoder();

function isKey(kept: string | undefined, given: string): boolean {
  if (!kept || kept.length !== given.length) return false;
  const [a, b] = [encoder.encode(kept), encoder.encode(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, "$1•••");
}

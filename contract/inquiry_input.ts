import * as z from "zod/mini";
import { optionalText, text } from "./field.ts";
import {
  COMPANY_MAX,
  EMAIL_MAX,
  LINE_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  NAME_MIN,
  NOTE_MAX,
  PHONE_MAX,
  PHONE_MIN,
  QUANTITY_MAX,
  QUOTE_LINES_MAX,
  SUBJECT_MAX,
  URL_MAX,
} from "./limits.ts";
import { messages } from "./messages.ts";

const name = text(messages.name, { min: NAME_MIN, max: NAME_MAX });
const email = z.email(messages.email).check(z.maxLength(EMAIL_MAX, messages.email));
const trimmedEmail = z.pipe(z.string(messages.email).check(z.trim()), email);
/** Where the form stands (full address) and the partner's public key; both are hints, never required. */
const origin = { page: optionalText(URL_MAX), partner: optionalText(100) };

/**
 * One product of a quote list, with a quantity in the buyer's words ("25 kg × 4"). A known `productId` is enough: the
 * server then writes down the product's name itself.
 */
const QuoteLineInputSchema = z.object({
  productId: optionalText(100),
  product: optionalText(LINE_MAX),
  quantity: optionalText(QUANTITY_MAX),
  note: optionalText(NOTE_MAX),
}, "Must be a product with its quantity").check(
  z.refine(({ productId, product }) => !!(productId || product), {
    error: "Name the product",
    path: ["product"],
  }),
);

export const QuoteRequestSchema = z.object({
  name,
  email: trimmedEmail,
  phone: text(messages.quotePhone, { min: PHONE_MIN, max: PHONE_MAX }),
  company: optionalText(COMPANY_MAX),
  subject: text(messages.contactSubject, { max: SUBJECT_MAX }),
  message: text(messages.quoteMessage, { min: MESSAGE_MIN, max: MESSAGE_MAX }),
  lines: z.optional(
    z.array(QuoteLineInputSchema, "Must be a list").check(
      z.maxLength(QUOTE_LINES_MAX, `Must have at most ${QUOTE_LINES_MAX} products`),
    ),
  ),
  ...origin,
});

export const HomeMessageSchema = z.object({
  name,
  email: trimmedEmail,
  message: text(messages.message, { min: MESSAGE_MIN, max: MESSAGE_MAX }),
  ...origin,
});

export const ContactMessageSchema = z.object({
  name,
  company: optionalText(COMPANY_MAX),
  email: trimmedEmail,
  phone: text(messages.contactPhone, { min: PHONE_MIN, max: PHONE_MAX }),
  subject: text(messages.contactSubject, { max: SUBJECT_MAX }),
  message: text(messages.message, { min: MESSAGE_MIN, max: MESSAGE_MAX }),
  ...origin,
});

export const inquirySchemas = {
  home: HomeMessageSchema,
  contact: ContactMessageSchema,
  quote: QuoteRequestSchema,
} as const;

/** What `POST /api/contact` answers, with status 201. `reference` is the number told to the visitor. */
export const InquiryReceiptSchema = z.object({ id: z.string(), reference: z.string(), message: z.string() });
export type InquiryReceipt = z.infer<typeof InquiryReceiptSchema>;

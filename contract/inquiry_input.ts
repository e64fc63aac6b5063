import * as z from "zod/mini";
import { email, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import {
  COMPANY_MAX,
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

const name = text({ label: "Name", min: NAME_MIN, max: NAME_MAX });
const trimmedEmail = z.pipe(z.string(refuses("invalid_email")).check(z.trim()), email);
const subject = text({ refused: refuses("not_selected", {}, { label: "a subject" }), max: SUBJECT_MAX });
const message = text({ label: "Message", min: MESSAGE_MIN, max: MESSAGE_MAX });
/** The full address of the form's page and the partner's public key. Both are optional. */
const origin = { page: optionalText(URL_MAX), partner: optionalText(100) };

/**
 * One product of a quote list, with a free-text quantity ("25 kg × 4"). With a known `productId`, the server
 * adds the product's name.
 */
const QuoteLineInputSchema = z.object({
  productId: optionalText(100),
  product: optionalText(LINE_MAX),
  quantity: optionalText(QUANTITY_MAX),
  note: optionalText(NOTE_MAX),
}).check(
  z.refine(({ productId, product }) => !!(productId || product), {
    ...refuses("required", {}, { message: "Name the product" }),
    path: ["product"],
  }),
);

export const QuoteRequestSchema = z.object({
  name,
  email: trimmedEmail,
  phone: text({
    refused: refuses("too_few_digits", { min: PHONE_MIN }),
    min: PHONE_MIN,
    max: PHONE_MAX,
  }),
  company: optionalText(COMPANY_MAX),
  subject,
  message: text({
    refused: refuses("details_required", { min: MESSAGE_MIN }),
    min: MESSAGE_MIN,
    max: MESSAGE_MAX,
  }),
  lines: z.optional(
    z.array(QuoteLineInputSchema).check(
      z.maxLength(QUOTE_LINES_MAX, refuses("too_many", { max: QUOTE_LINES_MAX }, { label: "products" })),
    ),
  ),
  ...origin,
});

const HomeMessageSchema = z.object({
  name,
  email: trimmedEmail,
  message,
  ...origin,
});

const ContactMessageSchema = z.object({
  name,
  company: optionalText(COMPANY_MAX),
  email: trimmedEmail,
  phone: text({ refused: refuses("invalid_phone"), min: PHONE_MIN, max: PHONE_MAX }),
  subject,
  message,
  ...origin,
});

export const inquirySchemas = {
  home: HomeMessageSchema,
  contact: ContactMessageSchema,
  quote: QuoteRequestSchema,
} as const;

/** The response of `POST /api/contact`, with status 201. `reference` is the number shown to the visitor. */
export const InquiryReceiptSchema = z.object({ id: z.string(), reference: z.string(), message: z.string() });
export type InquiryReceipt = z.infer<typeof InquiryReceiptSchema>;

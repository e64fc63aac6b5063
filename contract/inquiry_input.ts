import * as z from "zod/mini";
import { askedFields } from "./asked_fields.ts";
import type { AskedName } from "./asked_names.ts";
import { email, optionalText, text } from "./field.ts";
import { type FieldRule, type FormFields, formFields } from "./form_fields.ts";
import type { FormRules } from "./form_rules.ts";
import type { FormKind } from "./inquiry_form.ts";
import { refuses, refusesAs } from "./issue.ts";
import { LINE_MAX, NOTE_MAX, QUANTITY_MAX, QUOTE_LINES_MAX, URL_MAX } from "./limits.ts";

const trimmedEmail = z.pipe(z.string(refuses("invalid_email")).check(z.trim()), email);

/** The full address of the form's page and the partner's public key. Both are optional. */
const origin = { page: optionalText(URL_MAX), partner: optionalText(100) };

/**
 * One product of a quote list, with a free-text quantity ("25 kg × 4"). With a known `productId`, the server
 * adds the product's name.
 */
const lineShape = {
  productId: optionalText(100),
  product: optionalText(LINE_MAX),
  quantity: optionalText(QUANTITY_MAX),
  note: optionalText(NOTE_MAX),
};

/** A line has a unit where the request may have one. */
function linesOf({ unit }: FormFields) {
  const line = z.object({ ...lineShape, ...(unit && { unit: schemaOf("unit", unit) }) }).check(
    z.refine(({ productId, product }) => !!(productId || product), {
      ...refuses("required", {}, { message: "Name the product" }),
      path: ["product"],
    }),
  );
  return z.optional(
    z.array(line).check(
      z.maxLength(QUOTE_LINES_MAX, refuses("too_many", { max: QUOTE_LINES_MAX }, { label: "products" })),
    ),
  );
}

interface SentLine extends Record<keyof typeof lineShape, string | null> {
  unit?: string | null;
}

/** A parsed form. A field that the form lacks, or that its visitor left out, is missing or null. */
interface InquiryInput extends Partial<Record<AskedName, string | null>> {
  name: string;
  email: string | null;
  phone?: string | null;
  company?: string | null;
  subject?: string | null;
  message: string;
  lines?: SentLine[];
  page: string | null;
  partner: string | null;
}

/** All fields of a form that hold text. */
const fieldsOf = (kind: FormKind, rules: FormRules): FormFields => ({
  ...formFields(kind, rules),
  ...askedFields(kind, rules),
});

/** The fields of a form as a schema, without what one field demands of another. */
export function inquiryShape(kind: FormKind, rules: FormRules) {
  const fields: Record<string, z.ZodMiniType> = {};
  const described = fieldsOf(kind, rules);
  for (const [name, rule] of Object.entries(described)) fields[name] = schemaOf(name, rule);
  return z.object({ ...fields, ...(kind === "quote" && { lines: linesOf(described) }), ...origin });
}

/** The schema of a form under the owner's rules. */
export function inquirySchema(kind: FormKind, rules: FormRules): z.ZodMiniType<InquiryInput> {
  const shape = inquiryShape(kind, rules);
  const bound = Object.entries(fieldsOf(kind, rules)).filter(([, { or }]) => or);
  const checks = bound.map(([path, { or }]) =>
    z.refine((value) => [path, or!].some((name) => !isBlank(Object(value)[name])), {
      ...refuses("phone_or_email"),
      path: [path],
      // Said together with what is wrong with the other fields.
      when: () => true,
    })
  );
  // The fields are known by name only while the program runs.
  return shape.check(...checks) as unknown as z.ZodMiniType<InquiryInput>;
}

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === "";

function schemaOf(name: string, { isOptional, min, max, isValid, clean, refusal }: FieldRule): z.ZodMiniType {
  const refused = refusesAs(refusal);
  const cleaned = clean ? [z.overwrite(clean)] : [];
  if (!isOptional) return name === "email" ? trimmedEmail : text({ refused, min, max });
  return z.pipe(
    z.nullish(
      z.string().check(
        z.trim(),
        ...cleaned,
        z.maxLength(max),
        z.refine((value) => value === "" || value.length >= min && (isValid?.(value) ?? true), refused),
      ),
    ),
    z.transform((value) => value || null),
  );
}

/** The response of `POST /api/contact`, with status 201. `reference` is the number shown to the visitor. */
export const InquiryReceiptSchema = z.object({
  id: z.string(),
  reference: z.string(),
  message: z.string(),
  /** The confirmation page. Nobody can guess its address. */
  address: z.optional(z.string()),
});
export type InquiryReceipt = z.infer<typeof InquiryReceiptSchema>;

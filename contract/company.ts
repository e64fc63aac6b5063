import * as z from "zod/mini";
import { optionalText, text } from "./field.ts";
import { EMAIL_MAX, PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf } from "./translation.ts";

const businessHours = z.object({
  weekday: text("Required"),
  saturday: text("Required"),
  sunday: text("Required"),
});

/** The profile's texts in another language. */
export const CompanyTranslationSchema = z.object({
  tagline: z.optional(text("Tagline is required")),
  businessType: z.optional(text("Required")),
  businessHours: z.optional(businessHours),
});
export const COMPANY_TEXT_FIELDS = ["tagline", "businessType"] as const;

/** The company profile: one document, shown on every page and in the structured data. */
export const CompanySchema = z.object({
  name: text("Company name is required"),
  shortName: text("Short name is required"),
  tagline: text("Tagline is required"),
  description: optionalText(PARAGRAPH_MAX),
  yearEstablished: z.int("Must be a year").check(
    z.gte(1800, "Must be a year"),
    z.lte(2100, "Must be a year"),
  ),
  director: optionalText(),
  businessType: optionalText(),
  contact: z.object({
    address: text("Address is required", { max: PARAGRAPH_MAX }),
    phones: z.array(text("Phone number is required", { max: 40 })).check(
      z.maxLength(3, "Must have at most 3 phone numbers"),
    ),
    emails: z.array(z.email("Please enter a valid email address").check(z.maxLength(EMAIL_MAX))),
    businessHours,
  }),
  /** Where the map's pin stands; without them in the middle of Hyderabad. */
  latitude: z.optional(
    z.number("Must be a number").check(z.gte(-90, "Must be -90 to 90"), z.lte(90, "Must be -90 to 90")),
  ),
  longitude: z.optional(
    z.number("Must be a number").check(z.gte(-180, "Must be -180 to 180"), z.lte(180, "Must be -180 to 180")),
  ),
  /** True for the sample company: every page then says that company and data are invented. */
  isSample: z._default(z.boolean(), false),
  /** To the admin only. */
  translations: translationsOf(CompanyTranslationSchema),
});
/** As the public reads it in a language, it names what is still English. */
export type Company = z.infer<typeof CompanySchema> & { untranslated?: string[] };

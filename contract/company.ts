import * as z from "zod/mini";
import { between, email, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf } from "./translation.ts";

const year = refuses("out_of_range", { min: 1800, max: 2100 }, { message: "Must be a year" });

const businessHours = z.object({
  weekday: text(),
  saturday: text(),
  sunday: text(),
});

/** The profile's texts in another language. */
const CompanyTranslationSchema = z.object({
  tagline: z.optional(text({ label: "Tagline" })),
  businessType: z.optional(text()),
  businessHours: z.optional(businessHours),
});
export const COMPANY_TEXT_FIELDS = ["tagline", "businessType"] as const;

/** The company profile. There is one document; every page and the structured data show it. */
export const CompanySchema = z.object({
  name: text({ label: "Company name" }),
  shortName: text({ label: "Short name" }),
  tagline: text({ label: "Tagline" }),
  description: optionalText(PARAGRAPH_MAX),
  yearEstablished: z.int(year).check(z.gte(1800, year), z.lte(2100, year)),
  director: optionalText(),
  businessType: optionalText(),
  contact: z.object({
    address: text({ label: "Address", max: PARAGRAPH_MAX }),
    phones: z.array(text({ label: "Phone number", max: 40 })).check(
      z.maxLength(3, refuses("too_many", { max: 3 }, { label: "phone numbers" })),
    ),
    emails: z.array(email),
    businessHours,
  }),
  /** The position of the map's pin. Without it the pin is in the middle of Hyderabad. */
  latitude: z.optional(
    z.number().check(...between(-90, 90)),
  ),
  longitude: z.optional(
    z.number().check(...between(-180, 180)),
  ),
  /** True for the sample company. Every page then says that the company and its data are invented. */
  isSample: z._default(z.boolean(), false),
  /** In admin responses only. */
  translations: translationsOf(CompanyTranslationSchema),
});
/** In a public response, `untranslated` names the fields that are still English. */
export type Company = z.infer<typeof CompanySchema> & { untranslated?: string[] };

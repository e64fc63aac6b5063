import * as z from "zod/mini";
import { cleanGstin, stateCodeOf } from "./asked_fields.ts";
import { between, blankText, email, optionalText, text } from "./field.ts";
import { formIssueMessages } from "./form_issue_messages.ts";
import { FormRulesSchema } from "./form_rules.ts";
import { SPECIFIED_FORMS } from "./specified_forms.ts";
import { refuses } from "./issue.ts";
import { PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf, untranslated } from "./translation.ts";

const year = refuses("out_of_range", { min: 1800, max: 2100 }, { message: "Must be a year" });

const hours = <T extends z.ZodMiniType>(day: () => T) =>
  z.object({ weekday: day(), saturday: day(), sunday: day() });

/** The profile's texts in another language. */
const CompanyTranslationSchema = z.object({
  name: z.optional(text({ label: "Company name" })),
  shortName: z.optional(text({ label: "Short name" })),
  tagline: z.optional(text({ label: "Tagline" })),
  description: z.optional(text({ label: "Description", max: PARAGRAPH_MAX })),
  director: z.optional(text()),
  businessType: z.optional(text()),
  areaServed: z.optional(text()),
  address: z.optional(text({ label: "Address", max: PARAGRAPH_MAX })),
  locality: z.optional(text()),
  region: z.optional(text()),
  businessHours: z.optional(hours(text)),
});
export const COMPANY_TEXT_FIELDS = [
  "name",
  "shortName",
  "tagline",
  "description",
  "director",
  "businessType",
  "areaServed",
  "locality",
  "region",
] as const;

/** The company's own number, with its check digit. Typed as on paper, it is stored without blanks. */
const optionalGstin = z.pipe(
  optionalText(),
  z.nullable(
    z.string().check(
      z.overwrite(cleanGstin),
      z.refine(
        (value) => stateCodeOf(value) !== undefined,
        refuses("invalid_format", {}, { message: formIssueMessages.invalid_gstin() }),
      ),
    ),
  ),
);

/** What the site says of a product without a make. */
const MISSING_MAKES = ["imported", "india", "company", "nothing"] as const;

/**
 * The company profile. There is one document; every page and the structured data show it. What is left empty is
 * shown nowhere: tagline, address and hours are then blank, the rest is null.
 */
export const CompanySchema = z.object({
  name: text({ label: "Company name" }),
  shortName: text({ label: "Short name" }),
  tagline: blankText(),
  description: optionalText(PARAGRAPH_MAX),
  yearEstablished: z._default(z.nullable(z.int(year).check(z.gte(1800, year), z.lte(2100, year))), null),
  director: optionalText(),
  businessType: optionalText(),
  /** Where the company delivers. */
  areaServed: optionalText(),
  contact: z.object({
    address: blankText(PARAGRAPH_MAX),
    phones: z.array(text({ label: "Phone number", max: 40 })).check(
      z.maxLength(3, refuses("too_many", { max: 3 }, { label: "phone numbers" })),
    ),
    emails: z.array(email),
    businessHours: hours(blankText),
  }),
  /** Town and state of the address, and the code of the state, such as TG, for search engines. */
  locality: optionalText(),
  region: optionalText(),
  regionCode: optionalText(3),
  /** The position of the map's pin. Without it there is no map. */
  latitude: z.optional(
    z.number().check(...between(-90, 90)),
  ),
  longitude: z.optional(
    z.number().check(...between(-180, 180)),
  ),
  /** What the company is registered as. */
  gstin: optionalGstin,
  /** Numbers of the licences to sell drugs, such as those of the forms 20B and 21B. */
  drugLicence: optionalText(),
  cin: optionalText(),
  /** By default the specified "Imported". `company` is the company's own name. */
  missingMake: z._default(z.enum(MISSING_MAKES), "imported"),
  /** What the forms ask of a visitor. */
  forms: z._default(FormRulesSchema, SPECIFIED_FORMS),
  /** True for the sample company. Every page then says that the company and its data are invented. */
  isSample: z._default(z.boolean(), false),
  /** In admin responses only. */
  translations: translationsOf(CompanyTranslationSchema),
});
/** The profile in a public response, in one language. */
export const ShownCompanySchema = z.extend(CompanySchema, {
  /** The business hours as search engines read them: `Mo-Fr 09:00-18:00, Sa 09:00-14:00`. */
  openingHours: z.optional(z.string()),
  untranslated,
});
export type Company = z.infer<typeof ShownCompanySchema>;

import * as z from "zod/mini";
import { address, between, blankAsNull, email, lines, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { PARAGRAPH_MAX, URL_MAX } from "./limits.ts";
import { translationsOf } from "./translation.ts";

/** Pages whose title, description and keywords the owner edits. Other pages use their own content. */
export const SEO_PAGES = ["home", "about", "products", "blog", "contact"] as const;
export type SeoPage = typeof SEO_PAGES[number];

export const OG_TYPES = ["website", "article", "product", "profile"] as const;
export const SCHEMA_TYPES = ["Organization", "LocalBusiness", "Product", "Article", "WebPage"] as const;

/** `{title}` is the page's title, `{site}` the site's. */
export const DEFAULT_TITLE_TEMPLATE = "{title} | {site}";
export const DEFAULT_ROBOTS = "User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api/admin";
/** A picture with the company's name, rendered by the server. */
export const DEFAULT_SOCIAL_IMAGE = "/social/site.png";

const DAY = "(Mo|Tu|We|Th|Fr|Sa|Su)";
const TIME = "([01]\\d|2[0-3]):[0-5]\\d";
const HOURS = `${DAY}(-${DAY})? ${TIME}-${TIME}`;

const invalid = (message: string) => refuses("invalid_format", {}, { message });

/** A full http(s) address. Paths of our own site are refused. */
const profile = z.string(refuses("invalid_address", {}, { message: "Must be an address" })).check(
  z.trim(),
  z.maxLength(URL_MAX),
  z.regex(
    /^https?:\/\/[^\s]+$/,
    refuses("invalid_address", {}, { message: "Must be an address that starts with https://" }),
  ),
);

const requiredAddress = (label: string) => z.pipe(text({ label, max: URL_MAX }), address);

const degrees = (max: number) =>
  z.pipe(
    z.transform((value) =>
      value === "" || value === undefined ? null : typeof value === "string" ? Number(value) : value
    ),
    z.nullable(
      z.number(refuses("wrong_type", { expected: "number" }, { message: "Must be a number of degrees" }))
        .check(
          ...between(-max, max),
        ),
    ),
  );

/** Structured data about the company. Empty fields are filled from the company profile. */
const SeoSchemaSchema = z.object({
  organizationName: optionalText(),
  localBusinessName: optionalText(),
  streetAddress: optionalText(PARAGRAPH_MAX),
  addressLocality: optionalText(),
  postalCode: optionalText(20),
  addressRegion: optionalText(),
  addressCountry: optionalText(60),
  latitude: degrees(90),
  longitude: degrees(180),
  telephone: optionalText(40),
  email: blankAsNull(email),
  priceRange: optionalText(20),
  /** `Mo-Fr 09:00-18:00, Sa 09:00-14:00` */
  openingHours: blankAsNull(
    z.string().check(
      z.maxLength(300),
      z.regex(
        new RegExp(`^${HOURS}(, ?${HOURS})*$`),
        invalid("Must be hours such as Mo-Fr 09:00-18:00, Sa 09:00-14:00"),
      ),
    ),
  ),
});

const titleTemplate = () =>
  text({ label: "Title template" }).check(
    z.regex(/\{title\}/, invalid("Must hold {title}, which stands for the page's title")),
  );

/** The general texts in another language. */
const SeoGeneralTranslationSchema = z.object({
  siteTitle: z.optional(text({ label: "Site title" })),
  titleTemplate: z.optional(titleTemplate()),
  siteDescription: z.optional(text({ label: "Site description", max: PARAGRAPH_MAX })),
  schema: z.optional(z.object({
    organizationName: z.optional(text()),
    localBusinessName: z.optional(text()),
    streetAddress: z.optional(text({ max: PARAGRAPH_MAX })),
    addressLocality: z.optional(text()),
    addressRegion: z.optional(text()),
  })),
});

export const SeoGeneralSchema = z.object({
  siteTitle: text({ label: "Site title" }),
  titleTemplate: z._default(titleTemplate(), DEFAULT_TITLE_TEMPLATE),
  siteDescription: text({ label: "Site description", max: PARAGRAPH_MAX }),
  siteLogo: requiredAddress("Logo URL"),
  favicon: requiredAddress("Favicon URL"),
  ogImage: requiredAddress("Default social image"),
  robotsTxt: z.pipe(
    z.nullish(z.string().check(z.maxLength(10_000))),
    z.transform((value) => value?.trim().replace(/\r\n?/g, "\n") || DEFAULT_ROBOTS),
  ),
  sitemapEnabled: z._default(z.boolean(), true),
  googleAnalyticsId: blankAsNull(
    // The id becomes part of a script's address, so its characters are restricted.
    z.string().check(
      z.regex(
        /^[A-Z]{1,4}-[A-Z0-9][A-Z0-9-]{2,30}$/i,
        invalid("Must be a measurement id such as G-ABC1234567"),
      ),
    ),
  ),
  schema: SeoSchemaSchema,
  /** Addresses of the company's pages on other sites. */
  socialProfiles: z.pipe(lines(URL_MAX), z.array(profile)),
  /** In admin responses only. */
  translations: translationsOf(SeoGeneralTranslationSchema),
});
export type SeoGeneral = z.infer<typeof SeoGeneralSchema>;

const seoPageTexts = {
  /** The whole title shown in search results. The template is not applied. */
  title: text({ label: "Title" }),
  description: text({ label: "Description", max: PARAGRAPH_MAX }),
  /** Separated by commas. */
  keywords: text({ message: "Keywords are required", max: PARAGRAPH_MAX }),
};
const SeoPageTextsSchema = z.partial(z.object(seoPageTexts));
export type SeoPageTexts = z.infer<typeof SeoPageTextsSchema>;

const SeoPageSchema = z.object({
  ...seoPageTexts,
  ogType: z._default(z.enum(OG_TYPES), "website"),
  schemaType: z._default(z.enum(SCHEMA_TYPES), "WebPage"),
});

const ofEachPage = <T extends z.ZodMiniType>(schema: T): Record<SeoPage, T> => ({
  home: schema,
  about: schema,
  products: schema,
  blog: schema,
  contact: schema,
});

export const SeoPagesSchema = z.object({
  ...ofEachPage(SeoPageSchema),
  /** By language and page. A text without a translation is what the page itself says in that language. */
  translations: translationsOf(z.partial(z.object(ofEachPage(SeoPageTextsSchema)))),
});
export type SeoPages = z.infer<typeof SeoPagesSchema>;

const network = blankAsNull(profile);

export const SeoSocialSchema = z.object({
  facebook: network,
  twitter: network,
  instagram: network,
  youtube: network,
  linkedin: network,
  /** An http(s) address or a telephone number. */
  whatsapp: blankAsNull(
    z.string().check(
      z.maxLength(URL_MAX),
      z.regex(/^(https?:\/\/\S+|\+?\d[\d\s()-]{6,20})$/, invalid("Must be an address or a telephone number")),
    ),
  ),
});
export type SeoSocial = z.infer<typeof SeoSocialSchema>;

/**
 * The public part of the settings in one language, as `GET /api/seo` returns it. It holds only stored settings. For
 * the others, pages use default texts and the company profile.
 */
export const PublicSeoSchema = z.object({
  general: z.optional(
    z.omit(SeoGeneralSchema, { robotsTxt: true, sitemapEnabled: true, translations: true }),
  ),
  /** A text that is absent is what the page itself says. */
  pages: z.optional(
    z.object(ofEachPage(z.partial(SeoPageSchema, { title: true, description: true, keywords: true }))),
  ),
  /** Full addresses of the profiles that are set, by network. */
  social: z.optional(z.partialRecord(z.keyof(SeoSocialSchema), z.string())),
});
export type PublicSeo = z.infer<typeof PublicSeoSchema>;

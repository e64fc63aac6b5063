import { SeoGeneralSchema } from "../../../contract/seo.ts";
import { textIn } from "../form/fields.ts";
import { typedOf } from "../form/kinds.ts";
import { resourceOf } from "../form/resource.ts";
import { settingsTexts } from "../form/resource_texts.ts";
import type { Editor } from "../form/use_editor.ts";
import { Previews } from "./Previews.tsx";
import { seoTexts } from "./seo_texts.ts";

export const generalResource = resourceOf({
  path: "/api/admin/seo",
  schema: SeoGeneralSchema,
  inputSchema: SeoGeneralSchema,
  blank: { sitemapEnabled: true },
  className: "seo-columns",
  publishedBy: null,
  sections: [
    {
      title: "Site",
      rows: [
        { path: "siteTitle", label: "Site title", required: true, translated: { isOptional: true } },
        {
          path: "titleTemplate",
          label: "Title template",
          hint: "{title} stands for the page's title, {site} for the site's",
          required: true,
          translated: { isOptional: true },
        },
        {
          path: "siteDescription",
          label: "Site description",
          kind: "textarea",
          hint: "Shown by phones that keep the site as an app",
          required: true,
          translated: true,
        },
      ],
    },
    {
      title: "Pictures",
      rows: [[
        {
          path: "siteLogo",
          label: "Logo URL",
          kind: "picture",
          pixels: "",
          hint: "Shown in search results that name the company",
          required: true,
        },
        {
          path: "favicon",
          label: "Favicon URL",
          kind: "picture",
          pixels: "512x512",
          hint: "The small picture in the browser's tab",
          required: true,
        },
        {
          path: "ogImage",
          label: "Default social image",
          kind: "picture",
          pixels: "1200x630",
          hint: "Shown when a page without a picture of its own is shared",
          required: true,
        },
      ]],
    },
    {
      title: "Search engines",
      rows: [
        {
          path: "sitemapEnabled",
          label: "Offer a sitemap",
          kind: "check",
          hint: "A list of all pages at /sitemap.xml",
        },
        {
          path: "robotsTxt",
          label: "robots.txt",
          kind: "textarea",
          className: "seo-robots",
          hint: "What search engines may read. The panel stays closed to them, whatever stands here.",
        },
      ],
    },
    {
      title: "Analytics",
      rows: [{
        path: "googleAnalyticsId",
        label: "Google Analytics ID",
        hint:
          "Such as G-ABC1234567. Visitors are asked first: nothing is loaded or counted unless they agree.",
      }],
    },
    {
      title: "Structured data",
      intro: "What is left empty is taken from the company profile, the opening hours always.",
      rows: [[
        { path: "schema.organizationName", label: "Organization name", translated: { isOptional: true } },
        { path: "schema.localBusinessName", label: "Local business name", translated: { isOptional: true } },
        { path: "schema.streetAddress", label: "Street address", translated: true },
        { path: "schema.addressLocality", label: "City", translated: true },
        { path: "schema.postalCode", label: "Postal code" },
        { path: "schema.addressRegion", label: "State", translated: true },
        { path: "schema.addressCountry", label: "Country" },
        { path: "schema.latitude", label: "Latitude", kind: "number" },
        { path: "schema.longitude", label: "Longitude", kind: "number" },
        { path: "schema.telephone", label: "Telephone" },
        { path: "schema.email", label: "Email" },
        { path: "schema.priceRange", label: "Price range" },
      ]],
    },
    {
      title: "Profiles elsewhere",
      intro: "Pages about the company on other sites",
      rows: [{
        path: "socialProfiles",
        label: "Addresses",
        kind: "lines",
        noun: "address",
        hideLabel: true,
      }],
    },
    { title: seoTexts.preview.title, side: true, rows: [ExamplePage] },
  ],
  translations: { as: "sections", hint: "What is left empty is shown in English." },
  texts: settingsTexts("general settings", {
    editTitle: seoTexts.general,
    loadError: seoTexts.loadError,
    notFound: seoTexts.notFound,
  }),
});

/** Previews a page that has no texts of its own. */
function ExamplePage({ form: { draft } }: { form: Editor }) {
  return (
    <Previews
      textsIn={(language) => {
        const words: Record<string, string> = {
          title: "Example page",
          site: textIn(draft, "siteTitle", language),
        };
        const template = textIn(draft, "titleTemplate", language);
        return {
          title: template.replace(/\{(title|site)\}/g, (_, name) => words[name] ?? ""),
          description: textIn(draft, "siteDescription", language),
        };
      }}
      path="/example"
      image={typedOf(draft.ogImage)}
    />
  );
}

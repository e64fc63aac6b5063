import { CompanySchema } from "../../../contract/company.ts";
import { yearsInBusiness } from "../../../contract/shared/business.ts";
import { UNNAMED_COMPANY } from "../../../contract/shared/unnamed_company.ts";
import { resourceOf } from "../form/resource.ts";
import { settingsTexts } from "../form/resource_texts.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";

const OPTIONAL = "Optional for the visitor";
const QUOTES_ONLY = "In requests for a quote; optional for the visitor";

export const companyResource = resourceOf({
  path: "/api/admin",
  schema: CompanySchema,
  inputSchema: CompanySchema,
  blank: UNNAMED_COMPANY,
  publishedBy: null,
  sections: [
    {
      title: "The company",
      rows: [
        [
          { path: "name", label: "Company name", required: true, translated: { isOptional: true } },
          {
            path: "shortName",
            label: "Short name",
            hint: "Where there is little room: the phone's bar and the panel",
            required: true,
            translated: { isOptional: true },
          },
        ],
        { path: "tagline", label: "Tagline", translated: true },
        {
          path: "description",
          label: "Description",
          kind: "textarea",
          hint: "On the About page until it is written, to search engines, and told by the assistant",
          translated: true,
        },
        [
          {
            path: "yearEstablished",
            label: "Year established",
            kind: "number",
            hint: yearsSince,
          },
          { path: "director", label: "Director", translated: true },
          { path: "businessType", label: "Kind of business", translated: true },
          {
            path: "areaServed",
            label: "Areas served",
            placeholder: "Telangana and Andhra Pradesh",
            translated: true,
          },
        ],
        {
          path: "isSample",
          label: "This is the sample company",
          kind: "check",
          hint: "Every page then says that company and data are invented",
        },
      ],
    },
    {
      title: "Contact",
      rows: [
        { path: "contact.address", label: "Address", kind: "textarea", translated: "address" },
        [
          { path: "locality", label: "Town", translated: true },
          { path: "region", label: "State", translated: true },
          { path: "regionCode", label: "Code of the state", placeholder: "TG" },
        ],
        {
          path: "contact.phones",
          label: "Telephone numbers",
          kind: "lines",
          noun: "telephone number",
          hint: "At most three; the first one is the one that buttons call",
        },
        {
          path: "contact.emails",
          label: "Email addresses",
          kind: "lines",
          noun: "email address",
          hint: "The first one is shown most",
        },
      ],
    },
    {
      title: "Registration",
      intro: "Among the facts about the company, for buyers who look for them. Left empty, nothing is shown.",
      rows: [[
        { path: "gstin", label: "GSTIN", placeholder: "36AAPFU0939F1ZW" },
        { path: "drugLicence", label: "Drug licence", placeholder: "20B/TS/HYD/2024-1234" },
        { path: "cin", label: "CIN" },
      ]],
    },
    {
      title: "Products",
      rows: [{
        path: "missingMake",
        label: "A product without a make",
        kind: "select",
        choices: [
          ["imported", "Is called imported"],
          ["india", "Is called made in India"],
          ["company", "Bears the company's name"],
          ["nothing", "Shows no make"],
        ],
        hint: "What the site says where a product's own make was left empty",
      }],
    },
    {
      title: "Forms",
      intro: "What the forms of the site and of the widgets ask of a visitor.",
      rows: [
        {
          path: "forms.contact",
          label: "Email and telephone",
          kind: "select",
          choices: [
            ["both", "Both are required"],
            ["either", "One of the two is enough"],
          ],
          hint: "Many farmers have no email address. The home page's form then asks for the telephone too",
        },
        { path: "forms.pin", label: "Ask for the PIN code", kind: "check", hint: OPTIONAL },
        {
          path: "forms.gstin",
          label: "Ask for the GSTIN",
          kind: "check",
          hint: "Optional for the visitor. Its check digit is verified, and the state is shown",
        },
        { path: "forms.unit", label: "Ask for the unit of the quantities", kind: "check", hint: QUOTES_ONLY },
        { path: "forms.wantedBy", label: "Ask by when it is wanted", kind: "check", hint: QUOTES_ONLY },
      ],
    },
    {
      title: "Business hours",
      intro: "Such as 9:00 AM to 6:00 PM, or Closed. Search engines are told the same.",
      rows: [[
        {
          path: "contact.businessHours.weekday",
          label: "Monday to Friday",
          translated: "businessHours.weekday",
        },
        {
          path: "contact.businessHours.saturday",
          label: "Saturday",
          translated: "businessHours.saturday",
        },
        {
          path: "contact.businessHours.sunday",
          label: "Sunday",
          translated: "businessHours.sunday",
        },
      ]],
    },
    {
      title: "Place on the map",
      intro: "Where the map's pin stands. Without them no map is shown.",
      rows: [[
        { path: "latitude", label: "Latitude", kind: "number" },
        { path: "longitude", label: "Longitude", kind: "number" },
      ]],
    },
  ],
  translations: {
    as: "sections",
    hint: "What is left empty is shown in English. Hours need all three lines.",
  },
  texts: settingsTexts("company profile", {
    saveError: "An error occurred while saving the company profile",
    notFound: "There is no company profile.",
  }),
});

function yearsSince(founded: unknown): string {
  const year = Number(founded);
  if (!(year >= 1800 && year <= 2100)) return "";
  return `The site says ${yearsInBusiness(year, new Date().getFullYear())} years in business`;
}

/** The company's details, which appear on every page, in mails and in the structured data. */
export function CompanyPage() {
  return <ResourceEditor resource={companyResource} id="company" isPreviewed />;
}

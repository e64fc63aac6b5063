import type { Company } from "../company.ts";
import { SPECIFIED_FORMS } from "../specified_forms.ts";

/** The profile until the owner has saved one. It says nothing of anybody. */
export const UNNAMED_COMPANY: Company = {
  name: "New website",
  shortName: "New website",
  tagline: "",
  description: null,
  yearEstablished: null,
  director: null,
  businessType: null,
  areaServed: null,
  contact: {
    address: "",
    phones: [],
    emails: [],
    businessHours: { weekday: "", saturday: "", sunday: "" },
  },
  locality: null,
  region: null,
  regionCode: null,
  gstin: null,
  drugLicence: null,
  cin: null,
  missingMake: "imported",
  forms: SPECIFIED_FORMS,
  isSample: false,
};

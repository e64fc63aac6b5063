import { type Company, CompanySchema } from "../../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../../contract/shared/unnamed_company.ts";
import type { Resource } from "../draft.ts";
import { linesOfRows, type Row, rowsOfLines } from "../draft_rows.ts";
import { companyTexts } from "./company_texts.ts";

/** The company profile while it is edited. */
export type CompanyDraft = {
  name: string;
  shortName: string;
  tagline: string;
  description: string;
  yearEstablished: string;
  director: string;
  businessType: string;
  isSample: boolean;
  address: string;
  phones: Row[];
  emails: Row[];
  weekday: string;
  saturday: string;
  sunday: string;
  latitude: string;
  longitude: string;
  hiTagline: string;
  hiBusinessType: string;
  hiWeekday: string;
  hiSaturday: string;
  hiSunday: string;
  teTagline: string;
  teBusinessType: string;
  teWeekday: string;
  teSaturday: string;
  teSunday: string;
};

export const companyResource: Resource<Company, CompanyDraft> = {
  path: "/api/admin",
  schema: CompanySchema,
  inputSchema: CompanySchema,
  blank: () => draftOf(UNNAMED_COMPANY),
  draftOf,
  inputOf: (draft) => ({
    name: draft.name,
    shortName: draft.shortName,
    tagline: draft.tagline,
    description: draft.description,
    yearEstablished: numberOf(draft.yearEstablished),
    director: draft.director,
    businessType: draft.businessType,
    isSample: draft.isSample,
    contact: {
      address: draft.address,
      phones: linesOfRows(draft.phones),
      emails: linesOfRows(draft.emails),
      businessHours: { weekday: draft.weekday, saturday: draft.saturday, sunday: draft.sunday },
    },
    ...draft.latitude.trim() && { latitude: numberOf(draft.latitude) },
    ...draft.longitude.trim() && { longitude: numberOf(draft.longitude) },
    ...translationsOf(draft),
  }),
  labels: companyTexts.fields,
  texts: companyTexts,
};

function draftOf({ contact, translations, ...company }: Company): CompanyDraft {
  const { hi, te } = translations ?? {};
  return {
    name: company.name,
    shortName: company.shortName,
    tagline: company.tagline,
    description: company.description ?? "",
    yearEstablished: String(company.yearEstablished),
    director: company.director ?? "",
    businessType: company.businessType ?? "",
    isSample: company.isSample,
    address: contact.address,
    phones: rowsOfLines(contact.phones),
    emails: rowsOfLines(contact.emails),
    ...contact.businessHours,
    latitude: String(company.latitude ?? ""),
    longitude: String(company.longitude ?? ""),
    hiTagline: hi?.tagline ?? "",
    hiBusinessType: hi?.businessType ?? "",
    hiWeekday: hi?.businessHours?.weekday ?? "",
    hiSaturday: hi?.businessHours?.saturday ?? "",
    hiSunday: hi?.businessHours?.sunday ?? "",
    teTagline: te?.tagline ?? "",
    teBusinessType: te?.businessType ?? "",
    teWeekday: te?.businessHours?.weekday ?? "",
    teSaturday: te?.businessHours?.saturday ?? "",
    teSunday: te?.businessHours?.sunday ?? "",
  };
}

/** What is no number stays a text, which the contract refuses at its field. */
function numberOf(text: string): number | string {
  const number = Number(text);
  return text.trim() === "" || Number.isNaN(number) ? text : number;
}

function translationsOf(draft: CompanyDraft) {
  const hi = translation(draft.hiTagline, draft.hiBusinessType, {
    weekday: draft.hiWeekday,
    saturday: draft.hiSaturday,
    sunday: draft.hiSunday,
  });
  const te = translation(draft.teTagline, draft.teBusinessType, {
    weekday: draft.teWeekday,
    saturday: draft.teSaturday,
    sunday: draft.teSunday,
  });
  return (hi || te) && { translations: { ...hi && { hi }, ...te && { te } } };
}

/** Only what is there; a text left empty is shown in English. */
function translation(tagline: string, businessType: string, hours: Record<string, string>) {
  const filled = {
    ...tagline.trim() && { tagline },
    ...businessType.trim() && { businessType },
    ...Object.values(hours).some((text) => text.trim()) && { businessHours: hours },
  };
  return Object.keys(filled).length > 0 ? filled : undefined;
}

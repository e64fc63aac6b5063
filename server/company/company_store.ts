import { type Company, CompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { Store } from "../kv/store.ts";
import { settingsDocument } from "../kv/settings_document.ts";

/** The company profile: the one document of `company`, under the id `company`. */
export function companyStore(store: Store) {
  const profile = settingsDocument(store, "company", CompanySchema, "company");
  return {
    profile,

    async get(): Promise<Company> {
      return (await profile.get())?.value ?? UNNAMED_COMPANY;
    },

    async put(company: Company): Promise<void> {
      await profile.put(company);
    },
  };
}

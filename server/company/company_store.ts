import { type Company, CompanySchema } from "../../contract/company.ts";
import { UNNAMED_COMPANY } from "../../contract/unnamed_company.ts";
import { collection } from "../kv/collection.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";

const ID = "company";

/** The company profile: the one document of `company`, under the id `company`. */
export function companyStore(store: Store) {
  const profiles = collection(store, { name: "company", schema: CompanySchema, content: true });
  return {
    async get(): Promise<Company> {
      return (await profiles.get(ID))?.value ?? UNNAMED_COMPANY;
    },

    async put(company: Company): Promise<void> {
      try {
        await profiles.update(ID, () => company);
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error;
        await profiles.create(company, { id: ID });
      }
    },
  };
}

export type CompanyStore = ReturnType<typeof companyStore>;

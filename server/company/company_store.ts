import { type Company, CompanySchema } from "../../contract/company.ts";
import { collection } from "../kv/collection.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";

/** What a store shows until the owner has said who they are. */
const UNNAMED: Company = {
  name: "Poultry Healthcare",
  shortName: "Poultry Healthcare",
  tagline: "Premium Poultry Healthcare",
  description: null,
  yearEstablished: 1989,
  director: null,
  businessType: null,
  contact: {
    address: "Hyderabad, India",
    phones: [],
    emails: [],
    businessHours: { weekday: "9:00 AM to 6:00 PM", saturday: "9:00 AM to 2:00 PM", sunday: "Closed" },
  },
  isSample: false,
};

const ID = "company";

/** The company profile: the one document of `company`, under the id `company`. */
export function companyStore(store: Store) {
  const profiles = collection(store, { name: "company", schema: CompanySchema, content: true });
  return {
    async get(): Promise<Company> {
      return (await profiles.get(ID))?.value ?? UNNAMED;
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

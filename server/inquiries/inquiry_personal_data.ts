import type { Person } from "../personal_data/person.ts";
import type { PersonalDataSource } from "../personal_data/personal_data_routes.ts";
import { inquiryOf, type InquiryStore } from "./inquiry_store.ts";

/** The inquiries that a person sent. */
export function inquiryPersonalData(
  { inquiries, removeAll }: Pick<InquiryStore, "inquiries" | "removeAll">,
): PersonalDataSource {
  async function find(person: Person) {
    const found = [];
    for await (const inquiry of inquiries.all()) {
      const { email, phone } = inquiry.value;
      if (person.isEmail(email) || person.isPhone(phone)) found.push(inquiryOf(inquiry));
    }
    return found;
  }
  return {
    name: "inquiries",
    find,
    async erase(person) {
      return await removeAll((await find(person)).map(({ id }) => id));
    },
  };
}

import type { Person } from "../personal_data/person.ts";
import type { PersonalDataSource } from "../personal_data/personal_data_routes.ts";
import type { BinStore } from "../bin/bin_store.ts";
import { inquiryOf, type InquiryRecord, type InquiryStore } from "./inquiry_store.ts";

/** The inquiries that a person sent, those in the bin too. */
export function inquiryPersonalData(
  { inquiries, removeAll }: Pick<InquiryStore, "inquiries" | "removeAll">,
  bin: BinStore,
): PersonalDataSource {
  const isOf = (person: Person, { email, phone }: InquiryRecord) =>
    person.isEmail(email) || person.isPhone(phone);

  async function find(person: Person) {
    const found = [];
    for await (const inquiry of inquiries.all()) {
      if (isOf(person, inquiry.value)) found.push(inquiryOf(inquiry));
    }
    return found;
  }

  const binned = async (person: Person) =>
    (await Array.fromAsync(bin.of<InquiryRecord>("contact-submissions").all()))
      .filter(({ value }) => isOf(person, value));

  return {
    name: "inquiries",
    find: async (person) => [
      ...await find(person),
      ...(await binned(person)).map(({ id, value }) => inquiryOf({ id, value, version: "" })),
    ],
    async erase(person, kept) {
      const isMeant = ({ id }: { id: string }) => !kept.has(id);
      const removed = await removeAll((await find(person)).filter(isMeant).map(({ id }) => id));
      // After the others: what somebody deletes meanwhile is found here.
      const left = (await binned(person)).filter(isMeant);
      return removed + await bin.purgeAll(left.map(({ entry }) => entry));
    },
  };
}

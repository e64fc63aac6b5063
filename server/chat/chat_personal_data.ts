import type { Person } from "../personal_data/person.ts";
import type { PersonalDataSource } from "../personal_data/personal_data_routes.ts";
import type { BinStore } from "../bin/bin_store.ts";
import type { ChatUserRecord } from "./chat_records.ts";
import type { ChatStore } from "./ChatStore.ts";

/** The chat registrations with a person's number, those in the bin too, each with its messages. */
export function chatPersonalData(chat: ChatStore, bin: BinStore): PersonalDataSource {
  const binned = async (person: Person) =>
    (await Array.fromAsync(bin.of<ChatUserRecord>("chat-users").all()))
      .filter(({ value }) => person.isPhone(value.mobileNumber));

  async function find(person: Person) {
    const found = [];
    const live = (await Array.fromAsync(chat.users.all()))
      .filter(({ value }) => person.isPhone(value.mobileNumber));
    for (const { id, value } of [...live, ...await binned(person)]) {
      const messages = await Array.fromAsync(chat.messages.all({ index: ["user", id] }));
      found.push({ id, ...value, messages: messages.map(({ id, value }) => ({ id, ...value })) });
    }
    return found;
  }
  return {
    name: "chats",
    find,
    async erase(person, kept) {
      const isMeant = ({ id }: { id: string }) => !kept.has(id);
      const registrations = (await find(person)).filter(isMeant);
      for (const { id } of registrations) await chat.removeHandle(id);
      // After the others: what somebody deletes meanwhile is found here.
      await bin.purgeAll((await binned(person)).filter(isMeant).map(({ entry }) => entry));
      return registrations.length;
    },
  };
}

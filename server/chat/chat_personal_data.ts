import type { Person } from "../personal_data/person.ts";
import type { PersonalDataSource } from "../personal_data/personal_data_routes.ts";
import type { ChatStore } from "./ChatStore.ts";

/** The chat registrations with a person's number, each with its messages. */
export function chatPersonalData(chat: ChatStore): PersonalDataSource {
  async function find(person: Person) {
    const found = [];
    for await (const { id, value } of chat.users.all()) {
      if (!person.isPhone(value.mobileNumber)) continue;
      const messages = await Array.fromAsync(chat.messages.all({ index: ["user", id] }));
      found.push({ id, ...value, messages: messages.map(({ id, value }) => ({ id, ...value })) });
    }
    return found;
  }
  return {
    name: "chats",
    find,
    async erase(person) {
      const registrations = await find(person);
      for (const { id } of registrations) await chat.removeHandle(id);
      return registrations.length;
    },
  };
}

import { NotFoundError } from "../kv/errors.ts";
import type { Person } from "../personal_data/person.ts";
import type { PersonalDataSource } from "../personal_data/personal_data_routes.ts";
import type { ChatStore } from "./chat_store.ts";

/** A person's chat registration with all messages. */
export function chatPersonalData({ users, messages, messagesOf }: ChatStore): PersonalDataSource {
  async function find(person: Person) {
    const found = [];
    for await (const { id, value } of users.all()) {
      if (person.isPhone(value.mobileNumber)) found.push({ id, ...value, messages: await messagesOf(id) });
    }
    return found;
  }
  async function gone(deletion: Promise<unknown>): Promise<void> {
    try {
      await deletion;
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
  return {
    name: "chats",
    find,
    async erase(person) {
      const found = await find(person);
      for (const user of found) {
        // Delete the visitor first, so that no message is added while its messages are deleted.
        await gone(users.delete(user.id));
        for (const id of await messages.ids({ index: ["user", user.id] })) await gone(messages.delete(id));
      }
      return found.length;
    },
  };
}

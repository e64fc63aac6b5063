import type { ChatMessage, ChatUser } from "../../contract/chat.ts";
import { type ListPage, pageOf, type PageQuery } from "../http/list_query.ts";
import { foldText, wordsAndNumbers } from "../http/search_text.ts";
import { cachedRows, type Derived, derived } from "../kv/derived.ts";
import type { Store } from "../kv/store.ts";
import {
  type ChatMessageRecord,
  type ChatRecords,
  type ChatUserRecord,
  messageView,
  mobileKey,
} from "./chat_records.ts";

/** One browser's registration, with its texts folded for the search. */
interface Registration extends ChatUserRecord {
  id: string;
  /** The number as all its writings have it. */
  key: string;
  text: string;
}

/** Everybody who registered with one mobile number, the earliest first. `id` is the earliest handle. */
export interface ChatPerson {
  id: string;
  /** The time of the last visit. */
  lastAt: string;
  registrations: readonly Registration[];
}

interface People {
  /** The latest visit first. */
  all: readonly ChatPerson[];
  ofHandle: ReadonlyMap<string, ChatPerson>;
}

/**
 * The visitors of the chat as the owner sees them: all registrations with one mobile number are one person.
 * Nobody proves that a number is theirs, so each message says by which name its browser registered.
 */
export class ChatPeople {
  readonly #records: ChatRecords;
  readonly #people: Derived<People>;
  readonly #words: Derived<ReadonlyMap<string, { userId: string; text: string }>>;

  constructor(store: Store, records: ChatRecords) {
    this.#records = records;
    const registrations = cachedRows(store, records.users, registrationOf);
    this.#people = derived(
      store,
      [records.users],
      async () => grouped([...(await registrations()).values()]),
    );
    this.#words = cachedRows(store, records.messages, (_, { userId, content }: ChatMessageRecord) => ({
      userId,
      text: foldText(content),
    }));
  }

  /** The person behind a handle, or null. */
  async ofHandle(handle: string): Promise<ChatPerson | null> {
    return (await this.#people()).ofHandle.get(handle) ?? null;
  }

  /** All people, latest visit first; with `q` those whose fields or messages contain all its words. */
  async found(q?: string): Promise<readonly ChatPerson[]> {
    const { all } = await this.#people();
    const wanted = wordsAndNumbers(q);
    const wrote = await Promise.all(wanted.map((word) => this.#handlesOfWord(word)));
    return all.filter(({ registrations }) =>
      wanted.every((word, place) =>
        registrations.some(({ id, text }) => text.includes(word) || wrote[place]!.has(id))
      )
    );
  }

  /** The person as the panel gets it: name and place of the first registration, page of the last. */
  async view({ id, lastAt, registrations }: ChatPerson): Promise<ChatUser> {
    const { name, mobileNumber, location, firstVisitAt } = registrations[0]!;
    return {
      id,
      name,
      mobileNumber,
      location,
      firstVisitAt,
      lastVisitAt: lastAt === firstVisitAt ? null : lastAt,
      source: registrations.at(-1)!.source,
      chatHistory: await this.#messageIds(registrations),
      registrations: registrations.length,
    };
  }

  /** One page of what a person and the assistant said, in order of arrival or, `isNewestFirst`, against it. */
  async history(
    person: ChatPerson,
    query: PageQuery,
    isNewestFirst: boolean,
  ): Promise<ListPage<ChatMessage>> {
    const ids = await this.#messageIds(person.registrations);
    const page = pageOf((isNewestFirst ? ids.reverse() : ids).map((id) => ({ id })), query);
    const nameOf = new Map(person.registrations.map(({ id, name }) => [id, name]));
    const found = await this.#records.messages.getMany(page.rows.map(({ id }) => id));
    const rows = found.filter((message) => message !== null)
      .map((message) => messageView(message, nameOf.get(message.value.userId) ?? ""));
    return { ...page, rows };
  }

  /** Ids are made in order of time, so their order is that of the messages. */
  async #messageIds(registrations: readonly Registration[]): Promise<string[]> {
    const ids = await Promise.all(
      registrations.map(({ id }) => this.#records.messages.ids({ index: ["user", id] })),
    );
    return ids.flat().sort();
  }

  async #handlesOfWord(word: string): Promise<Set<string>> {
    const found = new Set<string>();
    for (const { userId, text } of (await this.#words()).values()) if (text.includes(word)) found.add(userId);
    return found;
  }
}

function registrationOf(id: string, user: ChatUserRecord): Registration {
  const key = mobileKey(user.mobileNumber);
  return { ...user, id, key, text: foldText([user.name, user.mobileNumber, key, user.location].join("\n")) };
}

const lastVisitOf = ({ firstVisitAt, lastVisitAt }: Registration) => lastVisitAt ?? firstVisitAt;

function grouped(registrations: Registration[]): People {
  const earliestFirst = registrations.sort((a, b) =>
    a.firstVisitAt.localeCompare(b.firstVisitAt) || (a.id < b.id ? -1 : 1)
  );
  const people = [...Map.groupBy(earliestFirst, ({ key }) => key).values()].map((registrations) => ({
    id: registrations[0]!.id,
    registrations,
    lastAt: registrations.map(lastVisitOf).reduce((last, at) => at > last ? at : last),
  }));
  return {
    all: people.sort((a, b) => b.lastAt.localeCompare(a.lastAt)),
    ofHandle: new Map(people.flatMap((person) => person.registrations.map(({ id }) => [id, person]))),
  };
}

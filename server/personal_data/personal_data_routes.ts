import { Hono } from "hono";
import {
  type Erasure,
  ErasureSchema,
  type PersonalData,
  PersonalDataSchema,
  WhoSchema,
} from "../../contract/personal_data.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { type Person, personOf } from "./person.ts";

/** A room that holds something about people. */
export interface PersonalDataSource {
  /** The name of the kind: `inquiries`. */
  name: string;
  find(person: Person): Promise<unknown[]>;
  /** Removes all of it; how many there were. */
  erase(person: Person): Promise<number>;
}

/** What is held about one person, to be given to them or to be erased. Their address stands in no URL and no log. */
export function personalDataRoutes(sources: readonly PersonalDataSource[], now: () => Date) {
  return new Hono()
    .post(
      "/export",
      endpoint({
        summary: "Everything held about somebody.",
        request: WhoSchema,
        response: PersonalDataSchema,
      }),
      async (c) => {
        const { who } = c.req.valid("json");
        const person = personOf(who);
        const found = await Promise.all(
          sources.map(async (source) => [source.name, await source.find(person)]),
        );
        const answer: PersonalData = {
          who,
          exportedAt: now().toISOString(),
          data: Object.fromEntries(found),
        };
        return privateJson(c, answer);
      },
    )
    .post(
      "/erase",
      endpoint({
        summary: "Erases everything held about somebody.",
        request: WhoSchema,
        response: ErasureSchema,
      }),
      async (c) => {
        const { who } = c.req.valid("json");
        const person = personOf(who);
        const erased: Record<string, number> = {};
        for (const source of sources) erased[source.name] = await source.erase(person);
        return privateJson(c, { who, erased } satisfies Erasure);
      },
    );
}

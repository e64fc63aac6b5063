import { Hono } from "hono";
import {
  type Erasure,
  ErasureInputSchema,
  ErasureSchema,
  type PersonalData,
  PersonalDataSchema,
  WhoSchema,
} from "../../contract/personal_data.ts";
import { actionForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { type Person, personOf } from "./person.ts";

/** A collection with personal data. */
export interface PersonalDataSource {
  /** The name in the export, such as "inquiries". */
  name: string;
  find(person: Person): Promise<{ id: string }[]>;
  /** Deletes the person's records but those with a kept id, and returns their number. */
  erase(person: Person, kept: ReadonlySet<string>): Promise<number>;
}

/** Export and erasure of one person's data. The person is named in the body to keep it out of logs. */
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
        actionForAudit(c, "look-up");
        const { who } = c.req.valid("json");
        const person = personOf(who);
        const found = await Promise.all(
          sources.map(async (source) => [source.name, await source.find(person)]),
        );
        const data = Object.fromEntries(found);
        return privateJson(c, { who, exportedAt: now().toISOString(), data } satisfies PersonalData);
      },
    )
    .post(
      "/erase",
      endpoint({
        summary: "Erases everything held about somebody, but what is to be kept.",
        request: ErasureInputSchema,
        response: ErasureSchema,
      }),
      async (c) => {
        const { who, keep } = c.req.valid("json");
        const person = personOf(who);
        const kept = new Set(keep);
        const erased: Record<string, number> = {};
        for (const source of sources) erased[source.name] = await source.erase(person, kept);
        return privateJson(c, { who, erased } satisfies Erasure);
      },
    );
}

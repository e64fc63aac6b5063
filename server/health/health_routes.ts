import { Hono } from "hono";
import * as z from "zod/mini";
import { type Condition, ONSETS, SEASONS } from "../../contract/condition.ts";
import {
  AGE_BANDS,
  ConditionPageSchema,
  ConditionsSchema,
  FittingConditionsSchema,
  ProhibitedListSchema,
  SAID_DEATHS,
} from "../../contract/health.ts";
import type { Language } from "../../contract/language.ts";
import type { Prohibited } from "../../contract/prohibited.ts";
import { inLanguage } from "../../contract/translation.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { oneOf } from "../http/list_query.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { conditionPage, conditionSummary } from "./condition_page.ts";
import { conditionsCalled } from "./conditions_called.ts";
import { DEATHS_SAID, fittingConditions } from "./fitting_conditions.ts";
import { kinship } from "./kin.ts";
import { namesOf } from "./names_of.ts";

const SIGNS_MAX = 30;
const ID_LIST_MAX = 1_000;
const NAME_MAX = 80;

/** Ids with commas between them, each once. Unknown ones are left out. */
const signList = (description: string) =>
  z.pipe(
    z._default(z.string().check(z.maxLength(ID_LIST_MAX), z.describe(description)), ""),
    z.transform((ids: string) => [...new Set(ids.split(","))].filter(isSign).slice(0, SIGNS_MAX)),
  );

const SaidQuerySchema = z.object({
  animal: z.optional(z.string().check(z.maxLength(60), z.describe("id of an animal"))),
  age: z.optional(oneOf(AGE_BANDS)),
  onset: z.optional(oneOf(ONSETS)),
  deaths: z.optional(oneOf(SAID_DEATHS)),
  season: z.optional(oneOf(SEASONS)),
  signs: signList("ids of signs that are seen, with commas"),
  absent: signList("ids of signs that are not there, with commas"),
  lang: languageParameter,
});

interface HealthParts {
  read: ContentReader;
  conditions: () => Promise<readonly Condition[]>;
  prohibited: () => Promise<readonly Prohibited[]>;
}

/** Conditions for anyone: all of them, those that fit what is seen, and one with all that its page shows. */
export function healthRoutes({ read, conditions, prohibited }: HealthParts) {
  return new Hono()
    .get(
      "/conditions",
      endpoint({
        summary: "Lists the conditions by name, with the animals and signs that they are found by.",
        query: z.object({
          lang: languageParameter,
          name: z.optional(
            z.string().check(z.maxLength(NAME_MAX), z.describe("words of a name, in any language")),
          ),
        }),
        response: ConditionsSchema,
      }),
      async (c) => {
        const { lang, name } = c.req.valid("query");
        const all = await conditions();
        const shown = listed(all, lang);
        if (!name) return cachedJson(c, shown);
        const called = new Set(conditionsCalled(all, name).map(({ id }) => id));
        return cachedJson(c, { ...shown, conditions: shown.conditions.filter(({ id }) => called.has(id)) });
      },
    )
    .get(
      "/conditions/by-signs",
      endpoint({
        summary: "Finds the conditions that explain what is seen, with what speaks for and against each.",
        query: SaidQuerySchema,
        response: FittingConditionsSchema,
      }),
      async (c) => {
        const { lang, animal, age, onset, deaths, season, signs, absent } = c.req.valid("query");
        const [from, to] = (age ?? "").split("-").map(Number);
        const said = {
          ...(animal && isAnimal(animal) && { animal }),
          ...(age && { ageDays: { from: from!, to: to! } }),
          ...(onset && { onset }),
          ...(deaths && { deaths: DEATHS_SAID[deaths] }),
          ...(season && { season }),
          signs,
          absent: absent.filter((id) => !signs.includes(id)),
        };
        return cachedJson(c, fittingConditions(await conditions(), said, lang));
      },
    )
    .get(
      "/prohibited",
      endpoint({
        summary:
          "Lists what may not be given to animals for food, with the reasons and the notices that say so.",
        query: z.object({ lang: languageParameter }),
        response: ProhibitedListSchema,
      }),
      async (c) => {
        const { lang } = c.req.valid("query");
        const collator = new Intl.Collator(lang);
        return cachedJson(
          c,
          (await prohibited()).map((each) => {
            const { id, name, reason, sources, untranslated } = inLanguage(each, lang, ["name", "reason"]);
            return { id, name, reason, sources, ...(untranslated?.length && { untranslated }) };
          }).sort((a, b) => collator.compare(a.name, b.name)),
        );
      },
    )
    .get(
      "/conditions/:id",
      endpoint({
        summary: "Reads a condition with its signs, advice, products and articles.",
        query: z.object({ lang: languageParameter }),
        response: ConditionPageSchema,
      }),
      async (c) => {
        const { lang: language } = c.req.valid("query");
        const all = await conditions();
        const id = c.req.param("id");
        const condition = all.find((each) => each.id === id);
        if (!condition) throw AppError.notFound(`the condition "${id}"`);
        const [english, content] = [await read(), await read(language)];
        return cachedJson(c, conditionPage(condition, { conditions: all, english, content, language }));
      },
    );
}

/** All conditions by name, the animals that get any of them, and the signs that any of them has. */
function listed(conditions: readonly Condition[], language: Language) {
  const names = namesOf(language);
  const { signs, species } = loadKnowledge();
  const shown = new Set(conditions.flatMap(({ signs }) => signs.map(({ id }) => id)));
  const collator = new Intl.Collator(language);
  return {
    conditions: conditions.map((condition) => {
      const { summary: _, untranslated, ...listed } = conditionSummary(condition, language);
      return { ...listed, ...(untranslated?.includes("name") && { untranslated: ["name"] }) };
    }).sort((a, b) => collator.compare(a.name, b.name)),
    animals: species.filter(({ id }) =>
      conditions.some(({ animals }) => animals.length > 0 && kinship(id, animals) === "same")
    ).map(({ id }) => names.named("animal", id)),
    signs: signs.flatMap(({ id, group }) =>
      group && shown.has(id) ? [{ ...names.named("sign", id), group }] : []
    ),
  };
}

function isSign(id: string): boolean {
  return loadKnowledge().signs.some((each) => each.id === id);
}

function isAnimal(id: string): boolean {
  return loadKnowledge().species.some((each) => each.id === id);
}

import { CONDITION_KINDS, ConditionInputSchema, KeptConditionSchema } from "../../../contract/condition.ts";
import { LANGUAGES, TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { languageName } from "../form/fields.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import { inUse } from "./kept_list.tsx";
import { knowledgeTexts as own } from "./knowledge_texts.ts";
import { pickRelated } from "./pick_related.tsx";
import { SignWeights } from "./SignWeights.tsx";

const spoken = (word: string) => [word, word.charAt(0).toUpperCase() + word.slice(1)] as const;

export const conditionResource = resourceOf({
  path: "/api/admin/conditions",
  publishedBy: null,
  pageOf: ({ id, hidden }) => hidden ? null : `/health/${id}`,
  schema: KeptConditionSchema,
  inputSchema: ConditionInputSchema,
  blank: {
    kind: CONDITION_KINDS[0],
    onset: "days",
    deaths: "few",
    aliases: {},
    signs: [],
    notifiable: false,
    urgent: false,
    people: false,
    now: [],
    prevention: [],
    sources: [],
  },
  sections: [
    {
      title: "Name",
      rows: [
        { path: "name", label: "Name", required: true, translated: true },
        { path: "kind", label: "Kind", kind: "select", choices: CONDITION_KINDS.map(spoken) },
      ],
    },
    inUse,
    {
      title: "What is grave",
      side: true,
      rows: [
        {
          path: "urgent",
          label: "Urgent",
          kind: "check",
          hint: "It kills within hours or days: a veterinarian comes first, and no product is named",
        },
        {
          path: "notifiable",
          label: "Notifiable",
          kind: "check",
          hint: "The law has it reported to the animal husbandry department",
        },
        {
          path: "people",
          label: "People too",
          kind: "check",
          hint: "People can catch it or be harmed by it",
        },
      ],
    },
    {
      title: "How it is known",
      rows: [
        { path: "signs", label: own.conditions.signs, control: SignWeights, hint: own.conditions.signsHint },
        {
          path: "animals",
          label: "Animals",
          control: pickRelated("animals", "an animal"),
          hint: "None means any",
        },
        [
          { path: "age.from", label: "Usual from day", kind: "number" },
          { path: "age.to", label: "To day", kind: "number", hint: "Left empty, it comes at any age" },
        ],
        [
          {
            path: "onset",
            label: "Begins",
            kind: "select",
            choices: [["sudden", "From one hour to the next"], ["days", "Over some days"], [
              "slow",
              "Over weeks",
            ]],
          },
          {
            path: "deaths",
            label: "Deaths, if nothing is done",
            kind: "select",
            choices: [["none", "None"], ["few", "Few"], ["many", "Many"]],
          },
        ],
        {
          path: "season",
          label: "Season",
          control: pickRelated("seasons", "a season"),
          hint: "None means any",
        },
      ],
    },
    {
      title: "What is written of it",
      rows: [
        { path: "summary", label: "In short", kind: "textarea", required: true, translated: true },
        { path: "causes", label: "Causes", kind: "textarea", required: true, translated: true },
        { path: "now", label: "What to do now", kind: "lines", noun: "step", translated: true },
        { path: "prevention", label: "Prevention", kind: "lines", noun: "line", translated: true },
        {
          path: "sources",
          label: "Sources",
          kind: "rows",
          noun: "source",
          columns: [
            { name: "title", label: "Title" },
            { name: "publisher", label: "Publisher" },
            { name: "url", label: "Address", placeholder: "https://" },
          ],
        },
      ],
    },
    {
      title: "What it leads to",
      rows: [
        {
          path: "treat",
          label: "Treated with",
          control: pickRelated("ingredients", "an ingredient"),
          hint: "What a veterinarian would choose against the cause, the usual first. A virus has none.",
        },
        {
          path: "support",
          label: "Helped by",
          control: pickRelated("ingredients", "an ingredient"),
          hint: "What helps animals through it, prevents it, or cleans the house after it",
        },
        {
          path: "categories",
          label: "Categories to look into",
          control: pickRelated("categories", "a category"),
        },
        {
          path: "wholeCategories",
          label: "Categories of which every product is against it",
          control: pickRelated("categories", "a category"),
        },
        { path: "articles", label: "Articles", control: pickRelated("articles", "an article") },
      ],
    },
    {
      title: "Other names",
      rows: [
        ...LANGUAGES.map((language) => ({
          path: `aliases.${language}` as const,
          label: `Other names in ${languageName(language)}`,
          kind: "lines" as const,
          noun: "name",
        })),
        {
          path: "aliases.latin",
          label: "Hindi and Telugu names in Latin letters",
          kind: "lines",
          noun: "name",
          hint: "As people type them, where the spelling does not follow from the script: khooni dast",
        },
      ],
    },
    {
      title: "Before a postposition",
      intro: "The name as it stands in “for coccidiosis”, where that differs from the name itself.",
      rows: [
        ...TRANSLATION_LANGUAGES.map((language) => ({
          path: `translations.${language}.oblique` as const,
          label: `In ${languageName(language)}`,
          lang: language,
        })),
      ],
    },
  ],
  translations: {
    as: "tabs",
    title: "In other languages",
    hint: "Left empty, a text is shown in English.",
  },
  texts: resourceTexts("condition", "conditions", {
    emptyHint: "Add the first with the button above.",
  }),
});

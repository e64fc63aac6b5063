import { type Page, PageInputSchema, type PagePart, PageSchema } from "../../../contract/page.ts";
import type { Field, Resource } from "../form/resource.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import { PART_NAMES, STATE_CHOICES } from "./page_texts.ts";

type PartField = Field<"name" | "title" | "lead" | "keywords">;

/** The texts of each part. What is left empty says what `hint` says. */
const FIELDS: Record<PagePart, readonly PartField[]> = {
  "not-found": [
    { path: "title", label: "Heading", hint: "Left empty: Page Not Found" },
    { path: "lead", label: "Text", kind: "textarea", hint: "Left empty: there is no page at this address." },
  ],
  thanks: [
    { path: "lead", label: "Text", kind: "textarea", hint: "Left empty: thank you, it has reached us." },
  ],
  "quote-thanks": [
    { path: "lead", label: "Text", kind: "textarea", hint: "Left empty: thank you, it has reached us." },
  ],
  chat: [
    { path: "name", label: "Name of the assistant", hint: "Left empty: AI Assistant" },
    {
      path: "lead",
      label: "Greeting",
      kind: "textarea",
      hint: "Left empty: Hi there! How can I assist you today?",
    },
    { path: "title", label: "Above the list", hint: "Left empty: I can help you with:" },
    { path: "keywords", label: "What it helps with", kind: "lines", noun: "topic" },
  ],
};

/** The forms of what is edited as a page and stands elsewhere. */
export const partResources = Object.fromEntries(
  Object.entries(FIELDS).map(([part, fields]) => [part, resourceOfPart(part as PagePart, fields)]),
) as Record<PagePart, Resource<Page>>;

function resourceOfPart(part: PagePart, fields: readonly PartField[]): Resource<Page> {
  const [name, place] = PART_NAMES[part];
  return resourceOf({
    path: "/api/admin/pages",
    schema: PageSchema,
    inputSchema: PageInputSchema,
    publishedBy: "state",
    blank: {},
    sections: [
      {
        title: "Texts",
        intro: `They stand ${place}.`,
        rows: fields.map((field) => ({ ...field, translated: true })),
      },
      {
        title: "Publishing",
        side: true,
        rows: [{ path: "state", label: "State", kind: "select", choices: STATE_CHOICES }],
      },
    ],
    translations: { as: "sections", hint: "What is left empty is shown in English." },
    texts: resourceTexts("page", "pages", { editTitle: name }),
  });
}

import { formatDate } from "../../../contract/shared/indian_dates.ts";
import {
  type KeptProhibited,
  KeptProhibitedSchema,
  ProhibitedInputSchema,
} from "../../../contract/prohibited.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { inUse, keptList, stateColumn } from "./kept_list.tsx";
import { knowledgeTexts as own } from "./knowledge_texts.ts";

export const prohibitedResource = resourceOf({
  path: "/api/admin/prohibited",
  publishedBy: null,
  schema: KeptProhibitedSchema,
  inputSchema: ProhibitedInputSchema,
  blank: { words: [""], sources: [] },
  sections: [
    {
      title: "Substance",
      rows: [
        { path: "name", label: "Name", required: true, translated: true },
        {
          path: "reason",
          label: "Why it is prohibited",
          kind: "textarea",
          translated: true,
          hint: "Said to who asks for it, and shown in the list. Left empty, a general reason is said.",
        },
        {
          path: "words",
          label: "How it is asked for",
          kind: "lines",
          noun: "name",
          hint: "Every spelling, script and brand; a star stands for whatever follows",
        },
      ],
    },
    {
      title: "Notices",
      intro: "What prohibits it, of FSSAI, CDSCO or another authority.",
      rows: [{
        path: "sources",
        label: "Notices",
        kind: "rows",
        noun: "notice",
        hideLabel: true,
        columns: [
          { name: "title", label: "Title" },
          { name: "publisher", label: "Authority" },
          { name: "date", label: "Date", placeholder: "2024-10-17" },
          { name: "url", label: "Address", placeholder: "https://" },
        ],
      }],
    },
    inUse,
  ],
  translations: { as: "sections", hint: "Left empty, the English text is said." },
  texts: resourceTexts("substance", "substances", {
    title: "Prohibited",
    emptyHint: "Add the first with the button above.",
  }),
});

const prohibitedList: ResourceListDescription<KeptProhibited> = {
  ...keptList(prohibitedResource, own.prohibited.intro),
  nameOf: ({ name }) => name,
  columns: [
    {
      header: "Name",
      sort: "name",
      cell: ({ name, words }) => <NameCell name={name} below={words.slice(0, 5).join(", ")} />,
    },
    {
      header: "Prohibited by",
      cell: ({ sources }) => (
        <span className="break">
          {sources.map(({ publisher, date }) =>
            [publisher, date && (date.length > 4 ? formatDate(date) : date)].filter(Boolean).join(", ")
          ).join("; ") ||
            own.prohibited.noSource}
        </span>
      ),
    },
    stateColumn(),
  ],
};

/** Substances that may not be given to animals for food. */
export function ProhibitedPage() {
  return <ResourcePage list={prohibitedList} />;
}

import type { KeptCondition } from "../../../contract/condition.ts";
import { TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { conditionResource } from "./condition_resource.tsx";
import { keptList, stateColumn } from "./kept_list.tsx";
import { knowledgeTexts as own } from "./knowledge_texts.ts";

const conditionList: ResourceListDescription<KeptCondition> = {
  ...keptList(conditionResource, own.conditions.intro),
  nameOf: ({ name }) => name,
  columns: [
    {
      header: "Name",
      sort: "name",
      cell: ({ name, kind, urgent, notifiable }) => (
        <NameCell
          name={name}
          below={[kind, urgent && "urgent", notifiable && "notifiable"].filter(Boolean).join(", ")}
        />
      ),
    },
    {
      header: "In other languages",
      cell: ({ translations }) => (
        <span className="break">
          {TRANSLATION_LANGUAGES.map((language) => translations?.[language]?.name ?? "–").join(" · ")}
        </span>
      ),
    },
    { header: own.conditions.signs, cell: ({ signs }) => signs.length },
    stateColumn(),
  ],
};

/** Diseases, deficiencies and poisonings. */
export function ConditionsPage() {
  return <ResourcePage list={conditionList} />;
}

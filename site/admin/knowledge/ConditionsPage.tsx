import type { KeptCondition } from "../../../contract/condition.ts";
import { TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { conditionResource } from "./condition_resource.tsx";
import { keptList, stateColumn } from "./kept_list.tsx";
import { knowledgeTexts as own } from "./knowledge_texts.ts";

const conditionList: ListDescription<KeptCondition> = {
  ...keptList(conditionResource, own.conditions.intro),
  nameOf: ({ name }) => name,
  columns: [
    {
      header: "Name",
      sort: "name",
      cell: ({ name, kind, urgent, notifiable }) => (
        <>
          <span className="row-name break">{name}</span>
          <span className="muted">
            {[kind, urgent && "urgent", notifiable && "notifiable"].filter(Boolean).join(", ")}
          </span>
        </>
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
  return (
    <ListPage
      list={conditionList}
      form={(id, close) => (
        <ResourceEditor
          resource={conditionResource}
          id={id}
          onClose={close}
          actions={(_, stored) =>
            stored && !stored.value.hidden && <PageLink href={`/health/${stored.id}`} />}
        />
      )}
    />
  );
}

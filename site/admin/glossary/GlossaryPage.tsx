import {
  type GlossaryTerm,
  GlossaryTermInputSchema,
  GlossaryTermSchema,
} from "../../../contract/glossary_term.ts";
import { TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";

const terms = resourceOf({
  path: "/api/admin/glossary",
  schema: GlossaryTermSchema,
  inputSchema: GlossaryTermInputSchema,
  blank: {},
  sections: [{
    title: "Term",
    rows: [
      { path: "term", label: "Term", required: true, translated: true },
      { path: "note", label: "Note", kind: "textarea", hint: "When it is used, and which words are not" },
    ],
  }],
  translations: { as: "sections", hint: "The one word that stands for it in this language." },
  texts: resourceTexts("term", "terms", {
    title: "Glossary",
    emptyHint: "One word for one thing, in every language: add the first with the button above.",
  }),
});

const termList: ListDescription<GlossaryTerm> = {
  resource: terms,
  icon: "article",
  nameOf: ({ term }) => term,
  useActions: editAndDelete(terms),
  columns: [
    { header: "Term", sort: "term", cell: ({ term }) => <span className="row-name">{term}</span> },
    {
      header: "In other languages",
      cell: ({ translations }) => (
        <span className="break">
          {TRANSLATION_LANGUAGES.map((language) => translations?.[language]?.term ?? "–").join(" · ")}
        </span>
      ),
    },
    { header: "Note", cell: ({ note }) => <span className="muted break">{note}</span> },
  ],
};

export function GlossaryPage() {
  return (
    <ListPage
      list={termList}
      form={(id, close) => <ResourceEditor resource={terms} id={id} onClose={close} />}
    />
  );
}

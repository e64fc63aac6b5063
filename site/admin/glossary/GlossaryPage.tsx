import {
  type GlossaryTerm,
  GlossaryTermInputSchema,
  GlossaryTermSchema,
} from "../../../contract/glossary_term.ts";
import { TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { texts } from "../texts.ts";
import { NameCell } from "../ui/NameCell.tsx";

export const glossaryResource = resourceOf({
  path: "/api/admin/glossary",
  publishedBy: null,
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
  translations: {
    as: "sections",
    hint: "The one word for it. Packaging, badges and specifications show it too.",
  },
  texts: resourceTexts("term", "terms", {
    title: "Glossary",
    emptyHint: "One word for one thing, in every language: add the first with the button above.",
  }),
});

const termList: ResourceListDescription<GlossaryTerm> = {
  resource: glossaryResource,
  icon: "article",
  nameOf: ({ term }) => term,
  columns: [
    { header: "Term", sort: "term", cell: ({ term }) => <NameCell name={term} /> },
    {
      header: "In other languages",
      cell: ({ translations }) => (
        <span className="break">
          {TRANSLATION_LANGUAGES.map((language) => translations?.[language]?.term ?? "–").join(" · ")}
        </span>
      ),
    },
    { header: "Note", cell: ({ note }) => <span className="muted break">{note || texts.none}</span> },
  ],
};

export function GlossaryPage() {
  return <ResourcePage list={termList} />;
}

import { isBuiltIn, isPart, type Page, PageInputSchema, PageSchema } from "../../../contract/page.ts";
import { pathOfPage } from "../../../contract/shared/language_paths.ts";
import { EditorFrame } from "../form/EditorFrame.tsx";
import { isBlank } from "../form/json.ts";
import { type Resource, resourceOf } from "../form/resource.ts";
import { StoredEditor } from "../form/StoredEditor.tsx";
import { type Stored, useEditor } from "../form/use_editor.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { WithPreview } from "../preview/WithPreview.tsx";
import { texts } from "../texts.ts";
import { History } from "../versions/History.tsx";
import { BlocksField } from "./BlocksField.tsx";
import { BUILT_IN_NAMES, pageTexts as own, PART_NAMES, STATE_CHOICES } from "./page_texts.ts";
import { ChatSample } from "./ChatSample.tsx";
import { partResources } from "./part_resources.ts";
import { translatedShareOfPage } from "./translated_share.ts";
import { Translations } from "./Translations.tsx";
import { wordsOfBlocks } from "./words_of_blocks.ts";

export const pageResource = resourceOf({
  path: "/api/admin/pages",
  schema: PageSchema,
  inputSchema: PageInputSchema,
  publishedBy: "state",
  pageOf: ({ slug, state }) => isBuiltIn(slug) || state !== "draft" ? pathOfPage(slug) : null,
  blank: { state: "draft", blocks: [{ kind: "text" }] },
  sections: [
    {
      title: "Heading",
      rows: [
        [
          {
            path: "name",
            label: "Name",
            hint:
              "In menus, tabs and breadcrumbs. Pages that every site has bear their usual name without one.",
            translated: true,
          },
          { path: "slug", label: "Address", hint: "Left empty, it is made from the name." },
        ],
        { path: "title", label: "Heading", hint: "Left empty, the name", translated: true },
        { path: "lead", label: "First sentence", kind: "textarea", translated: true },
        { path: "picture", label: "Picture beside the heading", kind: "picture", pixels: "" },
      ],
    },
    {
      title: own.blocks,
      intro: own.tokens,
      rows: [{ path: "blocks", label: own.blocks, control: BlocksField, words: wordsOfBlocks }],
    },
    {
      title: "Publishing",
      side: true,
      rows: [
        {
          path: "state",
          label: "State",
          kind: "select",
          choices: STATE_CHOICES,
          hint: "A page that every site has is shown without a word of yours while it is a draft.",
        },
      ],
    },
    {
      title: "For search engines",
      side: true,
      rows: [
        {
          path: "description",
          label: "Description",
          kind: "textarea",
          hint: "Left empty, the first sentence. The SEO settings come before it.",
          translated: true,
        },
        { path: "keywords", label: "Keywords", kind: "words", hint: "Separated by commas", translated: true },
      ],
    },
  ],
  translations: {
    as: "tabs",
    title: "Heading in other languages",
    hint: "What is left empty is shown in English. Each block has its own languages.",
  },
  texts: own,
});

const pageList: ListDescription<Page> = {
  resource: pageResource,
  icon: "article",
  nameOf,
  filters: [{
    kind: "segmented",
    name: "state",
    label: own.state,
    choices: [
      ["", own.all],
      ["published", own.states.published],
      ["draft", own.drafts],
      ["changed", texts.form.drafts.badge],
    ],
  }],
  useActions(list) {
    const { actionsOf } = editAndDelete(pageResource)(list);
    return {
      actionsOf: (page) =>
        isBuiltIn(page.slug) || isPart(page.slug) ? actionsOf(page).slice(0, 1) : actionsOf(page),
    };
  },
  columns: [
    {
      header: "Page",
      cell: (page) => (
        <>
          <span className="row-name">{nameOf(page)}</span> <span className="muted">{placeOf(page)}</span>
        </>
      ),
    },
    {
      header: "State",
      cell: ({ state, updatedAt, draft }) => (
        <span className="badges">
          <span className={updatedAt && state !== "draft" ? "badge badge-done" : "badge badge-open"}>
            {updatedAt ? own.states[state] : own.unwritten}
          </span>
          {draft && <span className="badge badge-draft">{texts.form.drafts.badge}</span>}
        </span>
      ),
    },
    {
      header: "Translated",
      cell: (page) => <Translations share={(language) => translatedShareOfPage(page, language)} />,
    },
    {
      header: "Changed",
      cell: ({ updatedAt }) => <span className="muted">{updatedAt ? formatDateTime(updatedAt) : "–"}</span>,
    },
  ],
};

function nameOf({ slug, name }: Page): string {
  if (isPart(slug)) return PART_NAMES[slug][0];
  return name ?? (isBuiltIn(slug) ? BUILT_IN_NAMES[slug] : slug);
}

function placeOf({ slug }: Page): string {
  return isPart(slug) ? PART_NAMES[slug][1] : pathOfPage(slug);
}

/** The pages that the owner writes. */
export function PagesPage() {
  return <ListPage list={pageList} form={(id, close) => <PageEditor id={id} onClose={close} />} />;
}

function PageEditor({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <StoredEditor resource={pageResource} id={id}>
      {(stored) => (
        <PageForm
          key={id}
          resource={stored && isPart(stored.value.slug) ? partResources[stored.value.slug] : pageResource}
          stored={stored}
          onClose={onClose}
        />
      )}
    </StoredEditor>
  );
}

interface PageFormProps {
  resource: Resource<Page>;
  stored: Stored<Page>;
  onClose(): void;
}

function PageForm({ resource, stored, onClose }: PageFormProps) {
  const form = useEditor(resource, stored);
  return (
    <WithPreview
      resource={resource}
      draft={form.draft}
      id={stored?.id ?? null}
      notYet={isBlank(form.draft.name) && !stored && own.unnamed}
      instead={stored?.value.slug === "chat" && <ChatSample draft={form.draft} />}
    >
      {(preview, onPreview) => (
        <EditorFrame
          {...{ resource, stored, form, onClose, onPreview }}
          actions={
            <>
              {preview}
              {stored && <History resource={resource} id={stored.id} form={form} />}
            </>
          }
        />
      )}
    </WithPreview>
  );
}

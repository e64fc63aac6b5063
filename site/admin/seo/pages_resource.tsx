import {
  DEFAULT_SOCIAL_IMAGE,
  OG_TYPES,
  SCHEMA_TYPES,
  SEO_PAGES,
  type SeoPage,
  SeoPagesSchema,
} from "../../../contract/seo.ts";
import { FieldRow } from "../form/FormBody.tsx";
import { textIn } from "../form/fields.ts";
import { valueAt } from "../form/json.ts";
import { typedOf } from "../form/kinds.ts";
import { resourceOf, type Row } from "../form/resource.ts";
import { settingsTexts } from "../form/resource_texts.ts";
import type { Editor } from "../form/use_editor.ts";
import { Folded } from "../ui/Folded.tsx";
import { useStored } from "../use_stored.ts";
import { generalResource } from "./general_resource.tsx";
import { Previews } from "./Previews.tsx";
import { seoTexts } from "./seo_texts.ts";

const NAMES: Record<SeoPage, string> = {
  home: "Home",
  about: "About",
  products: "Products",
  blog: "Blog",
  contact: "Contact",
};

const letters = (most: number) => (value: unknown) =>
  `${typedOf(value).trim().length} characters; search engines show about ${most}`;

const rowsOf = (page: SeoPage) =>
  [
    {
      path: `${page}.title`,
      label: `${NAMES[page]}: title`,
      required: true,
      hint: letters(60),
      translated: true,
    },
    {
      path: `${page}.description`,
      label: `${NAMES[page]}: description`,
      kind: "textarea",
      required: true,
      hint: letters(160),
      translated: true,
    },
    {
      path: `${page}.keywords`,
      label: `${NAMES[page]}: keywords`,
      kind: "textarea",
      required: true,
      hint: "With commas between them",
      translated: true,
    },
    [
      { path: `${page}.ogType`, label: "Kind of page (og:type)", kind: "select", choices: OG_TYPES },
      { path: `${page}.schemaType`, label: "Structured data type", kind: "select", choices: SCHEMA_TYPES },
    ],
  ] as const satisfies Row[];

/** Title, description and keywords of the five pages, one below the other. */
export const pagesResource = resourceOf({
  path: "/api/admin/seo",
  schema: SeoPagesSchema,
  inputSchema: SeoPagesSchema,
  blank: {},
  className: "accordion",
  publishedBy: null,
  sections: SEO_PAGES.map((page) => ({
    title: NAMES[page],
    rows: rowsOf(page),
    frame: ({ form }: { form: Editor }) => <PageSection page={page} form={form} />,
  })),
  translations: {
    as: "tabs",
    title: "In other languages",
    hint: "What is left empty is what the page itself says in this language.",
  },
  texts: settingsTexts("page settings", {
    editTitle: seoTexts.pages,
    loadError: seoTexts.loadError,
    notFound: seoTexts.notFound,
  }),
});

function PageSection({ page, form }: { page: SeoPage; form: Editor }) {
  return (
    <Folded
      summary={
        <>
          <h3>{NAMES[page]}</h3>
          <span className="muted break">{typedOf(valueAt(form.draft, `${page}.title`))}</span>
        </>
      }
      startsOpen={page === "home"}
      isWrong={form.issues.some(({ path }) => path.startsWith(`${page}.`))}
    >
      <PageFields page={page} form={form} />
    </Folded>
  );
}

function PageFields({ page, form }: { page: SeoPage; form: Editor }) {
  const general = useStored(generalResource.path, generalResource.schema, "general");
  return (
    <div className="editor-columns seo-columns">
      <div className="editor-main">
        {rowsOf(page).map((row, at) => <FieldRow key={at} row={row} form={form} />)}
      </div>
      <Previews
        textsIn={(language) => ({
          title: textIn(form.draft, `${page}.title`, language),
          description: textIn(form.draft, `${page}.description`, language),
        })}
        path={page === "home" ? "/" : `/${page}`}
        image={general.data?.value.ogImage ?? DEFAULT_SOCIAL_IMAGE}
      />
    </div>
  );
}

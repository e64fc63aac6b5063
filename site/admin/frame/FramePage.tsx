import { EMPTY_FRAME, FrameSchema } from "../../../contract/frame.ts";
import { LANGUAGES } from "../../../contract/language.ts";
import { languageName } from "../form/fields.ts";
import { resourceOf } from "../form/resource.ts";
import { settingsTexts } from "../form/resource_texts.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";

const LINK_COLUMNS = [
  { name: "path", label: "Address", placeholder: "/products/dewormers" },
  ...LANGUAGES.map((language) => ({ name: language, label: languageName(language) })),
];

const MENU_HINT =
  "At the head of every page, and in the footer, in this order. /, /products, /about, /blog, /contact, /health, a page of yours such as /dealers, or another site. A page without a label bears its own name. Without any link the menu leads to Home, Products, About, Blog and Contact.";

export const frameResource = resourceOf({
  path: "/api/admin",
  schema: FrameSchema,
  inputSchema: FrameSchema,
  blank: EMPTY_FRAME,
  publishedBy: null,
  sections: [
    {
      title: "Menu",
      rows: [
        {
          path: "menu",
          label: "Links",
          kind: "rows",
          noun: "link",
          hideLabel: true,
          columns: LINK_COLUMNS,
          hint: MENU_HINT,
        },
      ],
    },
    {
      title: "Footer",
      rows: [
        {
          path: "footerText",
          label: "Text",
          kind: "textarea",
          hint: "One or two sentences about the company. {company} stands for its name.",
          translated: true,
        },
        {
          path: "categoryLinks",
          label: "Links to product categories",
          kind: "rows",
          noun: "link",
          columns: LINK_COLUMNS,
          hint: "Without any, the footer lists the first six categories that have products.",
        },
      ],
    },
  ],
  translations: { as: "sections", hint: "What is left empty is shown in English." },
  texts: settingsTexts("menu and footer", {
    editTitle: "Menu and Footer",
    loadError: "Menu and footer could not be loaded",
    notFound: "There is no menu.",
  }),
});

/** What stands around every public page. */
export function FramePage() {
  return <ResourceEditor resource={frameResource} id="frame" isPreviewed />;
}

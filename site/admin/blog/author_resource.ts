import { AuthorInputSchema, AuthorSchema } from "../../../contract/author.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";

/** The form of an author. */
export const authorResource = resourceOf({
  path: "/api/admin/authors",
  publishedBy: null,
  schema: AuthorSchema,
  inputSchema: AuthorInputSchema,
  blank: {},
  sections: [
    {
      title: "Profile",
      intro: "Below every article that bears this name",
      rows: [
        [
          { path: "name", label: "Name", required: true },
          { path: "role", label: "What they are", hint: "Such as Veterinarian", translated: true },
        ],
        { path: "about", label: "About them", kind: "textarea", translated: true },
      ],
    },
    {
      title: "Picture",
      side: true,
      rows: [{
        path: "picture",
        label: "Picture",
        kind: "picture",
        hint: "Without one the first letter of the name stands there.",
      }],
    },
  ],
  translations: { as: "sections", hint: "What is left empty is shown in English." },
  texts: resourceTexts("author", "authors", {
    emptyHint: "Add who writes your articles with the button above. An article may also bear any other name.",
    confirmDelete: "Delete this author? Articles keep the name, without the profile.",
  }),
});

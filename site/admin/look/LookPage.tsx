import { EMPTY_LOOK, LookSchema } from "../../../contract/look.ts";
import { HOUSE_COLOURS } from "../../../contract/shared/brand_palette.ts";
import { resourceOf } from "../form/resource.ts";
import { settingsTexts } from "../form/resource_texts.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";
import { ColourSample } from "./ColourSample.tsx";

export const lookResource = resourceOf({
  path: "/api/admin",
  schema: LookSchema,
  inputSchema: LookSchema,
  blank: EMPTY_LOOK,
  publishedBy: null,
  sections: [
    {
      title: "Logo",
      intro:
        "In the header and footer, on this panel's login, in search results, on pictures that are shared and in print. Without one, the initials of the short name.",
      rows: [
        { path: "logo", label: "Logo", kind: "picture", pixels: "" },
        {
          path: "logoDark",
          label: "Logo for dark ground",
          kind: "picture",
          pixels: "",
          hint: "For the dark theme and the footer. Left empty, the other one.",
        },
        {
          path: "isNameShown",
          label: "The company's name stands beside it",
          kind: "check",
          hint: "Not needed where the logo says the name",
        },
      ],
    },
    {
      title: "Icon",
      rows: [
        {
          path: "favicon",
          label: "Icon",
          kind: "picture",
          pixels: "512x512",
          hint: "Square, in the browser's tab and on a phone's screen. Left empty, the logo.",
        },
      ],
    },
    {
      title: "Colours",
      side: true,
      intro: "Choose any: what cannot be read is made darker or lighter, in both themes.",
      rows: [
        [
          {
            path: "colour",
            label: "Colour",
            kind: "colour",
            hint: "Buttons, links and bands",
            fallback: HOUSE_COLOURS.fill[0],
          },
          {
            path: "accent",
            label: "Accent",
            kind: "colour",
            hint: "What stands out",
            fallback: HOUSE_COLOURS["accent-fill"][0],
          },
        ],
        ColourSample,
      ],
    },
  ],
  texts: settingsTexts("logo and colours", {
    editTitle: "Logo and Colours",
    loadError: "Logo and colours could not be loaded",
    notFound: "There is no look.",
  }),
});

/** The company's logo, icon and colours. */
export function LookPage() {
  return <ResourceEditor resource={lookResource} id="look" isPreviewed />;
}

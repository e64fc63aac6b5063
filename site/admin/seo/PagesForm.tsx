import { useState } from "react";
import {
  DEFAULT_SOCIAL_IMAGE,
  OG_TYPES,
  SCHEMA_TYPES,
  SEO_PAGES,
  type SeoPage,
  type SeoPages,
} from "../../../contract/seo.ts";
import { ChoiceField } from "../ui/ChoiceField.tsx";
import { SettingsFrame } from "../ui/SettingsFrame.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Editor, type Stored, useEditor } from "../use_editor.ts";
import { useStored } from "../use_stored.ts";
import { generalResource } from "./general_draft.ts";
import { type PagesDraft, pagesResource } from "./pages_draft.ts";
import { Previews } from "./Previews.tsx";
import { seoTexts } from "./seo_texts.ts";

const own = seoTexts.pages;

/** Title, description and keywords of the five pages, one below the other; those with something to correct are open. */
export function PagesForm({ stored }: { stored: Stored<SeoPages> }) {
  const form = useEditor(pagesResource, stored);
  const general = useStored(generalResource.path, generalResource.schema, "general");
  const [open, setOpen] = useState<SeoPage[]>(["home"]);
  return (
    <SettingsFrame title={own.tab} form={form} labels={pagesResource.labels}>
      <p className="muted">{own.intro}</p>
      <div className="accordion">
        {SEO_PAGES.map((page) => {
          const isWrong = form.issues.some(({ path }) => path.startsWith(`${page}.`));
          return (
            <details
              key={page}
              open={isWrong || open.includes(page)}
              onToggle={({ currentTarget }) => {
                const others = open.filter((one) => one !== page);
                if (currentTarget.open !== open.includes(page)) {
                  setOpen(currentTarget.open ? [...others, page] : others);
                }
              }}
            >
              <summary>
                <h3>{own.names[page]}</h3>
                <span className="muted break">{form.draft[`${page}.title`]}</span>
              </summary>
              <PageFields
                page={page}
                form={form}
                image={general.data?.value.ogImage ?? DEFAULT_SOCIAL_IMAGE}
              />
            </details>
          );
        })}
      </div>
    </SettingsFrame>
  );
}

function PageFields({ page, form, image }: { page: SeoPage; form: Editor<PagesDraft>; image: string }) {
  const { fields, hints } = own;
  const title = bind(form, `${page}.title`);
  const description = bind(form, `${page}.description`);
  return (
    <div className="editor-columns seo-columns">
      <div className="editor-main">
        <TextField label={fields.title} required hint={hints.title(title.value.trim().length)} {...title} />
        <TextField
          label={fields.description}
          required
          multiline
          hint={hints.description(description.value.trim().length)}
          {...description}
        />
        <TextField
          label={fields.keywords}
          required
          multiline
          hint={hints.keywords}
          {...bind(form, `${page}.keywords`)}
        />
        <div className="pair">
          <ChoiceField label={fields.ogType} choices={OG_TYPES} {...bind(form, `${page}.ogType`)} />
          <ChoiceField
            label={fields.schemaType}
            choices={SCHEMA_TYPES}
            {...bind(form, `${page}.schemaType`)}
          />
        </div>
      </div>
      <Previews
        title={title.value}
        description={description.value}
        path={page === "home" ? "/" : `/${page}`}
        image={image}
      />
    </div>
  );
}

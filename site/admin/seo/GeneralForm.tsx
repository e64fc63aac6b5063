import type { SeoGeneral } from "../../../contract/seo.ts";
import { ImageUploader } from "../media/ImageUploader.tsx";
import { CheckField } from "../ui/CheckField.tsx";
import { RowsField } from "../ui/RowsField.tsx";
import { Section } from "../ui/Section.tsx";
import { SettingsFrame } from "../ui/SettingsFrame.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { generalResource, SCHEMA_FIELDS } from "./general_draft.ts";
import { Previews } from "./Previews.tsx";
import { seoTexts } from "./seo_texts.ts";

const own = seoTexts.general;
const { fields, hints, sections } = own;
const WORDS: Record<string, string> = { title: own.exampleTitle };

export function GeneralForm({ stored }: { stored: Stored<SeoGeneral> }) {
  const form = useEditor(generalResource, stored);
  const { draft } = form;
  const title = draft.titleTemplate.replace(/\{(title|site)\}/g, (_, name) => WORDS[name] ?? draft.siteTitle);
  return (
    <SettingsFrame title={own.tab} form={form} labels={generalResource.labels}>
      <div className="editor-columns seo-columns">
        <div className="editor-main">
          <Section title={sections.site}>
            <TextField label={fields.siteTitle} required {...bind(form, "siteTitle")} />
            <TextField
              label={fields.titleTemplate}
              hint={hints.titleTemplate}
              required
              {...bind(form, "titleTemplate")}
            />
            <TextField label={fields.siteDescription} required multiline {...bind(form, "siteDescription")} />
          </Section>
          <Section title={sections.pictures}>
            <div className="seo-pictures">
              <ImageUploader
                label={fields.siteLogo}
                hint={hints.siteLogo}
                required
                {...bind(form, "siteLogo")}
              />
              <ImageUploader
                label={fields.favicon}
                hint={hints.favicon}
                required
                {...bind(form, "favicon")}
              />
              <ImageUploader
                label={fields.ogImage}
                hint={hints.ogImage}
                required
                {...bind(form, "ogImage")}
              />
            </div>
          </Section>
          <Section title={sections.crawlers}>
            <CheckField
              label={fields.sitemapEnabled}
              hint={hints.sitemapEnabled}
              {...bind(form, "sitemapEnabled")}
            />
            <TextField
              label={fields.robotsTxt}
              hint={hints.robotsTxt}
              multiline
              className="seo-robots"
              {...bind(form, "robotsTxt")}
            />
          </Section>
          <Section title={sections.analytics}>
            <TextField
              label={fields.googleAnalyticsId}
              hint={hints.googleAnalyticsId}
              {...bind(form, "googleAnalyticsId")}
            />
          </Section>
          <Section title={sections.schema}>
            <p className="muted">{hints.schema}</p>
            <div className="pair">
              {SCHEMA_FIELDS.map((field) => (
                <TextField
                  key={field}
                  label={fields[`schema.${field}`]}
                  {...field === "openingHours" && { hint: hints.openingHours }}
                  {...(field === "latitude" || field === "longitude") && { inputMode: "decimal" as const }}
                  {...bind(form, `schema.${field}`)}
                />
              ))}
            </div>
          </Section>
          <Section title={sections.profiles}>
            <p className="muted">{hints.socialProfiles}</p>
            <RowsField
              label={fields.socialProfiles}
              hideLabel
              noun={own.profile}
              columns={[{ label: fields.socialProfiles, path: (index) => `socialProfiles.${index}` }]}
              {...bind(form, "socialProfiles")}
            />
          </Section>
        </div>
        <div className="editor-side">
          <Section title={seoTexts.preview.title}>
            <Previews
              title={title}
              description={draft.siteDescription}
              path="/example"
              image={draft.ogImage}
            />
          </Section>
        </div>
      </div>
    </SettingsFrame>
  );
}

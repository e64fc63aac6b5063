import type { Company } from "../../../contract/company.ts";
import { yearsInBusiness } from "../../../contract/shared/business.ts";
import { CheckField } from "../ui/CheckField.tsx";
import { RowsField } from "../ui/RowsField.tsx";
import { Section } from "../ui/Section.tsx";
import { SettingsFrame } from "../ui/SettingsFrame.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Editor, type Stored, useEditor } from "../use_editor.ts";
import { type CompanyDraft, companyResource } from "./company_draft.ts";
import { companyTexts as own } from "./company_texts.ts";
import { CompanyTranslation } from "./CompanyTranslation.tsx";

const { fields, hints, sections } = own;

/** Who the company is: on every page, in mails and in the structured data. */
export function CompanyPage() {
  return (
    <StoredEditor resource={companyResource} id="company" texts={own}>
      {(stored) => <CompanyForm stored={stored} />}
    </StoredEditor>
  );
}

function CompanyForm({ stored }: { stored: Stored<Company> }) {
  const form = useEditor(companyResource, stored);
  return (
    <SettingsFrame title={own.title} form={form} labels={companyResource.labels}>
      <div className="editor-main">
        <WhoSection form={form} />
        <ContactSection form={form} />
        <Section title={sections.hours}>
          <p className="muted">{hints.hours}</p>
          <div className="pair">
            {(["weekday", "saturday", "sunday"] as const).map((day) => (
              <TextField
                key={day}
                label={fields[day]}
                required
                {...bind(form, day, `contact.businessHours.${day}`)}
              />
            ))}
          </div>
        </Section>
        <Section title={sections.place}>
          <p className="muted">{hints.place}</p>
          <div className="pair">
            <TextField label={fields.latitude} inputMode="decimal" {...bind(form, "latitude")} />
            <TextField label={fields.longitude} inputMode="decimal" {...bind(form, "longitude")} />
          </div>
        </Section>
        <CompanyTranslation language="hi" form={form} />
        <CompanyTranslation language="te" form={form} />
      </div>
    </SettingsFrame>
  );
}

function WhoSection({ form }: { form: Editor<CompanyDraft> }) {
  const founded = Number(form.draft.yearEstablished);
  const years = founded >= 1800 && founded <= 2100
    ? hints.years(yearsInBusiness(founded, new Date().getFullYear()))
    : "";
  return (
    <Section title={sections.who}>
      <div className="pair">
        <TextField label={fields.name} required {...bind(form, "name")} />
        <TextField label={fields.shortName} hint={hints.shortName} required {...bind(form, "shortName")} />
      </div>
      <TextField label={fields.tagline} required {...bind(form, "tagline")} />
      <TextField label={fields.description} multiline {...bind(form, "description")} />
      <div className="pair">
        <TextField
          label={fields.yearEstablished}
          hint={years}
          inputMode="numeric"
          required
          {...bind(form, "yearEstablished")}
        />
        <TextField label={fields.director} {...bind(form, "director")} />
        <TextField label={fields.businessType} {...bind(form, "businessType")} />
      </div>
      <CheckField label={fields.isSample} hint={hints.isSample} {...bind(form, "isSample")} />
    </Section>
  );
}

function ContactSection({ form }: { form: Editor<CompanyDraft> }) {
  return (
    <Section title={sections.contact}>
      <TextField label={fields.address} required multiline {...bind(form, "address", "contact.address")} />
      <RowsField
        label={fields.phones}
        noun={own.phone}
        columns={[{ label: fields.phones, path: (index) => `contact.phones.${index}` }]}
        {...bind(form, "phones", "contact.phones")}
      />
      <p className="field-hint">{hints.phones}</p>
      <RowsField
        label={fields.emails}
        noun={own.email}
        columns={[{ label: fields.emails, path: (index) => `contact.emails.${index}` }]}
        {...bind(form, "emails", "contact.emails")}
      />
      <p className="field-hint">{hints.emails}</p>
    </Section>
  );
}

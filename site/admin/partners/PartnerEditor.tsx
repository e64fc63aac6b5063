import { type Partner, snippetOf, WIDGETS } from "../../../contract/partner.ts";
import { showError, showSuccess } from "../toasts.ts";
import { CheckField } from "../ui/CheckField.tsx";
import { CopyField } from "../ui/CopyField.tsx";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { RowsField } from "../ui/RowsField.tsx";
import { Section } from "../ui/Section.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { PartnerDays } from "./PartnerDays.tsx";
import { PartnerKey } from "./PartnerKey.tsx";
import { partnerResource } from "./partner_draft.ts";
import { partnerTexts as own } from "./partner_texts.ts";

interface Props {
  /** Null for a new partner. */
  id: string | null;
  onClose(): void;
}

export function PartnerEditor({ id, onClose }: Props) {
  return (
    <StoredEditor resource={partnerResource} id={id} texts={own}>
      {/* With a new key all of it is another version. */}
      {(stored) => <PartnerForm key={stored?.value.key} stored={stored} onClose={onClose} />}
    </StoredEditor>
  );
}

function PartnerForm({ stored, onClose }: { stored: Stored<Partner>; onClose(): void }) {
  const form = useEditor(partnerResource, stored, { onSaved: onClose });
  const { fields, hints, sections } = own;
  return (
    <EditorFrame
      title={stored ? own.editTitle : own.addTitle}
      form={form}
      labels={partnerResource.labels}
      onCancel={onClose}
    >
      <Section title={sections.who}>
        <TextField label={fields.name} required {...bind(form, "name")} />
        <TextField label={fields.note} hint={hints.note} multiline {...bind(form, "note")} />
        <CheckField label={fields.isActive} hint={hints.isActive} {...bind(form, "isActive")} />
      </Section>
      <Section title={sections.sites}>
        <p className="muted">{hints.origins}</p>
        <RowsField
          label={fields.origins}
          hideLabel
          noun={own.site}
          columns={[{
            label: fields.origins,
            placeholder: "https://",
            path: (index) => `origins.${index}`,
          }]}
          {...bind(form, "origins")}
        />
      </Section>
      {stored
        ? (
          <>
            <Section title={sections.key}>
              <PartnerKey partner={stored.value} etag={stored.etag} isDirty={form.dirty} />
            </Section>
            <Section title={sections.snippets}>
              <Snippets partnerKey={stored.value.key} />
            </Section>
            <Section title={sections.leads}>
              <PartnerDays days={stored.value.days} />
            </Section>
          </>
        )
        : (
          <Section title={sections.snippets}>
            <p className="muted">{hints.snippetsLater}</p>
          </Section>
        )}
    </EditorFrame>
  );
}

function Snippets({ partnerKey }: { partnerKey: string }) {
  const copying = {
    onCopied: () => showSuccess(own.copied),
    onFailed: () => showError(own.copyFailed),
  };
  return (
    <>
      <p className="muted">{own.hints.snippets}</p>
      {WIDGETS.map((widget) => (
        <CopyField
          key={widget}
          label={own.widgets[widget]}
          value={snippetOf(widget, location.origin, partnerKey)}
          {...copying}
        />
      ))}
      <p>
        <a href={`/embed?partner=${encodeURIComponent(partnerKey)}`}>{own.builder}</a>
      </p>
    </>
  );
}

import type { Redirect } from "../../../contract/redirect.ts";
import { CheckField } from "../ui/CheckField.tsx";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { Section } from "../ui/Section.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { redirectResource } from "./redirect_draft.ts";
import { redirectTexts as own } from "./redirect_texts.ts";

export function RedirectEditor({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <StoredEditor resource={redirectResource} id={id} texts={own}>
      {(stored) => <RedirectForm stored={stored} onClose={onClose} />}
    </StoredEditor>
  );
}

function RedirectForm({ stored, onClose }: { stored: Stored<Redirect>; onClose(): void }) {
  const form = useEditor(redirectResource, stored, { onSaved: onClose });
  const { fields, hints } = own;
  return (
    <EditorFrame
      title={stored ? own.editTitle : own.addTitle}
      form={form}
      labels={redirectResource.labels}
      onCancel={onClose}
    >
      <Section title={own.section}>
        <TextField label={fields.from} hint={hints.from} type="url" required {...bind(form, "from")} />
        <TextField label={fields.to} hint={hints.to} type="url" required {...bind(form, "to")} />
        <CheckField label={fields.isPermanent} hint={hints.isPermanent} {...bind(form, "isPermanent")} />
      </Section>
    </EditorFrame>
  );
}

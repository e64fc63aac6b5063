import type { Testimonial } from "../../../contract/testimonial.ts";
import { ImageUploader } from "../media/ImageUploader.tsx";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { RatingField } from "../ui/RatingField.tsx";
import { Section } from "../ui/Section.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { testimonialResource } from "./testimonial_draft.ts";
import { testimonialTexts as own } from "./testimonial_texts.ts";

interface Props {
  /** Null for a new testimonial. */
  id: string | null;
  onClose(): void;
}

export function TestimonialEditor({ id, onClose }: Props) {
  return (
    <StoredEditor resource={testimonialResource} id={id} texts={own}>
      {(stored) => <TestimonialForm stored={stored} onClose={onClose} />}
    </StoredEditor>
  );
}

function TestimonialForm({ stored, onClose }: { stored: Stored<Testimonial>; onClose(): void }) {
  const form = useEditor(testimonialResource, stored, { onSaved: onClose });
  const { fields, hints, sections } = own;
  return (
    <EditorFrame
      title={stored ? own.editTitle : own.addTitle}
      form={form}
      labels={testimonialResource.labels}
      onCancel={onClose}
    >
      <div className="editor-columns">
        <div className="editor-main">
          <Section title={sections.person}>
            <div className="pair">
              <TextField label={fields.name} required {...bind(form, "name")} />
              <TextField
                label={fields.position}
                hint={hints.position}
                required
                {...bind(form, "position")}
              />
            </div>
          </Section>
          <Section title={sections.words}>
            <TextField label={fields.content} required multiline {...bind(form, "content")} />
            <RatingField label={fields.rating} describe={own.stars} {...bind(form, "rating")} />
          </Section>
        </div>
        <div className="editor-side">
          <Section title={sections.avatar}>
            <ImageUploader label={fields.avatarUrl} hint={hints.avatarUrl} {...bind(form, "avatarUrl")} />
          </Section>
        </div>
      </div>
    </EditorFrame>
  );
}

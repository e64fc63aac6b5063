import type { Testimonial } from "../../../contract/testimonial.ts";
import { ApiFailure } from "../api.ts";
import { ImageUploader } from "../media/ImageUploader.tsx";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { RatingField } from "../ui/RatingField.tsx";
import { Section } from "../ui/Section.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { useStored } from "../use_stored.ts";
import { testimonialResource } from "./testimonial_draft.ts";
import { testimonialTexts as own } from "./testimonial_texts.ts";

interface Props {
  /** Null for a new testimonial. */
  id: string | null;
  onClose(): void;
}

export function TestimonialEditor({ id, onClose }: Props) {
  const stored = useStored(testimonialResource.path, testimonialResource.schema, id);
  if (stored.error && !stored.data) {
    const gone = stored.error instanceof ApiFailure && stored.error.status === 404;
    return (
      <LoadFailure
        title={gone ? own.notFound : own.loadError}
        error={stored.error}
        onRetry={() => void stored.refetch()}
      />
    );
  }
  if (id !== null && !stored.data) return <EditorSkeleton />;
  return (
    <TestimonialForm
      stored={id !== null && stored.data ? { id, ...stored.data } : null}
      onClose={onClose}
    />
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

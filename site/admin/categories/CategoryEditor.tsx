import {
  type Category,
  DEFAULT_CATEGORY_BACKGROUND,
  DEFAULT_CATEGORY_TEXT,
} from "../../../contract/category.ts";
import { categoryResource } from "./category_draft.ts";
import { texts } from "../texts.ts";
import { ColourBadge } from "../ui/ColourBadge.tsx";
import { ColourField } from "../ui/ColourField.tsx";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { ImageUploader } from "../media/ImageUploader.tsx";
import { Section } from "../ui/Section.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";

const { fields } = texts.categories;

interface Props {
  /** Null for a new category. */
  id: string | null;
  onClose(): void;
}

export function CategoryEditor({ id, onClose }: Props) {
  return (
    <StoredEditor resource={categoryResource} id={id} texts={texts.categories}>
      {(stored) => <CategoryForm stored={stored} onClose={onClose} />}
    </StoredEditor>
  );
}

function CategoryForm({ stored, onClose }: { stored: Stored<Category>; onClose(): void }) {
  const form = useEditor(categoryResource, stored, { onSaved: onClose });
  const { draft } = form;
  return (
    <EditorFrame
      title={stored ? texts.categories.editTitle : texts.categories.addTitle}
      form={form}
      labels={categoryResource.labels}
      onCancel={onClose}
    >
      <div className="editor-columns">
        <div className="editor-main">
          <Section title={texts.products.sections.basics}>
            <TextField label={fields.name} required {...bind(form, "name")} />
            <TextField label={fields.description} multiline {...bind(form, "description")} />
            <TextField label={fields.slug} hint={texts.products.hints.slug} {...bind(form, "slug")} />
          </Section>
          <Section title={texts.categories.translations}>
            <p className="muted">{texts.categories.translationsHint}</p>
            <TextField label={fields.hiName} {...bind(form, "hiName", "translations.hi.name")} />
            <TextField
              label={fields.hiDescription}
              multiline
              {...bind(form, "hiDescription", "translations.hi.description")}
            />
            <TextField label={fields.teName} {...bind(form, "teName", "translations.te.name")} />
            <TextField
              label={fields.teDescription}
              multiline
              {...bind(form, "teDescription", "translations.te.description")}
            />
          </Section>
          <Section title={texts.categories.columns[2]}>
            <div className="pair">
              <ColourField
                label={fields.bgColor}
                fallback={DEFAULT_CATEGORY_BACKGROUND}
                {...bind(form, "bgColor")}
              />
              <ColourField
                label={fields.textColor}
                fallback={DEFAULT_CATEGORY_TEXT}
                {...bind(form, "textColor")}
              />
            </div>
            <p className="badge-preview">
              <span className="muted">{texts.categories.preview}</span>
              <ColourBadge
                text={draft.name.trim() || texts.categories.sampleName}
                background={draft.bgColor}
                colour={draft.textColor}
              />
            </p>
          </Section>
        </div>
        <div className="editor-side">
          <Section title={texts.products.sections.image}>
            <ImageUploader
              label={fields.imageUrl}
              hint={texts.products.hints.imageUrl}
              {...bind(form, "imageUrl")}
            />
          </Section>
        </div>
      </div>
    </EditorFrame>
  );
}

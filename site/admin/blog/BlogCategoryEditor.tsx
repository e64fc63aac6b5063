import type { BlogCategory } from "../../../contract/post.ts";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { Section } from "../ui/Section.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Stored, useEditor } from "../use_editor.ts";
import { blogCategoryResource } from "./blog_category_draft.ts";
import { blogTexts } from "./blog_texts.ts";

const own = blogTexts.categories;

export function BlogCategoryEditor({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <StoredEditor resource={blogCategoryResource} id={id} texts={own}>
      {(stored) => <CategoryForm stored={stored} onClose={onClose} />}
    </StoredEditor>
  );
}

function CategoryForm({ stored, onClose }: { stored: Stored<BlogCategory>; onClose(): void }) {
  const form = useEditor(blogCategoryResource, stored, { onSaved: onClose });
  const { fields } = own;
  return (
    <EditorFrame
      title={stored ? own.editTitle : own.addTitle}
      form={form}
      labels={blogCategoryResource.labels}
      onCancel={onClose}
    >
      <Section title={own.section}>
        <TextField label={fields.name} required {...bind(form, "name")} />
        <TextField label={fields.description} required multiline {...bind(form, "description")} />
        <TextField label={fields.slug} hint={own.slugHint} {...bind(form, "slug")} />
      </Section>
      <Section title={blogTexts.posts.translations.hi}>
        <TextField label={fields.hiName} {...bind(form, "hiName", "translations.hi.name")} />
        <TextField
          label={fields.hiDescription}
          multiline
          {...bind(form, "hiDescription", "translations.hi.description")}
        />
      </Section>
      <Section title={blogTexts.posts.translations.te}>
        <TextField label={fields.teName} {...bind(form, "teName", "translations.te.name")} />
        <TextField
          label={fields.teDescription}
          multiline
          {...bind(form, "teDescription", "translations.te.description")}
        />
      </Section>
    </EditorFrame>
  );
}

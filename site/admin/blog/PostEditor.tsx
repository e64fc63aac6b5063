import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { lazy, Suspense } from "react";
import * as z from "zod/mini";
import { BlogCategorySchema, DEFAULT_BLOG_CATEGORY_COLOUR, type Post } from "../../../contract/post.ts";
import { read } from "../api.ts";
import { ImageUploader } from "../media/ImageUploader.tsx";
import { texts } from "../texts.ts";
import { ColourField } from "../ui/ColourField.tsx";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { Field } from "../ui/Field.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { Section } from "../ui/Section.tsx";
import { StoredEditor } from "../ui/StoredEditor.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Editor, type Stored, useEditor } from "../use_editor.ts";
import { History } from "../versions/History.tsx";
import { blogCategoryResource } from "./blog_category_draft.ts";
import { blogTexts } from "./blog_texts.ts";
import { type PostDraft, postResource } from "./post_draft.ts";
import { textOfHtml } from "./text_of_html.ts";

const own = blogTexts.posts;
const BlogCategoryListSchema = z.array(BlogCategorySchema);
/** The editor of articles is the heaviest part of the panel: only who writes loads it. */
const RichText = lazy(async () => ({ default: (await import("./RichText.tsx")).RichText }));

export function PostEditor({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <StoredEditor resource={postResource} id={id} texts={own}>
      {(stored) => <PostForm stored={stored} onClose={onClose} />}
    </StoredEditor>
  );
}

function PostForm({ stored, onClose }: { stored: Stored<Post>; onClose(): void }) {
  const form = useEditor(postResource, stored, { onSaved: onClose });
  const { fields, hints, sections } = own;
  return (
    <EditorFrame
      title={stored ? own.editTitle : own.addTitle}
      form={form}
      labels={postResource.labels}
      onCancel={onClose}
      actions={stored && (
        <>
          <History
            path={`${postResource.path}/${stored.id}`}
            schema={postResource.schema}
            draftOf={postResource.draftOf}
            labels={postResource.labels}
            textOf={{ content: textOfHtml, hiContent: textOfHtml, teContent: textOfHtml }}
            current={form.draft}
            onRestore={form.fill}
          />
          {isShown(stored.value) && <PageLink href={`/blog/post/${stored.value.slug}`} />}
        </>
      )}
    >
      <div className="editor-columns">
        <div className="editor-main">
          <Section title={sections.text}>
            <TextField label={fields.title} required {...bind(form, "title")} />
            <TextField
              label={fields.excerpt}
              required
              multiline
              hint={hints.excerpt}
              {...bind(form, "excerpt")}
            />
            <Words label={fields.content} required {...bind(form, "content")} />
            <TextField label={fields.slug} hint={hints.slug} {...bind(form, "slug")} />
          </Section>
          <Translation form={form} language="hi" />
          <Translation form={form} language="te" />
        </div>
        <div className="editor-side">
          <Section title={sections.publishing}>
            <Published form={form} />
          </Section>
          <Section title={sections.filing}>
            <CategoryField {...bind(form, "category")} />
            <ColourField
              label={fields.categoryColor}
              fallback={DEFAULT_BLOG_CATEGORY_COLOUR}
              {...bind(form, "categoryColor")}
            />
            <TextField label={fields.tags} hint={hints.tags} {...bind(form, "tags")} />
          </Section>
          <Section title={sections.image}>
            <ImageUploader label={fields.imageUrl} required {...bind(form, "imageUrl")} />
          </Section>
          <Section title={sections.author}>
            <TextField label={fields.author} required {...bind(form, "author")} />
            <ImageUploader label={fields.authorImageUrl} {...bind(form, "authorImageUrl")} />
          </Section>
        </div>
      </div>
    </EditorFrame>
  );
}

/** Whether readers find it: published, and its date has come. */
const isShown = ({ status, date }: Post): boolean => status !== "draft" && Date.parse(date) <= Date.now();

interface WordsProps {
  label: string;
  value: string;
  onChange(html: string): void;
  error: string | undefined;
  required?: boolean;
  lang?: string;
}

function Words(props: WordsProps) {
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <RichText {...props} />
    </Suspense>
  );
}

function Translation({ form, language }: { form: Editor<PostDraft>; language: "hi" | "te" }) {
  const { fields, translations } = own;
  const field = (part: "Title" | "Excerpt" | "Content") => `${language}${part}` as const;
  const path = (part: string) => `translations.${language}.${part}`;
  return (
    <details className="section translation">
      <summary>{translations[language]}</summary>
      <p className="muted">{translations.hint}</p>
      <TextField label={fields[field("Title")]} {...bind(form, field("Title"), path("title"))} />
      <TextField
        label={fields[field("Excerpt")]}
        multiline
        {...bind(form, field("Excerpt"), path("excerpt"))}
      />
      <Words
        label={fields[field("Content")]}
        lang={language}
        {...bind(form, field("Content"), path("content"))}
      />
    </details>
  );
}

function Published({ form }: { form: Editor<PostDraft> }) {
  const date = bind(form, "date");
  const draft = bind(form, "isDraft");
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.value}
          onChange={(event) => draft.onChange(event.currentTarget.checked)}
        />
        <span>{own.fields.isDraft}</span>
      </label>
      <p className="field-hint">{own.hints.isDraft}</p>
      <Field label={own.fields.date} hint={own.hints.date} error={date.error}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="datetime-local"
            value={date.value}
            onChange={(event) => date.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

function CategoryField(
  { value, onChange, error }: { value: string; onChange(value: string): void; error: string | undefined },
) {
  const categories = useQuery({
    queryKey: [blogCategoryResource.path, "all"],
    queryFn: ({ signal }) => read(blogCategoryResource.path, BlogCategoryListSchema, { signal }),
  });
  const names = categories.data?.map(({ name }) => name) ?? [];
  return (
    <Field label={own.fields.category} error={error} required>
      {(control) => (
        <>
          <select
            {...control}
            className="input"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{own.chooseCategory}</option>
            {value && !names.includes(value) && <option value={value}>{value}</option>}
            {names.map((name) => <option key={name} value={name}>{name}</option>)}
          </select>
          {categories.data?.length === 0 && (
            <p className="field-hint">
              {own.noCategories} <Link href="/admin/blog-categories?action=new">{own.addCategory}</Link>
            </p>
          )}
        </>
      )}
    </Field>
  );
}

import { Image } from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { FieldError } from "../ui/Field.tsx";
import { texts } from "../texts.ts";
import { showError } from "../toasts.ts";
import { richTextTexts as own } from "./rich_text_texts.ts";
import { cleanWordHtml } from "./clean_word_html.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";

interface Props {
  label: string;
  /** HTML. */
  value: string;
  onChange(html: string): void;
  error: string | undefined;
  required?: boolean;
  lang?: string;
}

/** The elements that an article may contain. The server's sanitiser removes everything else. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

/** A rich-text field, styled like the published article. */
export function RichText({ label, value, onChange, error, required, lang }: Props) {
  const id = useId();
  const written = useRef(value);
  const changed = useEffectEvent((html: string) => {
    written.current = html;
    onChange(html);
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // The content security policy forbids its style element, so the rules are in rich_text.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        class: "rich-text-body",
        ...(lang && { lang }),
        ...(required && { "aria-required": "true" }),
        ...(error && { "aria-invalid": "true", "aria-describedby": `${id}-error` }),
      },
      transformPastedHTML(html) {
        let lost = 0;
        const cleaned = cleanWordHtml(html, () => lost++);
        if (lost > 0) showError(own.lostPictures(lost));
        return cleaned;
      },
    },
    onUpdate: ({ editor }) => changed(editor.getHTML()),
  });

  // Takes over a value set from outside, such as a restored version or the other side of a conflict.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <span id={`${id}-label`} className="field-label">
        {label}
        {required && <span className="field-required" aria-hidden="true">{texts.form.required}</span>}
      </span>
      <div className="rich-text">
        <RichTextToolbar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

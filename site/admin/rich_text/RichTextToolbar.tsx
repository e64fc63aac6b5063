import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { MediaPicker } from "../media/MediaPicker.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { richTextTexts as own } from "./rich_text_texts.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { PictureDialog } from "./PictureDialog.tsx";

interface Tool {
  label: string;
  icon: IconName;
  /** Whether the tool is switched on; undefined for a tool that acts only once. */
  active?: boolean;
  disabled?: boolean;
  run(): void;
}

type Open = { kind: "link" } | { kind: "library" } | { kind: "picture"; src: string; alt: string };

/** A toolbar after the ARIA pattern: one tab stop, and arrow keys move between the tools. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [current, setCurrent] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      heading2: editor.isActive("heading", { level: 2 }),
      heading3: editor.isActive("heading", { level: 3 }),
      bulletList: editor.isActive("bulletList"),
      orderedList: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
      link: editor.isActive("link"),
      table: editor.isActive("table"),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    { label: own.bold, icon: "bold", active: state.bold, run: () => chain().toggleBold().run() },
    { label: own.italic, icon: "italic", active: state.italic, run: () => chain().toggleItalic().run() },
    {
      label: own.heading2,
      icon: "heading",
      active: state.heading2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: own.heading3,
      icon: "subheading",
      active: state.heading3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: own.bulletList,
      icon: "list",
      active: state.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: own.orderedList,
      icon: "numbers",
      active: state.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    { label: own.quote, icon: "quote", active: state.quote, run: () => chain().toggleBlockquote().run() },
    { label: own.link, icon: "link", active: state.link, run: () => setOpen({ kind: "link" }) },
    { label: own.image, icon: "image", run: () => setOpen({ kind: "library" }) },
    {
      label: own.table,
      icon: "table",
      active: state.table,
      run: () => {
        if (!state.table) chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
      },
    },
    { label: own.undo, icon: "undo", disabled: !state.undo, run: () => chain().undo().run() },
    { label: own.redo, icon: "redo", disabled: !state.redo, run: () => chain().redo().run() },
  ];

  function move(event: KeyboardEvent<HTMLElement>): void {
    const last = tools.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")[next]?.focus();
  }

  return (
    <>
      <div className="rich-text-tools" role="toolbar" aria-label={own.toolbar(label)} onKeyDown={move}>
        {tools.map(({ label, icon, active, disabled, run }, index) => (
          <button
            key={label}
            type="button"
            data-tool=""
            className="icon-button"
            aria-label={label}
            title={label}
            aria-pressed={active}
            aria-disabled={disabled}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => {
              if (!disabled) run();
            }}
          >
            <Icon name={icon} size={18} />
          </button>
        ))}
      </div>
      {state.table && <TableTools editor={editor} />}
      {open?.kind === "link" && <LinkDialog editor={editor} onClose={() => setOpen(null)} />}
      {open?.kind === "library" && (
        <MediaPicker
          type="image"
          onPick={({ url }) => setOpen({ kind: "picture", src: url, alt: "" })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === "picture" && (
        <PictureDialog
          onApply={(alt) => {
            chain().setImage({ src: open.src, alt }).run();
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  const tools = [
    [own.addRow, () => chain().addRowAfter().run()],
    [own.addColumn, () => chain().addColumnAfter().run()],
    [own.deleteRow, () => chain().deleteRow().run()],
    [own.deleteColumn, () => chain().deleteColumn().run()],
    [own.deleteTable, () => chain().deleteTable().run()],
  ] as const;
  return (
    <div className="rich-text-tools rich-text-table-tools" role="group" aria-label={own.table}>
      {tools.map(([label, run]) => (
        <button key={label} type="button" className="button button-quiet" onClick={run}>{label}</button>
      ))}
    </div>
  );
}

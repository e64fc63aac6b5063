import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { MediaPicker } from "../media/MediaPicker.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { richTextTexts as own } from "./rich_text_texts.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { PictureDialog } from "./PictureDialog.tsx";

type Open = { kind: "link" } | { kind: "library" } | { kind: "picture"; src: string };

interface Tool {
  label: string;
  icon: IconName;
  /** Node or mark at which the tool is switched on, with its attributes. None for one that acts only once. */
  on?: [name: string, attributes?: object];
  /** Commands of the editor, or the dialog that the tool opens. */
  run: ((chain: ChainedCommands, editor: Editor) => ChainedCommands) | Open;
}

const TOOLS: readonly Tool[] = [
  { label: own.bold, icon: "bold", on: ["bold"], run: (chain) => chain.toggleBold() },
  { label: own.italic, icon: "italic", on: ["italic"], run: (chain) => chain.toggleItalic() },
  headingTool(own.heading2, "heading", 2),
  headingTool(own.heading3, "subheading", 3),
  { label: own.bulletList, icon: "list", on: ["bulletList"], run: (chain) => chain.toggleBulletList() },
  { label: own.orderedList, icon: "numbers", on: ["orderedList"], run: (chain) => chain.toggleOrderedList() },
  { label: own.quote, icon: "quote", on: ["blockquote"], run: (chain) => chain.toggleBlockquote() },
  { label: own.link, icon: "link", on: ["link"], run: { kind: "link" } },
  { label: own.image, icon: "image", run: { kind: "library" } },
  {
    label: own.table,
    icon: "table",
    on: ["table"],
    run: (chain, editor) =>
      editor.isActive("table") ? chain : chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { label: own.undo, icon: "undo", run: (chain) => chain.undo() },
  { label: own.redo, icon: "redo", run: (chain) => chain.redo() },
];

function headingTool(label: string, icon: IconName, level: 2 | 3): Tool {
  return { label, icon, on: ["heading", { level }], run: (chain) => chain.toggleHeading({ level }) };
}

/** A toolbar after the ARIA pattern: one tab stop, and arrow keys move between the tools. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [current, setCurrent] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isInTable: editor.isActive("table"),
      on: TOOLS.map(({ on }) => on && editor.isActive(...on)),
      disabled: TOOLS.map(({ on, run }) =>
        !on && typeof run === "function" && !run(editor.can().chain(), editor).run()
      ),
    }),
  });

  function press({ run }: Tool): void {
    if (typeof run === "function") run(editor.chain().focus(), editor).run();
    else setOpen(run);
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const last = TOOLS.length - 1;
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
        {TOOLS.map((tool, index) => (
          <button
            key={tool.label}
            type="button"
            data-tool=""
            className="icon-button"
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={state.on[index]}
            aria-disabled={state.disabled[index] || undefined}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => {
              if (!state.disabled[index]) press(tool);
            }}
          >
            <Icon name={tool.icon} size={18} />
          </button>
        ))}
      </div>
      {state.isInTable && <TableTools editor={editor} />}
      {open && <ToolDialog editor={editor} open={open} setOpen={setOpen} />}
    </>
  );
}

function ToolDialog(
  { editor, open, setOpen }: { editor: Editor; open: Open; setOpen(open: Open | null): void },
) {
  const close = () => setOpen(null);
  if (open.kind === "link") return <LinkDialog editor={editor} onClose={close} />;
  if (open.kind === "library") {
    const pick = ({ url }: { url: string }) => setOpen({ kind: "picture", src: url });
    return <MediaPicker type="image" onPick={pick} onClose={close} />;
  }
  function apply(alt: string) {
    if (open.kind === "picture") {
      // The picture would stay selected, and the next letter would take its place.
      editor.chain().focus().setImage({ src: open.src, alt }).createParagraphNear().run();
    }
    close();
  }
  return <PictureDialog onApply={apply} onClose={close} />;
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

import { useRef } from "react";
import { texts } from "../texts.ts";
import { IconButton } from "./Button.tsx";
import { Field } from "./Field.tsx";
import type { IconName } from "./Icon.tsx";

const own = texts.form.marked;

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  hint?: string | undefined;
  lang?: string | undefined;
}

/** A piece of the text: the place of its first letter, and that behind its last. */
type Span = readonly [from: number, to: number];

interface Tool {
  label: string;
  icon: IconName;
  /** The text that replaces the selected one, and what of it is selected then. */
  run(text: string, selected: Span): { replaced: Span; by: string; selects: Span };
}

const TOOLS: readonly Tool[] = [
  { label: own.bold, icon: "bold", run: (text, span) => around(text, span, "**", "**") },
  { label: own.heading, icon: "heading", run: (text, span) => ofLines(text, span, () => "## ", /^#+ +/) },
  { label: own.list, icon: "list", run: (text, span) => ofLines(text, span, () => "- ", /^ *[-*•] +/) },
  {
    label: own.numbers,
    icon: "numbers",
    run: (text, span) => ofLines(text, span, (at) => `${at + 1}. `, /^ *\d+[.)] +/),
  },
  {
    label: own.link,
    icon: "link",
    run(text, [from, to]) {
      const words = text.slice(from, to) || own.words;
      const begin = from + words.length + "[](".length;
      return {
        replaced: [from, to],
        by: `[${words}](${own.address})`,
        selects: [begin, begin + own.address.length],
      };
    },
  },
];

/** Puts marks before and behind the selected text, or takes them away. */
function around(text: string, [from, to]: Span, open: string, close: string): ReturnType<Tool["run"]> {
  const words = text.slice(from, to);
  const isMarked = words.length > open.length + close.length && words.startsWith(open) &&
    words.endsWith(close);
  if (isMarked) {
    const by = words.slice(open.length, -close.length);
    return { replaced: [from, to], by, selects: [from, from + by.length] };
  }
  const shown = words || own.words;
  const begin = from + open.length;
  return { replaced: [from, to], by: open + shown + close, selects: [begin, begin + shown.length] };
}

/** Puts a mark before each line of which something is selected, or takes it away if all have it. */
function ofLines(
  text: string,
  [from, to]: Span,
  markOf: (at: number) => string,
  mark: RegExp,
): ReturnType<Tool["run"]> {
  const begin = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(begin, end).split("\n");
  const isMarked = lines.every((line) => mark.test(line));
  const by = lines.map((line, at) => isMarked ? line.replace(mark, "") : markOf(at) + line).join("\n");
  return { replaced: [begin, end], by, selects: [begin + by.length, begin + by.length] };
}

/** A textarea with buttons that write the marks of `contract/shared/marked_text.ts`. */
export function MarkedTextField({ label, value, onChange, error, hint, lang }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);

  function use({ run }: Tool): void {
    const element = area.current;
    if (!element) return;
    const { replaced, by, selects } = run(value, [element.selectionStart, element.selectionEnd]);
    element.focus();
    element.setSelectionRange(...replaced);
    // Only so it can be undone with Ctrl+Z.
    if (!document.execCommand("insertText", false, by)) {
      onChange(value.slice(0, replaced[0]) + by + value.slice(replaced[1]));
    }
    element.setSelectionRange(...selects);
  }

  return (
    <Field label={label} hint={[own.hint, hint].filter(Boolean).join(" ")} error={error}>
      {(control) => (
        <div className="rich-text">
          <div className="rich-text-tools" role="group" aria-label={own.tools(label)}>
            {TOOLS.map((tool) => (
              <IconButton
                key={tool.label}
                label={tool.label}
                icon={tool.icon}
                onClick={() => use(tool)}
              />
            ))}
          </div>
          <textarea
            {...control}
            ref={area}
            className="input marked-text"
            rows={5}
            value={value}
            lang={lang}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}

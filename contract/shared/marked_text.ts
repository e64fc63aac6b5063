/** A piece of a line. */
export interface MarkedRun {
  text: string;
  isBold?: boolean;
  /** The address of a link. */
  href?: string;
}

type MarkedBlock =
  | { kind: "paragraph" | "heading"; runs: MarkedRun[] }
  | MarkedList;

interface MarkedList {
  kind: "bullets" | "numbers";
  items: MarkedRun[][];
  /** The number of the first one, if it is not 1. */
  start?: number;
}

const HEADING = /^#{1,4} +(.*\S)/;
const BULLET = /^ *[-*•] +(.*\S)/;
const NUMBER = /^ *(\d{1,3})[.)] +(.*\S)/;
/** Bold text, or a link: `**text**`, `[words](address)`. A mark that does not end within its line is text. */
const MARK = /\*\*(\S(?:[^\n]{0,500}?\S)?)\*\*|\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)/g;
/** What a link may lead to: never a script. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/**
 * The parts of a text with a few marks of Markdown: a blank line ends a paragraph, `- ` and `1. ` begin the line of a
 * list, `## ` a heading. A text without marks is its paragraphs, as they stand.
 */
export function readMarkedText(text: string): MarkedBlock[] {
  const blocks: MarkedBlock[] = [];
  /** The paragraph or the list's item that is being read. */
  let open = null as { lines: string[]; end(runs: MarkedRun[]): void } | null;

  function close(): void {
    open?.end(runsOf(open.lines.join("\n")));
    open = null;
  }

  function begin(line: string, end: (runs: MarkedRun[]) => void): void {
    close();
    open = { lines: [line], end };
  }

  function beginItem(kind: "bullets" | "numbers", line: string, start?: number): void {
    close();
    const last = blocks.at(-1);
    const goesOn = last && "items" in last && last.kind === kind;
    const list: MarkedList = goesOn
      ? last
      : { kind, items: [], ...(start !== undefined && start !== 1 && { start }) };
    if (!goesOn) blocks.push(list);
    begin(line, (runs) => list.items.push(runs));
  }

  for (const line of text.split(/\r?\n/)) {
    const [heading, bullet, number] = [HEADING.exec(line), BULLET.exec(line), NUMBER.exec(line)];
    if (!line.trim()) close();
    else if (heading) {
      begin(heading[1]!, (runs) => blocks.push({ kind: "heading", runs }));
      close();
    } else if (bullet) beginItem("bullets", bullet[1]!);
    else if (number) beginItem("numbers", number[2]!, Number(number[1]));
    else if (open) open.lines.push(line);
    else begin(line, (runs) => blocks.push({ kind: "paragraph", runs }));
  }
  close();
  return blocks;
}

/** The text without its marks, a line for each line of a list. */
export function plainText(text: string): string {
  const plain = (runs: MarkedRun[]) => runs.map((run) => run.text).join("");
  return readMarkedText(text)
    .map((block) => "items" in block ? block.items.map(plain).join("\n") : plain(block.runs))
    .join("\n\n");
}

function runsOf(text: string, isBold = false): MarkedRun[] {
  const runs: MarkedRun[] = [];
  const add = (text: string, more: Partial<MarkedRun> = {}) => {
    if (text) runs.push({ text, ...(isBold && { isBold }), ...more });
  };
  let from = 0;
  for (const { index, 0: whole, 1: bold, 2: words, 3: href } of text.matchAll(MARK)) {
    if (bold === undefined && !ADDRESS.test(href!)) continue;
    add(text.slice(from, index));
    if (bold === undefined) add(words!, { href: href! });
    else runs.push(...runsOf(bold, true));
    from = index + whole.length;
  }
  add(text.slice(from));
  return runs;
}

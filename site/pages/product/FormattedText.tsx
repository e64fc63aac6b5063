import { type MarkedRun, readMarkedText } from "../../../contract/shared/marked_text.ts";

/** Paragraphs, headings and lists of a text with marks. Nothing in it is HTML. */
export function FormattedText({ text, lang }: { text: string; lang: string | undefined }) {
  return readMarkedText(text).map((block, at) => {
    if (!("items" in block)) {
      const Tag = block.kind === "heading" ? "h3" : "p";
      return <Tag key={at} lang={lang}>{block.runs.map(run)}</Tag>;
    }
    const items = block.items.map((runs, place) => <li key={place}>{runs.map(run)}</li>);
    return block.kind === "bullets"
      ? <ul key={at} lang={lang}>{items}</ul>
      : <ol key={at} lang={lang} start={block.start}>{items}</ol>;
  });
}

function run({ text, isBold, href }: MarkedRun, at: number) {
  const words = isBold ? <strong key={at}>{text}</strong> : text;
  return href ? <a key={at} href={href}>{words}</a> : words;
}

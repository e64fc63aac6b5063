/** A stretch of an article under one heading. */
export interface Section {
  /** Its own heading, and those above it; the article's beginning has none. */
  headings: readonly string[];
  /** Paragraphs, entries of lists and rows of tables, as plain text. */
  blocks: readonly string[];
}

/** A longer stretch under one heading is two passages. */
const SECTION_MAX = 1_400;

/** An article's HTML as plain text in sections. */
export function splitArticle(html: string): Section[] {
  const sections: Section[] = [];
  let headings: string[] = [];
  let blocks: string[] = [];
  let letters = 0;
  const close = () => {
    if (blocks.length > 0) sections.push({ headings, blocks });
    blocks = [];
    letters = 0;
  };
  for (
    const [, tag, inner] of html.matchAll(
      /<(h[2-4]|p|li|tr|blockquote|pre|figcaption|caption)\b[^>]*>([\s\S]*?)<\/\1>/g,
    )
  ) {
    const text = tag === "tr" ? rowText(inner!) : plainText(inner!);
    if (!text) continue;
    const level = /^h([2-4])$/.exec(tag!)?.[1];
    if (level) {
      close();
      headings = [...headings.slice(0, Math.max(0, Number(level) - 2)), text];
    } else {
      if (letters > 0 && letters + text.length > SECTION_MAX) close();
      blocks.push(text);
      letters += text.length;
    }
  }
  close();
  return sections;
}

function rowText(html: string): string {
  return [...html.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => plainText(cell!)).join(
    " – ",
  );
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function plainText(html: string): string {
  return html.replace(/<br\s*\/?>/g, " ").replace(/<[^>]+>/g, "")
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = name[1]?.toLowerCase() === "x" ? parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ").trim();
}

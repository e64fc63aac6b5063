interface ShownText {
  text: string;
  /** The language that the page says the text is in. */
  lang: string;
  /** Names and classes of the elements around it, the innermost last. */
  within: string[];
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TOKEN =
  /<!--[^]*?-->|<!doctype[^>]*>|<(script|style|code)\b[^>]*>[^]*?<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:\s[^>]*?)?)(\/?)>|([^<]+)/gi;
const READ_ALOUD = /\s(?:alt|title|aria-label|placeholder)="([^"]+)"/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/** What a page of ours shows or has read aloud, with the language it is said to be in. Code is left out. */
export function shownTexts(html: string): ShownText[] {
  const texts: ShownText[] = [];
  const open = [{ name: "", lang: "", classes: [] as string[] }];
  function add(text: string, lang: string) {
    const shown = text.replace(/&([#\w]+);/g, (all, name) => ENTITIES[name] ?? all).trim();
    if (shown) {
      texts.push({ text: shown, lang, within: open.flatMap(({ name, classes }) => [name, ...classes]) });
    }
  }
  for (const [, , closed, name, attributes = "", isEmpty, text] of html.matchAll(TOKEN)) {
    if (text) add(text, open.at(-1)!.lang);
    if (closed) {
      const at = open.findLastIndex((each) => each.name === closed);
      if (at > 0) open.length = at;
    }
    if (!name) continue;
    const lang = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? open.at(-1)!.lang;
    for (const [, aloud] of attributes.matchAll(READ_ALOUD)) add(aloud!, lang);
    if (VOID.test(name) || isEmpty) continue;
    open.push({ name, lang, classes: /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [] });
  }
  return texts;
}

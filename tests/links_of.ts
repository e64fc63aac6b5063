type Finder = (pattern: RegExp) => string[];

/** How to find links, by content type. Other types have no links. */
const LINKS: [type: RegExp, links: (all: Finder) => string[]][] = [
  [/^text\/html/, (all) => [
    ...all(/ (?:href|src)="([^"]*)"/g),
    ...all(/<form(?![^>]* method="post")[^>]* action="([^"]*)"/gi),
    ...all(/ srcset="([^"]*)"/gi).flatMap((set) => set.split(",").map((one) => one.trim().split(" ")[0]!)),
    // Meta tags and structured data for social networks and search engines.
    ...all(/<meta [^>]*(?:image|og:url)" content="([^"]*)"/g),
    ...all(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]*)"/g),
  ]],
  [/^text\/css/, (all) => all(/url\("?([^")]+)"?\)/g).filter((link) => !link.startsWith("data:"))],
  [/^text\/plain/, (all) => all(/^Sitemap: (.*)$/gm)],
  [/manifest/, (all) => all(/"src":"([^"]*)"/g)],
  [
    /[/+]xml/,
    (all) => [...all(/<(?:loc|link)>([^<]*)</g), ...all(/<(?:xhtml|atom):link[^>]* href="([^"]*)"/g)],
  ],
];

/** All URLs in a response of this content type. */
export function linksOf(text: string, type: string): string[] {
  if (type.startsWith("image/")) return [];
  const found = LINKS.find(([pattern]) => pattern.test(type))?.[1](finderIn(text)) ?? [];
  return found.filter(Boolean);
}

/** The URLs to which the forms of a page post. */
export function formActionsOf(text: string, type: string): string[] {
  if (!type.startsWith("text/html")) return [];
  return finderIn(text)(/<form(?=[^>]* method="post")[^>]* action="([^"]*)"/gi);
}

const LETTERS: Record<string, string> = { x27: "'", quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };

function finderIn(text: string): Finder {
  return (pattern) =>
    [...text.matchAll(pattern)].map(([, link]) =>
      link!.replace(/&#?(x27|quot|apos|amp|lt|gt);/g, (_, name) => LETTERS[name]!)
    );
}

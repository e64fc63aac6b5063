import { escapeHtml } from "../../contract/shared/escape_html.ts";

/** The owner's icon, or the company's initials. */
export const FAVICON = "/look/icon.svg";
export const FAVICON_LINK = `<link rel="icon" href="${FAVICON}">`;
export const coloursLink = (address = "/look/colours.css"): string =>
  `<link rel="stylesheet" href="${escapeHtml(address)}">`;
export const COLOURS_LINK = coloursLink();

interface HtmlDocument {
  /** Attributes of the `<html>` element, as HTML. */
  root: string;
  /** Plain text; omit it if `head` already contains a `<title>`. */
  title?: string;
  /** Adds a robots tag that asks search engines not to index the page. */
  noindex?: boolean;
  /** HTML of the elements in `<head>`; undefined and empty ones are skipped. */
  head: readonly (string | undefined)[];
  /** HTML. */
  body: string;
}

/** A whole HTML page. */
export function htmlDocument({ root, title, noindex, head, body }: HtmlDocument): string {
  const elements = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    noindex && `<meta name="robots" content="noindex, nofollow">`,
    title && `<title>${escapeHtml(title)}</title>`,
    ...head,
  ];
  return `<!doctype html>
<html ${root}>
<head>
${elements.filter(Boolean).join("\n")}
</head>
<body>
${body}
</body>
</html>
`;
}

/** The `<link>` to a built style sheet; undefined if the build has no such entry. */
export function styleLink(entry: { file: string } | undefined): string | undefined {
  return entry && `<link rel="stylesheet" href="${entry.file}">`;
}
